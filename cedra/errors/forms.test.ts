// Three hundred messages of the tools, chosen by their hash, so that nobody can choose those that work.
import {createHash} from 'node:crypto';
import {describe, expect, it} from 'vitest';
import {errors, forms, lengthIn, type Form} from './data';
import {lookUp} from './lookup';
import {fixedParts, plain} from './message';

const COUNT = 300;
const hash = (text: string): string => createHash('sha256').update(`error forms ${text}`).digest('hex');

/** The first forms of each tool by their hash, one of each tool in turn. */
function sample(): Form[] {
  const tools = [...new Set(forms.map(({tool}) => tool))];
  const queues = tools.map((tool) =>
    forms
      .filter((form) => form.tool === tool)
      .sort((one, other) => (hash(tool + one.text) < hash(tool + other.text) ? -1 : 1)),
  );
  const chosen: Form[] = [];
  for (let turn = 0; chosen.length < COUNT; turn++)
    chosen.push(...queues.flatMap((queue) => queue[turn] ?? []).slice(0, COUNT - chosen.length));
  return chosen;
}

const VALUES = [
  ['kestrel', '0x5ab3c', '/home/eva/kestrel/Move.toml', '17', '0x5ab3c::kestrel::Nest', 'u64'],
  ['plover', '0x00d41e7a99', 'C:\\src\\plover\\a.move', '90210', '0x7::plover::Egg<u8>', 'u128'],
] as const;

/** A message with invented values. */
function rendered({text}: Form, set: 0 | 1): string {
  let at = parseInt(hash(text).slice(0, 4), 16);
  return text.replaceAll('…', () => VALUES[set][at++ % VALUES[set].length] ?? '');
}

/** What a tool prints before and after a message. */
const FRAMES: Readonly<Record<string, readonly [string, string]>> = {
  compiler: [
    'error: ',
    '\n   ┌─ /home/eva/kestrel/sources/nest.move:12:9\n   │\n12 │     lay(egg);\n   │     ^^^\n',
  ],
  prover: ['error: ', '\n   ┌─ /home/eva/kestrel/sources/nest.move:7:5\n'],
  package: ['{\n  "Error": "Move compilation failed: ', '"\n}'],
  cli: ['{\n  "Error": "Unexpected error: ', '"\n}'],
  'virtual machine': ['{\n  "Error": "Simulation failed with status: ', '"\n}'],
  rest: ['{"message":"', '","error_code":"invalid_input","vm_error_code":null}'],
  faucet: ['{"message":"', '","error_code":"Rejected","rejection_reasons":[],"txn_hashes":[]}'],
  node: ["thread 'main' panicked at ", '\nnote: run with `RUST_BACKTRACE=1`'],
  sdk: ['Error: ', '\n    at nest (file:///home/eva/kestrel/main.ts:3:9)'],
};

const wrapped = (text: string, width: number): string =>
  text.replace(new RegExp(`(.{${width}})(?=.)`, 'g'), '$1\n');

/** The forms in which a message is pasted. */
function pastes(form: Form): Readonly<Record<string, string>> {
  const [before, after] = FRAMES[form.tool] ?? ['', ''];
  const message = rendered(form, 0);
  const whole = before + message + after;
  return {
    alone: message,
    framed: whole,
    'with other values': before + rendered(form, 1) + after,
    coloured: `\u001b[1;31m${before}\u001b[0m\u001b[1m${message}\u001b[0m${after}`,
    boxed: `┌────────\n${whole
      .split('\n')
      .map((line) => `│ ${line}`)
      .join('\n')}\n└────────`,
    'on one line': whole.replace(/\s*\n\s*/g, ' '),
    'on twenty lines': wrapped(whole, Math.max(6, Math.ceil(whole.length / 20))),
    'without its beginning': message.slice(Math.floor(message.length / 6)) + after,
    'without its end': before + message.slice(0, -Math.ceil(message.length / 6)),
  };
}

const NONE = 'no answer';
const all = errors();
const answer = (text: string): string => {
  const [first] = lookUp(text, all, []);
  return first && !first.isNear ? first.name : NONE;
};

/** The messages of the entries that explain a form. */
function entriesOf({text}: Form): string[] {
  const compared = plain(text);
  const own = all.toolErrors.filter((entry) => lengthIn(compared, entry) > 0);
  const found =
    own.length > 0
      ? own
      : all.toolErrors.filter(({forms: texts = []}) =>
          texts.some((each) => compared.startsWith(plain(each))),
        );
  return found.map(({message}) => message);
}

/** Messages of the sample that no entry explains. The list may only become shorter. */
const GAPS: readonly string[] = [];

const chosen = sample();

it('has three hundred messages of all tools', () => {
  expect(chosen).toHaveLength(COUNT);
  expect(new Set(chosen.map(({tool}) => tool)).size).toBe(Object.keys(FRAMES).length);
});

it('explains all messages but the known gaps', () => {
  expect(chosen.filter((form) => entriesOf(form).length === 0).map(({text}) => text)).toEqual(GAPS);
});

/** A message with fewer characters that do not vary may get no answer within other text. */
const MIN_LENGTH = 18;
const isShort = ({text}: Form): boolean => fixedParts(text).join('').length < MIN_LENGTH;

/** Entries about the words around an error, which are right as far as they go. */
const frames = new Set(all.toolErrors.filter(({frame}) => frame).map(({message}) => message));

const explained = chosen.filter((form) => entriesOf(form).length > 0);

interface Missed {
  form: Form;
  found: string;
  expected: string[];
}

/** The messages that get another answer than their entry. */
const missed = (kind: string): Missed[] =>
  explained.flatMap((form) => {
    const found = answer(pastes(form)[kind] ?? '');
    const expected = entriesOf(form);
    return expected.includes(found) ? [] : [{form, found, expected}];
  });

describe('finds the entry of a message', () => {
  it.each(['alone', 'framed', 'with other values', 'coloured', 'boxed', 'on one line', 'on twenty lines'])(
    '%s',
    (kind) => expect(missed(kind).filter(({form, found}) => !(isShort(form) && found === NONE))).toEqual([]),
  );

  it.each(['without its beginning', 'without its end'])('%s, or gives no answer', (kind) => {
    const wrong = missed(kind);
    const others = wrong.filter(({found}) => found !== NONE && !frames.has(found));
    // What is left can be the beginning of two messages.
    expect(others.length, JSON.stringify(others)).toBeLessThanOrEqual(explained.length / 30);
    expect(wrong.length, JSON.stringify(wrong)).toBeLessThanOrEqual(explained.length / 7);
  });
});
