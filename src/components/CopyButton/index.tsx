import {useId} from 'react';
import clsx from 'clsx';
import Icon from '@site/src/components/Icon';
import {useCopy} from '@site/src/components/CopyButton/useCopy';

interface CopyButtonProps {
  read: () => string;
  /** Accessible name before a click. */
  label?: string;
  /** Id of the element with the text, to complete the accessible name: "Copy cedra init". */
  textId?: string;
  className?: string;
  iconSize?: number;
}

/** A button with an icon that copies a text and shows whether that worked. */
export default function CopyButton({
  read,
  label = 'Copy',
  textId,
  className,
  iconSize = 16,
}: CopyButtonProps) {
  const {state, icon, copy} = useCopy(read);
  const id = useId();
  const name = {idle: label, copied: 'Copied', failed: 'Copy failed'}[state];
  return (
    <button
      type="button"
      id={textId && id}
      className={clsx('icon-button', className)}
      aria-label={name}
      aria-labelledby={textId && `${id} ${textId}`}
      title={name}
      onClick={copy}>
      <Icon name={icon} size={iconSize} />
    </button>
  );
}
