import {lazy, Suspense, useEffect, useState, type ComponentType, type ReactNode} from 'react';
import {loadCode} from './loadCode';

interface Options {
  /** The subject of the error message: "The figure". */
  what: string;
  /** Shown until the code is loaded. */
  waiting?: ReactNode;
}

/**
 * A component whose code loads when it first renders. On failure it shows a message with a button; the button, and the
 * next page with this component, try again.
 */
export function onDemand<Props extends object>(
  load: () => Promise<{default: ComponentType<Props>}>,
  {what, waiting}: Options,
): ComponentType<Props> {
  /** One try. Its promise never rejects for React, because an error would make React render the page again. */
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
