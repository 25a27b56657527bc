// Tabs of operating systems begin with the reader's system.
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {createStorageSlot} from '@docusaurus/theme-common';

if (ExecutionEnvironment.canUseDOM) {
  const {userAgent} = navigator;
  const system = userAgent.includes('Macintosh')
    ? 'macos'
    : userAgent.includes('Windows')
      ? 'windows'
      : undefined;
  const slot = createStorageSlot('docusaurus.tab.os');
  if (system && slot.get() === null) slot.set(system);
}
