import type {Library, Tool} from '@cedra-docs/docs-tool';
import {exactTools, markOf, PROOF_GRADES} from '../../../../cedra/marks/marks';
import type {ProofData} from '../../../../cedra/pages/proven-blocks';
import type {Example, ToolData} from './data';
import {listOf} from './texts';

const MAX_SHOWN = 4;
/** In characters. */
const MAX_CODE = 3_000;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
/** A text that is no part of a longer name. */
const whole = (text: string): RegExp => new RegExp(`(?<![\\w])${text}(?![\\w])`);

/** Patterns of the code that uses something, the most exact first. */
export function patternsOf(name: string): RegExp[] {
  const text = name
    .trim()
    .replace(/^`|`$/g, '')
    .replace(/(?:\(\)|\(…\))?;?$/, '');
  const [, path] = /^(?:(?:GET|POST)\s+)?(\/\S*)$/i.exec(text) ?? [];
  if (path !== undefined) {
    const segments = path.replace(/^\/v1(?=\/|$)/, '').replace(/\?.*$/, '');
    const pattern = escaped(segments).replace(/\\\{\w+\\\}|<\w+>|:\w+/g, '[^/\\s"\'?]+');
    return [new RegExp(`/v1${pattern}(?![\\w/])`)];
  }
  const patterns = [whole(escaped(text).replace(/\s+/g, '\\s+'))];
  const names = text.split('::');
  if (names.length > 1) {
    const [module = '', item = ''] = names.slice(-2).map((each) => each.replace(/<.*$/, ''));
    patterns.push(whole(`${escaped(module)}::${escaped(item)}`));
  }
  const members = /^(?:await )?[\w$]+\.([\w$.]+)$/.exec(text)?.[1];
  if (members !== undefined) patterns.push(new RegExp(`\\.${escaped(members)}(?![\\w])`));
  return patterns;
}

/** The examples that use something, the best first: the most exact match, then the better proof, then the shorter code. */
function examplesOf(name: string, examples: readonly Example[]): Example[] {
  const patterns = patternsOf(name);
  const words = name.match(/[\w$:]{3,}/g) ?? [];
  const found = examples.flatMap((example) => {
    let at = patterns.findIndex((pattern) => pattern.test(example.code));
    if (at < 0 && words.length > 1 && words.every((word) => whole(escaped(word)).test(example.code)))
      at = patterns.length;
    return at < 0 ? [] : [{example, at}];
  });
  const rank = ({isOutput, level, code}: Example): number =>
    (isOutput ? 100_000 : 0) - PROOF_GRADES[level] * 10_000 + Math.min(code.length, 9_999);
  return found
    .sort((one, other) => one.at - other.at || rank(one.example) - rank(other.example))
    .map(({example}) => example);
}

/** "ran on 2026-11-25 with Cedra CLI 1.0.0, ts-sdk 2.2.8". */
function proofText({level, note, isOutput, mustFail}: Example, proof: ProofData | undefined): string {
  const {word} = markOf({level, note, isOutput, mustFail});
  const why = note === undefined ? '' : ` (${note})`;
  if (!proof) return word + why;
  return `${word}${why} on ${proof.date} with ${exactTools(proof, proof.framework)}`;
}

function exampleText(example: Example, proof: ProofData | undefined): string {
  const {id, address, heading, language, file, code} = example;
  const shown =
    code.length > MAX_CODE
      ? `${code.slice(0, MAX_CODE)}\n… (${code.length - MAX_CODE} more characters)`
      : code;
  const fence = '`'.repeat(Math.max(3, ...Array.from(code.matchAll(/`+/g), ([ticks]) => ticks.length + 1)));
  return [
    `## ${heading ?? 'Example'}\n`,
    address,
    `Proof: ${proofText(example, proof)}; block ${id}${file === undefined ? '' : `; file \`${file}\``}\n`,
    `${fence}${language}\n${shown}\n${fence}\n`,
  ].join('\n');
}

/** `proven_example`: blocks of the pages that use something and were proven. */
export const exampleTool = ({examples, proofs}: ToolData, library: Library): Tool => ({
  name: 'proven_example',
  title: 'Find proven code',
  description:
    'Finds code of the documentation that uses a function, command, endpoint, method or error, and says how it was proven: `0x1::primary_fungible_store::transfer`, `cedra move publish`, `GET /accounts/{address}`, `cedra.view`, `EINSUFFICIENT_BALANCE`.',
  arguments: [{name: 'name', description: 'function, command, endpoint, method or error', maxLength: 300}],
  async run({name = ''}) {
    const found = examplesOf(name, examples);
    const shown = found.slice(0, MAX_SHOWN);
    if (shown.length === 0) {
      const hits = await library.search(name, 5);
      return {
        text: `No proven block uses \`${name}\`. ${listOf(hits)}`,
        data: {examples: []},
        isFound: false,
      };
    }
    const more = found.slice(MAX_SHOWN, MAX_SHOWN + 10).map(({address, id}) => `- ${address} (block ${id})`);
    const rest = more.length > 0 ? `\n${found.length - MAX_SHOWN} more:\n${more.join('\n')}\n` : '';
    return {
      text: shown.map((each) => exampleText(each, proofs[each.proof])).join('\n') + rest,
      data: {examples: shown.map(({proof, ...each}) => ({...each, proof: proofs[proof]}))},
    };
  },
});
