import entries from '@generated/reference/default/sdk.json';
import type {SdkEntry} from '@site/cedra/sdk/model';
import WithCode from '../../components/WithCode';
import styles from './styles.module.css';

const byId = new Map(entries.map((each) => [each.id, each]));

function Call({generics, parameters, isObject, result}: NonNullable<SdkEntry['call']>) {
  return (
    <dl>
      {generics && (
        <>
          <dt>Type parameters</dt>
          <dd>
            <code>{generics.slice(1, -1)}</code>
          </dd>
        </>
      )}
      {parameters.length > 0 && <dt>{isObject ? 'Fields of the argument' : 'Parameters'}</dt>}
      {parameters.map(({name, type, required, text}) => (
        <dd key={name}>
          <code>
            {name}: {type}
          </code>
          {!required && ', optional'}
          {text && (
            <>
              . <WithCode text={text} />
            </>
          )}
        </dd>
      ))}
      <dt>Result</dt>
      <dd>
        <code>{result}</code>
      </dd>
    </dl>
  );
}

function Members({members}: {members: NonNullable<SdkEntry['members']>}) {
  return (
    <ul className={styles.members}>
      {members.map(({declaration, summary}) => (
        <li key={declaration}>
          <code>{declaration}</code> <WithCode text={summary} />
        </li>
      ))}
    </ul>
  );
}

/** The notes on a method and how to call it, or the members of a class. */
export default function Entry({id}: {id: string}) {
  const entry = byId.get(id);
  if (!entry)
    throw new Error(`cedra/sdk/generated-methods.json has no ${id}. Run \`npm run prove -- --renew\`.`);
  const {call, members, notes, summary} = entry;
  return (
    <>
      {notes
        .filter((note) => note !== summary)
        .map((note) => (
          <p key={note}>
            <WithCode text={note} />
          </p>
        ))}
      {call && <Call {...call} />}
      {members && <Members members={members} />}
    </>
  );
}
