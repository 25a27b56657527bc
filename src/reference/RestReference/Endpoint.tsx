import {Fragment} from 'react';
import rest from '@generated/reference/default/rest.json';
import {TYPES_ID, typeId, type RestEndpoint as Described} from '@site/cedra/rest/model';
import styles from './styles.module.css';

const byId = new Map(rest.endpoints.map((each) => [each.id, each]));

/** A type's name with a link to its description, and the text around it: `Transaction[]`. */
function Type({text}: {text: string}) {
  const [name = ''] = /^\w+/.exec(text) ?? [];
  if (!Object.hasOwn(rest.types, name)) return <code>{text}</code>;
  return (
    <code>
      <a href={`#${typeId(name)}`}>{name}</a>
      {text.slice(name.length)}
    </code>
  );
}

/** Description of a type: its fields, or its alternatives. */
function Shape({shape}: {shape: (typeof rest.types)[string]}) {
  if (typeof shape === 'string') return <>{shape}</>;
  if (Array.isArray(shape)) {
    return shape.map((each, index) => (
      <Fragment key={each}>
        {index > 0 && ' or '}
        <Type text={each} />
      </Fragment>
    ));
  }
  return (
    <ul className={styles.list}>
      {Object.entries(shape).map(([name, type]) => (
        <li key={name}>
          <code>{name}</code>: <Type text={type} />
        </li>
      ))}
    </ul>
  );
}

function Types() {
  return (
    <dl>
      {Object.entries(rest.types).map(([name, shape]) => (
        <div key={name} id={typeId(name)}>
          <dt>
            <code>{name}</code>
          </dt>
          <dd>
            <Shape shape={shape} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Facts({endpoint: {parameters, body, results, errors}}: {endpoint: Described}) {
  return (
    <dl>
      {parameters.length > 0 && <dt>Parameters</dt>}
      {parameters.map(({name, in: place, type, required}) => (
        <dd key={name}>
          <code>{name}</code>: <Type text={type} />, in the {place}
          {!required && ', optional'}
        </dd>
      ))}
      {body && (
        <>
          <dt>Body</dt>
          <dd>
            <Type text={body.type} />
            {body.bcs && (
              <>
                , or BCS as <code>{body.bcs}</code>
              </>
            )}
          </dd>
        </>
      )}
      <dt>Response</dt>
      {results.map(({status, type, bcs}) => (
        <dd key={status}>
          {status}: <Type text={type} />
          {bcs && ', or BCS'}
        </dd>
      ))}
      {errors.length > 0 && (
        <>
          <dt>Errors</dt>
          <dd>
            {errors.join(', ')}: <Type text="CedraError" />
          </dd>
        </>
      )}
    </dl>
  );
}

/** The details of an endpoint, with a call that was made to a localnet; or all types. */
export default function RestEndpointDetails({id}: {id: string}) {
  if (id === TYPES_ID) return <Types />;
  const endpoint = byId.get(id);
  if (!endpoint)
    throw new Error(`cedra/rest/generated.json has no endpoint ${id}. Run \`npm run prove -- --renew\`.`);
  const {curl, status, answer} = endpoint.example;
  return (
    <>
      <Facts endpoint={endpoint} />
      <pre className={styles.code}>
        <code>{curl}</code>
      </pre>
      <p>Response with status {status}:</p>
      <pre className={styles.code}>
        <code>{typeof answer === 'string' ? answer : JSON.stringify(answer, null, 2)}</code>
      </pre>
    </>
  );
}
