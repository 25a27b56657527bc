import {useRef, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Heading from '@theme/Heading';
import reference from '@generated/reference-data/default/cli.json';
import Filter from '@site/src/components/Filter';
import {useFilter} from '@site/src/components/Filter/useFilter';
import WithCode from '@site/src/components/WithCode';
import {commandId, optionId, SHARED_OPTIONS, type CompactCommand, type CompactReference} from '@site/lib/cli';
import {isGroup, SHARED_ID} from './sections';
import Usage from './Usage';
import styles from './styles.module.css';

const {version, sharedOptions, commands} = reference;
type Option = CompactReference['sharedOptions'][number];

/** Help text: paragraphs and lists between blank lines, code between backticks. */
function Text({children}: {children: string}): ReactNode {
  return children
    .split(/\n{2,}/)
    .filter(Boolean)
    .map((paragraph, index) => {
      const items = paragraph.startsWith('- ') ? paragraph.slice(2).split(' - ') : [];
      return items.length > 0 ? (
        <ul key={index}>
          {items.map((item) => (
            <li key={item}>
              <WithCode text={item} />
            </li>
          ))}
        </ul>
      ) : (
        <p key={index} className={styles.paragraph}>
          <WithCode text={paragraph} />
        </p>
      );
    });
}

/** `-y, --assume-yes`, or `--url <URL>`, or `<FILE>…` for an argument without a flag. */
function spelling({long, short, value}: Option): string {
  const name = long ? `--${long}` : '';
  const flags = short ? `-${short}, ${name}` : name;
  const argument = value ? `<${value.name}>${value.many ? '…' : ''}` : '';
  return [flags, argument].filter(Boolean).join(' ');
}

function OptionRow({option, id}: {option: Option; id?: string}) {
  return (
    <div className={styles.option} id={id}>
      <dt>
        <code>{spelling(option)}</code>
      </dt>
      <dd>
        <Text>{option.description}</Text>
        <Facts option={option} />
      </dd>
    </div>
  );
}

/** Default, possible values and environment variable, where the help has them. */
function Facts({option: {default: preset, possibleValues, env}}: {option: Option}) {
  if (!preset && !env && possibleValues.length === 0) return null;
  return (
    <p className={styles.facts}>
      {preset && (
        <>
          Default: <code>{preset}</code>.{' '}
        </>
      )}
      {possibleValues.length > 0 && (
        <>
          {' '}
          Possible values:{' '}
          {possibleValues.map(({value, description}, index) => (
            <span key={value}>
              {index > 0 && ', '}
              <code>{value}</code>
              {description && ` (${description})`}
            </span>
          ))}
          .{' '}
        </>
      )}
      {env && (
        <>
          Environment variable: <code>{env}</code>.
        </>
      )}
    </p>
  );
}

function Command({command}: {command: CompactCommand}) {
  return (
    <section className={styles.command}>
      <Heading
        as={isGroup(command.path) ? 'h3' : 'h4'}
        id={commandId(command.path)}
        className={styles.heading}>
        <code>{`cedra ${command.path}`.trim()}</code>
      </Heading>
      <Text>{command.about}</Text>
      <Text>{command.details}</Text>
      <Usage>{command.usage}</Usage>
      {command.ownOptions.length > 0 && (
        <dl className={styles.options}>
          {command.ownOptions.map((option) => (
            <OptionRow key={`${option.long}${option.value?.name}`} option={option} />
          ))}
        </dl>
      )}
      {command.sharedOptionNames.length > 0 && (
        <p className={styles.facts}>
          Also accepts{' '}
          {command.sharedOptionNames.map((long, index) => (
            <span key={long}>
              {index > 0 && ', '}
              <Link to={`#${optionId(long)}`}>
                <code>--{long}</code>
              </Link>
            </span>
          ))}
          .
        </p>
      )}
    </section>
  );
}

function SharedOption({option}: {option: Option}) {
  const id = optionId(option.long);
  useBrokenLinks().collectAnchor(id);
  return <OptionRow option={option} id={id} />;
}

const textsOf = ({path, about, details, ownOptions, sharedOptionNames}: CompactCommand): string[] => [
  `cedra ${path}`,
  about,
  details,
  ...ownOptions.flatMap(({long, description}) => [`--${long}`, description]),
  ...sharedOptionNames.map((long) => `--${long}`),
];

/** Every command and flag of the pinned CLI, from its help. */
export default function CliReference() {
  const {shown, filter} = useFilter(commands, {textsOf, nouns: ['command', 'commands']});
  const list = useRef<HTMLDivElement>(null);

  /** Filters the list, and scrolls its beginning into view. */
  function setQuery(text: string) {
    filter.setQuery(text);
    if (list.current && list.current.getBoundingClientRect().top < 0) list.current.scrollIntoView();
  }

  return (
    <div ref={list}>
      <p className={styles.facts}>
        Generated from the <code>--help</code> output of CLI {version}: {commands.length} commands.
      </p>
      <div className={styles.filter}>
        <Filter {...filter} setQuery={setQuery} />
      </div>
      {shown.map((command) => (
        <Command key={command.path} command={command} />
      ))}
      <section className={styles.command}>
        <Heading as="h3" id={SHARED_ID} className={styles.heading}>
          {SHARED_OPTIONS}
        </Heading>
        <dl className={styles.options}>
          {sharedOptions.map((option) => (
            <SharedOption key={option.long} option={option} />
          ))}
        </dl>
      </section>
    </div>
  );
}
