// Tabs of operating systems begin with the reader's system.
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {createStorageSlot} from '@docusaurus/theme-common';

if (ExecutionEnvironment.canUseDOM) {
  const {platform} = navigator;
  const system = /^Mac/.test(platform) ? 'macos' : /^Win/.test(platform) ? 'windows' : undefined;
  const slot = createStorageSlot('docusaurus.tab.os');
  if (system && slot.get() === null) slot.set(system);
}
