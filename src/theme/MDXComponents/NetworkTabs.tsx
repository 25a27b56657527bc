import type {ComponentProps} from 'react';
import Tabs from '@theme/Tabs';

/** Tabs by network: one stored choice for the whole site, which a link can set: `?network=testnet`. */
export default function NetworkTabs({children}: Pick<ComponentProps<typeof Tabs>, 'children'>) {
  return <Tabs groupId="network">{children}</Tabs>;
}
