// Change: replaces react-router's BrowserRouter. Everything hears of a new address when its page is there, not at the
// click: before, all that knows the address was drawn again twice, as it was, before the new page.
import {useEffect, useLayoutEffect, useMemo, useRef, useState, type Context, type ReactNode} from 'react';
import {dispatchLifecycleAction} from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import preload from '@docusaurus/core/lib/client/preload';
import {createBrowserHistory, type History, type Location} from 'history';
import {__HistoryContext as HistoryContext, __RouterContext as RouterContext} from 'react-router';

declare module 'react-router' {
  // The types leave it out.
  export const __HistoryContext: Context<History>;
}

export function BrowserRouter({children}: {children: ReactNode}) {
  const [history] = useState(createBrowserHistory);
  const [location, setLocation] = useState(history.location);
  const shown = useRef(location);

  useEffect(() => {
    dispatchLifecycleAction('onRouteUpdate', {previousLocation: null, location: shown.current});
  }, []);

  // Before the page is painted: a redirection that it draws has gone on already.
  useLayoutEffect(() => {
    const follow = async (next: Location) => {
      const cleanUp = dispatchLifecycleAction('onRouteUpdate', {
        previousLocation: shown.current,
        location: next,
      });
      try {
        await preload(next.pathname);
      } catch (error) {
        // A deploy may have taken the page's code away: as the framework does.
        console.warn(error);
        window.location.reload();
        return;
      }
      cleanUp();
      // Who clicked twice gets the second page only.
      if (history.location !== next) return;
      shown.current = next;
      setLocation(next);
    };
    if (history.location !== shown.current) void follow(history.location);
    return history.listen((next) => void follow(next));
  }, [history]);

  const route = useMemo(() => {
    const match = {path: '/', url: '/', params: {}, isExact: location.pathname === '/'};
    return {history, location, match};
  }, [history, location]);
  return (
    <RouterContext.Provider value={route}>
      <HistoryContext.Provider value={history}>{children}</HistoryContext.Provider>
    </RouterContext.Provider>
  );
}

// The framework imports both and uses the one that `future.experimental_router` names.
export {BrowserRouter as HashRouter};
