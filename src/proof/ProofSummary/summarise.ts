import {
  averageGrade,
  cliName,
  countLevels,
  PROOF_GRADES,
  sdkName,
  type ProofGrade,
} from '@site/cedra/marks/marks';
import type {PageProof} from '../ProofMark/model';

/** The proof of a page in words: "18 of 20 blocks proven", and the rest of the line. */
export function summarise({blocks, tools, date}: PageProof): {
  grade: ProofGrade;
  proven: string;
  details: string;
} {
  const all = Object.values(blocks);
  const levels = all.flatMap(({level}) => level ?? []);
  const changed = all.length - levels.length;
  const proven = levels.filter((level) => PROOF_GRADES[level] > 0).length;
  const unit = all.length === 1 ? 'block' : 'blocks';
  return {
    grade: changed === 0 ? averageGrade(levels) : 0,
    proven: `${proven} of ${all.length} ${unit} proven`,
    details: [
      [countLevels(levels), ...(changed > 0 ? [`${changed} changed since`] : [])].filter(Boolean).join(', '),
      cliName(tools),
      sdkName(tools),
      date,
    ].join(' · '),
  };
}
