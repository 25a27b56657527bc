import Drawing from '../Drawing';
import {narrow, wide} from './scenes';

/** The four parts of a stake pool, and how coins go from one to the next. */
export default function StakePoolDrawing() {
  return (
    <Drawing
      wide={wide}
      narrow={narrow}
      alt="Added stake is pending active and becomes active at the next epoch. Unlocked stake is pending inactive until the lockup ends, then inactive, and can be withdrawn. Pending inactive stake can be reactivated."
    />
  );
}
