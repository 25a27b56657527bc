import type {LoadContext, Plugin} from '@docusaurus/types';
import {type AllContent, docsVersion} from '../../lib/docs-version';
import {writeTool} from './tool';
import {writeMarkdown} from './write';

/** Publishes the site for other programs: its pages as Markdown, and the command-line tool that has them. */
export default function markdown(context: LoadContext): Plugin {
  let content: AllContent;
  return {
    name: 'markdown',
    allContentLoaded({allContent}) {
      content = allContent;
    },
    async postBuild({outDir}) {
      const written = await writeMarkdown(context, docsVersion(content), outDir);
      await writeTool(context, content, written, outDir);
    },
  };
}
