import {useEffect, useState} from 'react';
import type {Finding} from '@site/cedra/errors/lookup';
import {loadExplain} from '@site/src/error-answer/explainError';

/**
 * What explains an error; undefined for no error, until the explanations are loaded, and for an error that none explains.
 * They are loaded with the first error.
 */
export function useExplanation(message: string | undefined): Finding | undefined {
  const [answer, setAnswer] = useState<{message: string; finding: Finding | undefined}>();
  useEffect(() => {
    if (message === undefined) return undefined;
    let isCurrent = true;
    loadExplain().then(
      (explain) => {
        const [finding] = explain(message);
        if (isCurrent) setAnswer({message, finding: finding?.isNear ? undefined : finding});
      },
      // The link to the page of errors remains.
      (error: unknown) => console.warn('The explanations of errors could not be loaded.', error),
    );
    return () => {
      isCurrent = false;
    };
  }, [message]);
  return message !== undefined && answer?.message === message ? answer.finding : undefined;
}
