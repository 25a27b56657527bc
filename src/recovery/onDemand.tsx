import {lazy, Suspense, useEffect, useState, type ComponentType, type ReactNode} from 'react';
import {loadCode} from './loadCode';

interface Options {
  /** Subject of the error message: "The figure". */
  name: string;
  /** Shown until the code is loaded. */
  fallback?: ReactNode;
}

/**
 * Makes a component whose code loads when it first renders. A failure shows a message with a button; the button, and
 * the next page with the component, try again.
 */
export function onDemand<Props extends object>(
  load: () => Promise<{default: ComponentType<Props>}>,
  {name, fallback}: Options,
): ComponentType<Props> {
  /** Starts an attempt. React never sees it fail, because an error would make React render the page again. */
  function start() {
    const code = loadCode(load);
    return {code, Component: lazy(() => code.catch(() => new Promise<never>(() => undefined)))};
  }
  let latest: ReturnType<typeof start> | undefined;

  return function OnDemand(props: Props) {
    const [attempt, setAttempt] = useState(() => (latest ??= start()));
    const [hasFailed, setFailed] = useState(false);

    useEffect(() => {
      let isUnmounted = false;
      attempt.code.catch((error: unknown) => {
        if (latest === attempt) latest = undefined;
        if (isUnmounted) return;
        console.warn(`${name} could not be loaded.`, error);
        setFailed(true);
      });
      return () => {
        isUnmounted = true;
      };
    }, [attempt]);

    function tryAgain(): void {
      setAttempt((latest ??= start()));
      setFailed(false);
    }

    if (hasFailed) {
      return (
        <p role="alert">
          {name} could not be loaded.{' '}
          <button className="button button--secondary button--sm" type="button" onClick={tryAgain}>
            Try again
          </button>
        </p>
      );
    }
    return (
      <Suspense fallback={fallback}>
        <attempt.Component {...props} />
      </Suspense>
    );
  };
}
