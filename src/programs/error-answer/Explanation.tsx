import {useExplanation} from './useExplanation';
import AnswerCard from '@site/src/error-answer/AnswerCard';
import {failureOf} from './failureOf';
import type {ProgramRun} from '../Runner/useProgram';

/** The cause and the fix of the error that ended a run, below the output: it is loaded later, and moves nothing. */
export default function Explanation({run}: {run?: ProgramRun}) {
  const finding = useExplanation(run && failureOf(run));
  return <div role="status">{finding && <AnswerCard finding={finding} />}</div>;
}
