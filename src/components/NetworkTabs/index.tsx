import type {ComponentProps} from 'react';
import LinkableTabs from '../LinkableTabs';

/** Tabs by network: one choice for the whole site, kept, and linkable as `?network=testnet`. */
export default function NetworkTabs({children}: Pick<ComponentProps<typeof LinkableTabs>, 'children'>) {
  return <LinkableTabs groupId="network">{children}</LinkableTabs>;
}
