import {existsSync, readFileSync} from 'node:fs';
import {changedFiles, earlierText} from './earlier';
import type {Problem} from './problem';

/** The text of a changed file before and after the change; `after` is empty for a deleted file. */
export interface Change {
  file: string;
  before: string;
  after: string;
}

/** The files of the change that is checked. */
const changes = (): Change[] =>
  [...changedFiles()].filter(Boolean).map((file) => ({
    file,
    before: earlierText(file) ?? '',
    after: existsSync(file) ? readFileSync(file, 'utf8') : '',
  }));

/**
 * Moves the problems that the removal of a text has caused to the place of the removal, because a contributor has not
 * seen the other places: one problem for each text, which names the places that need it.
 */
export function atTheChange(problems: readonly Problem[], edits: readonly Change[] = changes()): Problem[] {
  const left: Problem[] = [];
  const moved = new Map<string, {problem: Problem; places: string[]}>();
  for (const problem of problems) {
    const {needs} = problem;
    const edit = needs
      ? edits.find(({before, after}) => before.includes(needs) && !after.includes(needs))
      : undefined;
    if (!needs || !edit || edit.file === problem.file) {
      left.push(problem);
      continue;
    }
    const known = moved.get(needs) ?? {
      problem: {...problem, file: edit.file, line: lineOfRemoval(needs, edit)},
      places: [],
    };
    moved.set(needs, known);
    known.places.push(`${problem.file}:${problem.line}`);
    if (problem.level === 'error') known.problem.level = 'error';
  }
  return [
    ...left,
    ...Array.from(moved, ([needs, {problem, places}]) => ({
      ...problem,
      message: `"${needs.trim()}" stood here, and ${places.join(', ')} ${places.length > 1 ? 'need' : 'needs'} it; put it back, or correct ${places.length > 1 ? 'those places' : 'that place'}`,
    })),
  ];
}

/** The line at which a removed text stood: after the last line above it that is still there. */
function lineOfRemoval(text: string, {before, after}: Change): number {
  const lines = after.split('\n');
  const above = before.slice(0, before.indexOf(text)).split('\n').slice(0, -1).reverse();
  const distance = above.findIndex((line) => line.trim() !== '' && lines.includes(line));
  return distance < 0 ? 1 : Math.min(lines.indexOf(above[distance] ?? '') + distance + 2, lines.length);
}
