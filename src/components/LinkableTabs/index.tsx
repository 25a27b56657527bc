import type {ComponentProps} from 'react';
import Tabs from '@theme/Tabs';

/** Tabs with a `groupId` store the choice for the whole site, and add it to the address: `?os=macos`. */
export default function LinkableTabs(props: ComponentProps<typeof Tabs>) {
  return <Tabs queryString={props.groupId !== undefined} {...props} />;
}
