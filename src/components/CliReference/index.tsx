import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import reference from '@generated/cli-reference/default/reference.json';
import Filter from '@site/src/components/Filter';
import {useFilter} from '@site/src/components/Filter/useFilter';
import {commandId, optionId, SHARED_OPTIONS, type CompactCommand, type CompactReference} from '@site/lib/cli';
import styles from './styles.module.css';

const {version, shared, commands} = reference;
type Option = CompactReference['shared'][number];

/** Help text: paragraphs between blank lines, code between backticks. */
function Text({children}: {children: string}): ReactNode {
  return children
    .split(/\n{2,}/)
    .filter(Boolean)
    .map((paragraph, index) => (
      <p key={index} className={styles.paragraph}>
        {paragraph.split('`').map((part, at) => (at % 2 === 1 ? <code key={at}>{part}</code> : part))}
      </p>
    ));
}

function spelling({long, short, value}: Option): string {
  const name = long ? `--${long}` : '';
  const both = short ? `-${short}, ${name}` : name;
  const taken = value ? `<${value.name}>${value.many ? '…' : ''}` : '';
  return [both, taken].filter(Boolean).join(' ');
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

/** Default, possible values and environment variable, as far as the CLI tells them. */
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
          Values:{' '}
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
          Environment: <code>{env}</code>.
        </>
      )}
    </p>
  );
}

function Command({command}: {command: CompactCommand}) {
  const id = commandId(command.path);
  useBrokenLinks().collectAnchor(id);
  const isGroup = !command.path.includes(' ');
  const Heading = isGroup ? 'h3' : 'h4';
  return (
    <section className={styles.command}>
      <Heading id={id} className={styles.heading}>
        <code>{`cedra ${command.path}`.trim()}</code>
        <Link className="hash-link" to={`#${id}`} aria-label={`Link to cedra ${command.path}`} />
      </Heading>
      <Text>{command.about}</Text>
      <Text>{command.details}</Text>
      <pre className={styles.usage}>
        <code>{command.usage}</code>
      </pre>
      {command.own.length > 0 && (
        <dl className={styles.options}>
          {command.own.map((option) => (
            <OptionRow key={`${option.long}${option.value?.name}`} option={option} />
          ))}
        </dl>
      )}
      {command.shared.length > 0 && (
        <p className={styles.facts}>
          Also takes{' '}
          {command.shared.map((long, index) => (
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

/** The texts of a command that the filter looks at. */
const textsOf = ({path, about, details, own, shared: taken}: CompactCommand): string[] => [
  `cedra ${path}`,
  about,
  details,
  ...own.flatMap(({long, description}) => [`--${long}`, description]),
  ...taken.map((long) => `--${long}`),
];

/** Every command and flag of the pinned CLI, from its help. */
export default function CliReference() {
  const {matches, ...filter} = useFilter();
  const shown = commands.filter((command) => matches(...textsOf(command)));
  return (
    <>
      <p className={styles.facts}>
        Read from <code>--help</code> of CLI {version}: {commands.length} commands.
      </p>
      <Filter
        {...filter}
        label={`Filter the ${commands.length} commands`}
        found={shown.length}
        nouns={['command', 'commands']}
      />
      {shown.map((command) => (
        <Command key={command.path} command={command} />
      ))}
      <section className={styles.command}>
        <h3 id="shared-options" className={styles.heading}>
          {SHARED_OPTIONS}
        </h3>
        <dl className={styles.options}>
          {shared.map((option) => (
            <SharedOption key={option.long} option={option} />
          ))}
        </dl>
      </section>
    </>
  );
}
