// Change: the crash page has a title of its own, and navigating away recovers; with the theme, only "Try again" does
// (`deploy/upstream/crash-page.md`).
import ErrorPageContent from '@theme-original/ErrorPageContent';
import type Original from '@theme/ErrorPageContent';
import withCrashRecovery from '@site/src/components/CrashRecovery';

export default withCrashRecovery(ErrorPageContent as typeof Original);
