import ProofMark from '@site/src/proof/ProofMark';
import {ProofContext} from '@site/src/proof/ProofMark/context';
import type {MarkedBlock} from '@site/cedra/marks/marks';

const states: (Pick<MarkedBlock, 'level' | 'note'> & {
  language: string;
  isOutput?: boolean;
  mustFail?: boolean;
})[] = [
  {level: 'ran', language: 'bash'},
  {level: 'ran', language: 'ts'},
  {level: 'compiled', language: 'move'},
  {level: 'typed', language: 'ts'},
  {level: 'checked', language: 'bash', note: 'testnet'},
  {level: 'ran', language: 'text', isOutput: true},
  {level: 'ran', language: 'bash', mustFail: true},
  {level: 'compiled', language: 'move', mustFail: true},
  {level: 'written', language: 'toml'},
  {level: 'unproven', language: 'bash', note: 'needs hardware'},
  {language: 'bash'},
];

/** The mark in every state, with sample receipts. */
export default function ProofMarks() {
  const proof = {
    date: '21 November 2026',
    tools: {cli: '1.0.0', commit: 'c6ac59a5', sdk: '2.2.8'},
    script: null,
    blocks: Object.fromEntries(
      states.flatMap(({level, note}, index) =>
        level === undefined ? [] : [[index, note === undefined ? {level} : {level, note}]],
      ),
    ),
  };
  return (
    <ProofContext value={proof}>
      <ul>
        {states.map(({level, language, isOutput = false, mustFail = false}, index) => (
          <li key={index}>
            <code>
              {level ?? 'no receipt'}, {language}
              {isOutput && ', output'}
              {mustFail && ', fails'}
            </code>{' '}
            <ProofMark hash={String(index)} name={language} {...{language, isOutput, mustFail}} />
          </li>
        ))}
      </ul>
    </ProofContext>
  );
}
