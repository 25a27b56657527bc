import type {ComponentProps} from 'react';
import Tabs from '@theme/Tabs';

/** Tabs by network: one choice for the whole site, kept, and linkable as `?network=testnet`. */
export default function NetworkTabs({children}: Pick<ComponentProps<typeof Tabs>, 'children'>) {
  return (
    <Tabs groupId="network" queryString>
      {children}
    </Tabs>
  );
}
