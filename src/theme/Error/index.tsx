// Change: if the layout itself crashes, the title is that of the crash page, and navigating away recovers.
import {type ComponentProps} from 'react';
import ErrorFallback from '@theme-original/Error';
import type ErrorType from '@theme/Error';
import CrashRecovery from '@site/src/components/CrashRecovery';

export default function ErrorWrapper(props: ComponentProps<typeof ErrorType>) {
  return (
    <>
      <CrashRecovery tryAgain={props.tryAgain} />
      <ErrorFallback {...props} />
    </>
  );
}
