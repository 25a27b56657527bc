// `npx tsx scripts/programs.ts`: lists every program and every command that sends a request to a node. The list says which of them
// readers can run in the page, whether the proof ran them in a browser, and why the others have no Run or Try button.
import {readArguments} from '../lib/command/arguments';
import {loadPage} from '../cedra/pages/page';
import {findPages} from '../cedra/pages/files';
import {isProgram, programsOf, runsHere, type NoProgram, type PageProgram} from '../cedra/programs/programs';
import {readReceipts} from '../cedra/receipts/receipts';

readArguments('Usage: npx tsx scripts/programs.ts', {});

const receipts = readReceipts();

function verdict(page: string, decision: PageProgram | NoProgram): string {
  if (!isProgram(decision)) return `none: ${decision.why}`;
  const {files, request, needs} = decision;
  const names = Object.keys(files);
  const proof = needs
    ? `not proven here: needs ${needs}`
    : runsHere(decision, receipts[page])
      ? 'runs here'
      : 'not proven here: no receipt';
  return [
    request === undefined ? 'Run' : 'Try',
    ...(names.length > 0 ? [`with ${names.join(', ')}`] : []),
    proof,
  ].join(', ');
}

/** Decisions by their line of output, so that a file that several pages import is listed once. */
const list = new Map<string, PageProgram | NoProgram>();
for (const page of findPages()) {
  for (const decision of programsOf(loadPage(page))) {
    const {file, line, meta} = decision.block;
    const title = typeof meta.title === 'string' ? ` ${meta.title}` : '';
    list.set(`${file}:${line}${title}: ${verdict(page, decision)}`, decision);
  }
}
console.log([...list.keys()].join('\n'));

const programs = [...list.values()].filter(isProgram);
const requests = programs.filter(({request}) => request !== undefined).length;
const proven = [...list.keys()].filter((each) => each.endsWith(', runs here')).length;
console.log(
  `${programs.length - requests} Run, ${requests} Try, ${proven} of them run here in the proof; ${list.size - programs.length} without.`,
);
