import {Suspense, lazy, type ComponentType} from 'react';
import {loadCode} from '@site/src/recovery/loadCode';
import styles from './figures.module.css';

type Load = () => Promise<{default: ComponentType}>;

const Missing = () => <p role="alert">The figure could not be loaded. Load the page again to see it.</p>;

/** Loads a figure when a page shows it; meanwhile its room is kept, so that nothing moves. */
function lazyFigure(load: Load, room: string | undefined): ComponentType {
  const Loaded = lazy(() => loadCode(load).catch(() => ({default: Missing})));
  return function LazyFigure() {
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
