import modules from '@generated/reference/default/framework.json';
import {declaredName, frameworkId} from '@site/cedra/framework/model';
import styles from './styles.module.css';

const byId = new Map(modules.map((each) => [frameworkId(each.module), each]));

/** A declaration with its name in bold. */
function Declaration({id, text, name}: {id: string; text: string; name: string}) {
  const at = text.search(new RegExp(`\\b${name}\\b`));
  return (
    <li id={id} className={styles.declaration}>
      <code>
        {text.slice(0, at)}
        <a href={`#${id}`}>{name}</a>
        {text.slice(at + name.length)}
      </code>
    </li>
  );
}

function Declarations({title, module, lines}: {title: string; module: string; lines: string[]}) {
  if (lines.length === 0) return null;
  return (
    <>
      <h4 className={styles.title}>{title}</h4>
      <ul className={styles.declarations}>
        {lines.map((text) => {
          const name = declaredName(text);
          return <Declaration key={text} id={frameworkId(module, name)} text={text} name={name} />;
        })}
      </ul>
    </>
  );
}

/** Declarations of a module; view functions come first. */
export default function Module({id}: {id: string}) {
  const found = byId.get(id);
  if (!found)
    throw new Error(`cedra/framework/generated.json has no module ${id}. Run \`npm run prove -- --renew\`.`);
  const {module, structs, functions} = found;
  const isView = (text: string) => text.startsWith('#[view]');
  return (
    <>
      <Declarations title="View functions" module={module} lines={functions.filter(isView)} />
      <Declarations title="Functions" module={module} lines={functions.filter((text) => !isView(text))} />
      <Declarations title="Types" module={module} lines={structs} />
    </>
  );
}
