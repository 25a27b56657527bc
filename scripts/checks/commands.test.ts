import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {documentedCommands, findCommands, runBy, withHelp} from './commands';

const {scripts} = JSON.parse(readFileSync('package.json', 'utf8')) as {scripts: Record<string, string>};
const mentions = documentedCommands();

it('finds commands in blocks and in sentences', () => {
  const text =
    '```bash\nnpm ci && npm start   # --here\n```\n\n`npm run check -- docs/a.mdx --pages 5`, `npx tsx scripts/a.ts --all`';
  expect(findCommands('a.md', text)).toEqual([
    {document: 'a.md', command: 'npm start', options: []},
    {document: 'a.md', command: 'npm run check', options: ['--pages']},
    {document: 'a.md', command: 'npx tsx scripts/a.ts', options: ['--all']},
  ]);
  expect(mentions.length).toBeGreaterThan(50);
});

it('package.json has every command of the documents', () => {
  const names = (command: string) => command.replace(/^npm (run )?/, '');
  expect(mentions.filter(({command}) => command.startsWith('npm ') && !(names(command) in scripts))).toEqual(
    [],
  );
});

it('Something runs every command of the documents', () => {
  expect(mentions.filter(({command}) => !(command in runBy) && !withHelp.includes(command))).toEqual([]);
});

it.each(Object.entries(runBy))('%s is run', (_, [file, text]) => {
  expect(readFileSync(file, 'utf8')).toContain(text);
});
