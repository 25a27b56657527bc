import {expect, it} from 'vitest';
import {stepIds} from './how-to';

it('finds the headings of all steps, none beside them and none in code', () => {
  const step = (id: string) => `### Do \`it\` {/* #${id} */}\n\nText.\n`;
  const code = '```bash\n### not this {/* #code */}\n```\n';
  const source = `${step('before')}<Steps>\n\n${step('one')}${code}${step('two')}</Steps>\n${step('between')}<Steps>\n${step('three')}</Steps>`;
  expect(stepIds(source)).toEqual(['one', 'two', 'three']);
});
