import {useMemo} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {SearchClient} from '@cedra-docs/search/browser';
import {withErrorAnswer} from '@site/src/error-answer/errorAnswer';
import {usePastedError} from '@site/src/error-answer/usePastedError';

/**
 * Makes a search answer errors: the client gives the answer as its first hit. The rest is that of `usePastedError`.
 * @param client must not change
 */
export function useErrorAnswer(client: SearchClient) {
  const {url, baseUrl} = useDocusaurusContext().siteConfig;
  const {onPaste, messageOf} = usePastedError();
  const answering = useMemo(
    () => withErrorAnswer(client, messageOf, url + baseUrl),
    [client, messageOf, url, baseUrl],
  );
  return {client: answering, onPaste, messageOf};
}
