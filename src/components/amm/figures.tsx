import {Suspense, lazy, useEffect, useState, type ComponentType} from 'react';
import {loadCode} from '@site/src/recovery/loadCode';
import styles from './figures.module.css';

type Load = () => Promise<{default: ComponentType}>;

const Missing = () => <p role="alert">The figure could not be loaded. Load the page again to see it.</p>;

/** Loads a figure when a page shows it; meanwhile its room is kept, so that nothing moves. */
function lazyFigure(load: Load, room: string | undefined): ComponentType {
  let code: ReturnType<Load> | undefined;
  const ask = () => (code ??= loadCode(load));
  // What says that it is missing is put in its place, not taken for it: React would find other HTML than it draws.
  const Loaded = lazy(() => ask().catch(() => new Promise<never>(() => undefined)));
  return function LazyFigure() {
    const [isMissing, setIsMissing] = useState(false);
    useEffect(() => {
      ask().catch(() => setIsMissing(true));
    }, []);
    if (isMissing) return <Missing />;
    return (
      <Suspense fallback={<div className={room} />}>
        <Loaded />
      </Suspense>
    );
  };
}

export const AmmCurve = lazyFigure(() => import('../AmmCurve'), styles.curve);
export const SlippageCalculator = lazyFigure(() => import('../SlippageCalculator'), styles.slippage);
export const RouteComparison = lazyFigure(() => import('../RouteComparison'), styles.routes);
