// `npm run bench -- exam`: grades the answers of a coding assistant to the tasks beside this file.
import {readFileSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {isSolved, readTasks} from './grade';

async function main(): Promise<void> {
  const {values} = parseArgs({options: {answers: {type: 'string'}, 'held-out': {type: 'boolean'}}});
  const tasks = Object.entries(readTasks(`bench/exam/${values['held-out'] ? 'held-out' : 'tasks'}.yml`));
  if (values.answers === undefined) {
    for (const [id, {prompt}] of tasks) console.log(`${id}\n  ${prompt}\n`);
    return;
  }
  const answers = JSON.parse(readFileSync(values.answers, 'utf8')) as Record<string, unknown>;
  let total = 0;
  for (const [id, task] of tasks) {
    const solved = id in answers && (await isSolved(task, String(answers[id])));
    total += Number(solved);
    console.log(`${solved ? 'solved    ' : 'not solved'} ${id}`);
  }
  console.log(`${total} of ${tasks.length} solved`);
}

void main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
