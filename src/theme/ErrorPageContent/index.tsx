// Change: the crash page has its own title, and navigating away leaves it; the theme keeps both until "Try again".
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
