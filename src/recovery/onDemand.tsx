import {lazy, Suspense, useEffect, useState, type ComponentType, type ReactNode} from 'react';
import {loadCode} from './loadCode';

interface Options {
  /** What could not be loaded, as the subject of a sentence: "The figure". */
  what: string;
  /** What is shown until the code is there. */
  waiting?: ReactNode;
}

/**
 * A component whose code loads when it is first drawn. When the code does not come, a message with a button stands in
 * its place; the button, and the next page with this component, try again.
 */
export function onDemand<Props extends object>(
  load: () => Promise<{default: ComponentType<Props>}>,
  {what, waiting}: Options,
): ComponentType<Props> {
  /** One try. React never sees it fail: with an error in its place, it would draw the page anew. */
  function start() {
    const code = loadCode(load);
    return {code, Component: lazy(() => code.catch(() => new Promise<never>(() => undefined)))};
  }
  let latest: ReturnType<typeof start> | undefined;

  return function OnDemand(props: Props) {
    const [attempt, setAttempt] = useState(() => (latest ??= start()));
    const [hasFailed, setFailed] = useState(false);

    useEffect(() => {
      let isGone = false;
      attempt.code.catch((error: unknown) => {
        if (latest === attempt) latest = undefined;
        if (isGone) return;
        console.warn(`${what} could not be loaded.`, error);
        setFailed(true);
      });
      return () => {
        isGone = true;
      };
    }, [attempt]);

    function tryAgain(): void {
      setAttempt((latest ??= start()));
      setFailed(false);
    }

    if (hasFailed) {
      return (
        <p role="alert">
          {what} could not be loaded.{' '}
          <button className="button button--secondary button--sm" type="button" onClick={tryAgain}>
            Try again
          </button>
        </p>
      );
    }
    return (
      <Suspense fallback={waiting}>
        <attempt.Component {...props} />
      </Suspense>
    );
  };
}
