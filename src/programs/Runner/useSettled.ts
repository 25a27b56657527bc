import {useEffect, useState} from 'react';

/** Milliseconds in which a reader can notice what a click would do. */
const PAUSE = 1000;

/**
 * False for a second after the caller appears and after the window comes to the front, so that a click that was meant
 * for something else does nothing.
 * @param mustSettle otherwise always true
 */
export function useSettled(mustSettle: boolean): boolean {
  const [isSettled, setSettled] = useState(!mustSettle);
  useEffect(() => {
    if (!mustSettle) return undefined;
    let timer = 0;
    const wait = () => {
      setSettled(false);
      clearTimeout(timer);
      timer = window.setTimeout(() => setSettled(true), PAUSE);
    };
    wait();
    window.addEventListener('focus', wait);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('focus', wait);
    };
  }, [mustSettle]);
  return isSettled;
}
