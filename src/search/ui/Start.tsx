import Link from '@docusaurus/Link';

/** Pages that most readers look for first. */
const jumps = [
  ['Quick start', '/#quick-start'],
  ['Your first contract', '/getting-started/counter'],
  ['Errors', '/move/errors'],
  ['Commands of the CLI', '/cli/usage'],
  ['Networks', '/#networks'],
  ['Glossary', '/glossary'],
] as const;

/** What an empty search shows: where most readers want to go. */
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
