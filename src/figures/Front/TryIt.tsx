import Link from '@docusaurus/Link';
import Figure from '@site/src/components/Figure';
import {useNear} from '@site/src/hooks/useNear';
import {onDemand} from '@site/src/recovery/onDemand';
import styles from './styles.module.css';

const placeholder = <div className={styles.curve} />;

const AmmCurve = onDemand(() => import('@site/src/figures/AmmCurve'), {
  name: 'The figure',
  fallback: placeholder,
});

/** An interactive figure, whose code loads near the viewport. */
export default function TryIt() {
  const {ref, isNear} = useNear<HTMLDivElement>('400px');
  return (
    <>
      <p>
        Drag the point to trade in a pool of two assets. The more you sell at once, the worse your price. The
        figure uses the same whole-number arithmetic as the contract in{' '}
        <Link to="/guides/dex">Build a DEX</Link>.
      </p>
      <div ref={ref}>
        <Figure title="A trade on the curve" live>
          {isNear ? <AmmCurve /> : placeholder}
        </Figure>
      </div>
    </>
  );
}
