// Change: if the layout itself crashes, the title is that of the crash page, and navigating away recovers.
import Error from '@theme-original/Error';
import type Original from '@theme/Error';
import withCrashRecovery from '@site/src/components/CrashRecovery';

export default withCrashRecovery(Error as typeof Original);
