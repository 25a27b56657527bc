import Link from '@docusaurus/Link';
import {jumps} from './jumps';

/** The content of an empty search: links to popular pages. */
export default function Start({text, onFollow}: {text: string | undefined; onFollow: () => void}) {
  return (
    <>
      {text && `${text}. `}Jump to:
      <span className="search-jumps">
        {jumps.map(([name, path]) => (
          <Link key={path} to={path} onClick={onFollow}>
            {name}
          </Link>
        ))}
      </span>
    </>
  );
}
