import room from '@site/src/components/Figure/room.module.css';
import {onDemand} from '@site/src/recovery/onDemand';

export default onDemand(() => import('@site/src/components/SlippageCalculator/Figure'), {
  what: 'The figure',
  waiting: <div className={room.slippage} />,
});
