import {useState} from 'react';
import {onDemand} from '@site/src/recovery/onDemand';
import {useKeys} from './useKeys';

const Dialog = onDemand(() => import('@site/src/components/KeyboardShortcuts/Dialog'), {
  name: 'The list of shortcuts',
});

interface Props {
  /** Routes of the previous and the next page. */
  previous?: string;
  next?: string;
  className: string;
}

/** The keyboard shortcuts of a page, and the button that lists them. */
export default function KeyboardShortcuts({previous, next, className}: Props) {
  const [requests, setRequests] = useState(0);
  const showList = () => setRequests((number) => number + 1);
  useKeys({'[': previous, ']': next, '?': showList});
  return (
    <>
      <button type="button" className={className} onClick={showList}>
        Keyboard shortcuts
      </button>
      {requests > 0 && <Dialog requests={requests} />}
    </>
  );
}
