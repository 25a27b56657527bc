import {useEffect, useRef, useState} from 'react';
import Link from '@docusaurus/Link';
import {AmmCurve} from '@site/src/components/amm/figures';
import room from '@site/src/components/amm/figures.module.css';

/** A live figure, whose code loads when the reader comes near. */
export default function TryIt() {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (!place.current) return undefined;
    const observer = new IntersectionObserver(([seen]) => seen?.isIntersecting && setIsNear(true), {
      rootMargin: '400px',
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return (
    <>
      <p>
        Move the point: it is a trade in a pool of two assets. The more you sell at once, the worse your
        price. The figure computes as the contract in <Link to="/guides/dex">Build a DEX</Link> does, in whole
        numbers.
      </p>
      <div ref={place}>{isNear ? <AmmCurve /> : <div className={room.curve} />}</div>
    </>
  );
}
