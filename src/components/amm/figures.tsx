import {onDemand} from '@site/src/recovery/onDemand';
import styles from './figures.module.css';

/** Reserves the space of a figure while it loads, so that the page does not shift. */
const options = (room: string | undefined) => ({what: 'The figure', waiting: <div className={room} />});

export const AmmCurve = onDemand(() => import('@site/src/components/AmmCurve'), options(styles.curve));
export const SlippageCalculator = onDemand(
  () => import('@site/src/components/SlippageCalculator'),
  options(styles.slippage),
);
export const RouteComparison = onDemand(
  () => import('@site/src/components/RouteComparison'),
  options(styles.routes),
);
