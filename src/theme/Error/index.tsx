// Change: the last resort, when the layout itself crashed, keeps the crash page's title and is left by navigating.
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
