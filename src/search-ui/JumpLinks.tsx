import Link from '@docusaurus/Link';
import {jumps} from './dialog/jumps';

/** Links to popular pages. */
export default function JumpLinks({onFollow}: {onFollow?: () => void}) {
  return jumps.map(([name, path]) => (
    <Link key={path} to={path} onClick={onFollow}>
      {name}
    </Link>
  ));
}
