import type {ComponentProps} from 'react';
import LinkableTabs from '../LinkableTabs';

/** Tabs by network: one stored choice for the whole site, which a link can set: `?network=testnet`. */
export default function NetworkTabs({children}: Pick<ComponentProps<typeof LinkableTabs>, 'children'>) {
  return <LinkableTabs groupId="network">{children}</LinkableTabs>;
}
