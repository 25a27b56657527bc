/** Words a minute of technical prose. */
const PACE = 200;

/** Lines of code a minute; what commands print is looked at, not read. */
const CODE_PACE = 40;

/** Pages that are looked up, not read through (most of their text is a generated list), and parts of pages. */
export const isNotRead = (path: string) => /docs\/(cli\/usage|glossary|move\/errors)\.mdx$|\/_/.test(path);

/** How long a page takes to read, in whole minutes. @param source its MDX, without the front matter */
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
