import type {LoadContext, Plugin} from '@docusaurus/types';
import {feedLink, readChanges} from './read';

/** Publishes the changes of pages: a feed, and "What is new" on the front page. */
export default function changes(context: LoadContext): Plugin {
  let read: Awaited<ReturnType<typeof readChanges>>;
  return {
    name: 'changes',
    injectHtmlTags: () => ({headTags: [feedLink(context.baseUrl)]}),
    async allContentLoaded({allContent, actions}) {
      read = await readChanges(context, allContent);
      await actions.createData('recent.json', read.recent);
    },
    postBuild: ({outDir}) => read.write(outDir),
  };
}
