// Advice about the numbers of a page, which never fails a check.
import {existsSync, readFileSync} from 'node:fs';
import {pageDataFile} from '../../lib/data/page-files';
import {loadPage, parseTree} from '../../markdown/pages/page';
import {expandData} from '../../markdown/remark/expand-data';
import {warning, type Problem} from '../pages/problem';
import {normalizedNumber, findNumbers, numbersInCode} from './find';
import {parseSource, readEntries, REPOSITORIES, type NumberSource, type Repository} from './sources';

/**
 * What to look at: new numbers without a source, and entries of the list of sources that are outdated.
 * @param before the page before the change, whose numbers are not reported; undefined if nothing has changed
 */
export function adviseOnNumbers(
  page: string,
  before: string | undefined,
  repositories: Readonly<Record<string, Repository>>,
): Problem[] {
  const text = readFileSync(page, 'utf8');
  const stated = findNumbers(expandData(parseTree(text, page)));
  const entries = readEntries(page);
  const list = pageDataFile('sources', page);
  const known = new Set([
    ...findNumbers(expandData(parseTree(before ?? text, page))).map(({value}) => value),
    ...numbersInCode(
      loadPage(page)
        .blocks.map(({code}) => code)
        .join('\n'),
    ),
    ...entries.flatMap(({numbers}) => numbers.map(normalizedNumber)),
  ]);
  const shown = new Set(stated.map(({value}) => value));
  return [
    ...stated
      .filter(({value, exemption}) => !exemption && !known.has(value))
      .map((number) =>
        warning(page, number.line, `the number ${number.text} has no source; name it in ${list}`),
      ),
    ...entries.flatMap((entry) => [
      ...outdated(entry, repositories).map((problem) => warning(list, entry.line, problem)),
      ...entry.numbers
        .filter((number) => !shown.has(normalizedNumber(number)))
        .map((number) => warning(list, entry.line, `${number} is not on the page; correct it or remove it`)),
    ]),
  ];
}

/** Problems of an entry, except for the line of `source`, which `npm run sources` compares with a clone. */
function outdated(
  {source, file, token}: NumberSource,
  repositories: Readonly<Record<string, Repository>>,
): string[] {
  if ((source === undefined) === (file === undefined)) return ['needs either source or file'];
  if (token === undefined) return ['has no token, the text that confirms the number'];
  if (file !== undefined) {
    if (!existsSync(file)) return [`${file} does not exist`];
    return readFileSync(file, 'utf8').includes(token) ? [] : [`${file} no longer has "${token}"`];
  }
  const parts = parseSource(source ?? '');
  if (!parts) return [`"${source}" is not "repository path:line"`];
  return repositories[parts.name] ? [] : [`${REPOSITORIES} has no "${parts.name}"`];
}
