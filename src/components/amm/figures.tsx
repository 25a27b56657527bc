import {onDemand} from '@site/src/recovery/onDemand';
import styles from './figures.module.css';

/** Reserves the space of a figure while it loads, so that the page does not shift. */
const options = (room: string | undefined) => ({what: 'The figure', waiting: <div className={room} />});

export const AmmCurve = onDemand(() => import('../AmmCurve'), options(styles.curve));
export const SlippageCalculator = onDemand(() => import('../SlippageCalculator'), options(styles.slippage));
export const RouteComparison = onDemand(() => import('../RouteComparison'), options(styles.routes));
