import type {ComponentProps} from 'react';
import Tabs from '@theme/Tabs';

/** Tabs whose group is kept for the whole site, and can be linked to: `?os=macos`. */
export default function LinkableTabs(props: ComponentProps<typeof Tabs>) {
  return <Tabs queryString={props.groupId !== undefined} {...props} />;
}
