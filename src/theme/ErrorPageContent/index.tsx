// Change: the crash page has a title of its own, and navigating away recovers; with the theme, only "Try again" does.
import {type ComponentProps} from 'react';
import ErrorPageContent from '@theme-original/ErrorPageContent';
import type ErrorPageContentType from '@theme/ErrorPageContent';
import CrashRecovery from '@site/src/components/CrashRecovery';

export default function ErrorPageContentWrapper(props: ComponentProps<typeof ErrorPageContentType>) {
  return (
    <>
      <CrashRecovery tryAgain={props.tryAgain} />
      <ErrorPageContent {...props} />
    </>
  );
}
