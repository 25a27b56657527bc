import entries from '@generated/reference-data/default/cli.json';

/** The options of a command, as HTML from `markdown/remark/expand-data/fold.ts`. */
export default function Entry({id}: {id: string}) {
  return <div dangerouslySetInnerHTML={{__html: entries[id] ?? ''}} />;
}
