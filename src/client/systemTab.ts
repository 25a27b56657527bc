// Tabs of operating systems begin with the reader's system.
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {createStorageSlot} from '@docusaurus/theme-common';

if (ExecutionEnvironment.canUseDOM) {
  // Firefox and Safari have no newer API for the platform.
  // eslint-disable-next-line @typescript-eslint/no-deprecated
  const {platform} = navigator;
  const system = platform.startsWith('Mac') ? 'macos' : platform.startsWith('Win') ? 'windows' : undefined;
  const slot = createStorageSlot('docusaurus.tab.os');
  if (system && slot.get() === null) slot.set(system);
}
