import entries from '@generated/reference-data/default/aborts.json';

/** The abort codes of a module, as HTML from `markdown/remark/expand-data/fold.ts`. */
export default function Entry({id}: {id: string}) {
  return <div dangerouslySetInnerHTML={{__html: entries[id] ?? ''}} />;
}
