import Link from '@docusaurus/Link';

/** The most popular pages. */
const jumps = [
  ['Quick start', '/#quick-start'],
  ['Your first contract', '/getting-started/counter'],
  ['Errors', '/move/errors'],
  ['CLI commands', '/cli/usage'],
  ['Networks', '/getting-started/cli#networks'],
  ['Glossary', '/glossary'],
] as const;

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
