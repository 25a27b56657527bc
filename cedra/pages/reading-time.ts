import type {ParseFrontMatter} from '@docusaurus/types';
import {folderSlug, type ComputedFrontMatter} from './frontMatter';

/** Words of technical prose that a reader reads in a minute. */
const WORDS_PER_MINUTE = 200;

/** Lines of code that a reader reads in a minute; outputs are not counted. */
const LINES_PER_MINUTE = 40;

/** Pages with steps in which readers look things up. */
const LOOKED_UP = /docs\/(getting-started\/(index|cli|faucet)|move\/errors|nodes\/requirements)\.mdx$|\/_/;

/** Whether a page is a tutorial, which people read from start to end. */
const isTutorial = (path: string, source: string) => source.includes('<Steps>') && !LOOKED_UP.test(path);

/** The time that a page says it takes, in minutes; undefined if it says none. */
function statedMinutes(source: string): number | undefined {
  const time = /\bPlan about (\d+ minutes|an hour)\./.exec(source)?.[1];
  if (time === undefined) return undefined;
  return time === 'an hour' ? 60 : parseInt(time, 10);
}

/** Adds the time of a tutorial, and the slug of a folder's index, to the front matter of a page. */
export const parseFrontMatter: ParseFrontMatter = async (params) => {
  const {content, frontMatter} = await params.defaultParseFrontMatter(params);
  const slug = folderSlug(params.filePath);
  const computed: ComputedFrontMatter = {
    ...(slug && {slug}),
    ...(isTutorial(params.filePath, content) && {minutes: statedMinutes(content) ?? readingMinutes(content)}),
  };
  return {content, frontMatter: {...computed, ...frontMatter}};
};

/**
 * Reading time of a page in whole minutes.
 * @param source its MDX, without the front matter
 */
export function readingMinutes(source: string): number {
  let codeLines = 0;
  const prose = source.replace(/^```(.*)\n([\s\S]*?)^```$/gm, (_block, info: string, code: string) => {
    if (!/\boutput\b|^mermaid/.test(info)) codeLines += code.split('\n').length - 1;
    return '';
  });
  const words = prose
    .replace(/^(import|export) .*$/gm, '')
    .replace(/\{\/\*.*?\*\/\}|<[^>]*>|\]\([^)]*\)/g, ' ')
    .match(/[\p{L}\p{N}][\p{L}\p{N}'’_-]*/gu);
  return Math.max(1, Math.round((words?.length ?? 0) / WORDS_PER_MINUTE + codeLines / LINES_PER_MINUTE));
}
