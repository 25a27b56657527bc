// `npm run programs`: lists every program and every command that asks a node, and why those without Run or Try cannot
// run in the page.
import {findPages, parsePage} from '../markdown/page';
import {isProgram, programsOf} from '../markdown/programs';

const decisions = findPages().flatMap((file) => programsOf(parsePage(file)));
for (const decision of decisions) {
  const {file, line, meta} = decision.block;
  const title = typeof meta.title === 'string' ? ` ${meta.title}` : '';
  const files = isProgram(decision) ? Object.keys(decision.files) : [];
  const verb = isProgram(decision) && decision.request === undefined ? 'Run' : 'Try';
  const verdict = isProgram(decision)
    ? `${verb}${files.length > 0 ? `, with ${files.join(', ')}` : ''}`
    : `none: ${decision.why}`;
  console.log(`${file}:${line}${title}: ${verdict}`);
}
const programs = decisions.filter(isProgram);
const requests = programs.filter(({request}) => request !== undefined).length;
console.log(
  `${programs.length - requests} Run, ${requests} Try, ${decisions.length - programs.length} without.`,
);
