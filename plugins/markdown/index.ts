import type {LoadContext, Plugin} from '@docusaurus/types';
import {type AllContent, docsVersion} from '../../lib/docs-version';
import {feedLink, readChanges} from './changes';
import {writeMarkdown} from './markdown';
import {writeTool} from './tool';

/** Publishes the site for other programs: its pages as Markdown, the feed of changes, and the command-line tool. */
export default function forPrograms(context: LoadContext): Plugin {
  let content: AllContent;
  let changes: Awaited<ReturnType<typeof readChanges>>;
  return {
    name: 'for-programs',
    injectHtmlTags: () => ({headTags: [feedLink(context.baseUrl)]}),
    async allContentLoaded({allContent, actions}) {
      content = allContent;
      changes = await readChanges(context, allContent);
      await actions.createData('recent.json', changes.recent);
    },
    async postBuild({outDir}) {
      await changes.write(outDir);
      const written = await writeMarkdown(context, docsVersion(content), outDir);
      await writeTool(context, content, written, outDir);
    },
  };
}
