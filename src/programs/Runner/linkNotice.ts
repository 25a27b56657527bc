/** How a program sends requests: it calls `fetch` itself, or imports a file or package that does. */
const SENDS = /\b(?:fetch|import)\b/;

/** What a reader should know about the code of a link before reading it: its length, and where it sends requests. */
export function linkNotice(code: string): string {
  const lines = code.replace(/\n+$/, '').split('\n');
  const at = lines.findIndex((line) => SENDS.test(line));
  const length = lines.length === 1 ? 'It has one line' : `It has ${lines.length} lines`;
  return at < 0
    ? `${length}. No line shows that it sends requests, but a program can hide that.`
    : `${length}, and can send requests. See line ${at + 1}.`;
}
