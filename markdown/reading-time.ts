/** Words a minute of technical prose. */
const PACE = 200;

/** Lines of code a minute; outputs are not counted. */
const CODE_PACE = 40;

/** Reference pages, which are mostly generated lists, and partials. */
export const isNotRead = (path: string) => /docs\/(cli\/usage|glossary|move\/errors)\.mdx$|\/_/.test(path);

/** Reading time of a page in whole minutes. @param source its MDX, without the front matter */
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
  return Math.max(1, Math.round((words?.length ?? 0) / PACE + codeLines / CODE_PACE));
}
