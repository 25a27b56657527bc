import type {ComponentProps} from 'react';
import Tabs from '@theme/Tabs';

/** Tabs whose choice is stored for the whole site and is part of the address: `?os=macos`. */
export default function LinkableTabs(props: ComponentProps<typeof Tabs>) {
  return <Tabs queryString={props.groupId !== undefined} {...props} />;
}
