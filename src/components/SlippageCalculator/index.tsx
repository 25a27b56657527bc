import room from '@site/src/components/Figure/room.module.css';
import {onDemand} from '@site/src/recovery/onDemand';

export default onDemand(() => import('@site/src/components/SlippageCalculator/Figure'), {
  name: 'The figure',
  fallback: <div className={room.slippage} />,
});
