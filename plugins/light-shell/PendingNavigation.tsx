// Change: replaces the framework's, which waits for the code of the next page. `router.tsx` has done that.
import {useState, type ReactNode} from 'react';
import ClientLifecyclesDispatcher from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import type {Location} from 'history';
import {Route} from 'react-router';

export default function PendingNavigation({location, children}: {location: Location; children: ReactNode}) {
  const [route, setRoute] = useState<{location: Location; previous: Location | null}>({
    location,
    previous: null,
  });
  if (route.location !== location) setRoute({location, previous: route.location});
  return (
    <ClientLifecyclesDispatcher previousLocation={route.previous} location={location}>
      <Route location={location} render={() => children} />
    </ClientLifecyclesDispatcher>
  );
}
