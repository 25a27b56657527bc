import type {ComponentProps} from 'react';
import {useOverflow} from '@site/src/hooks/useOverflow';

/** A table that becomes focusable when it is wider than its container, so that the keyboard can scroll it. */
export default function Table(props: ComponentProps<'table'>) {
  const {ref, overflows} = useOverflow<HTMLTableElement>();
  // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  return <table {...props} ref={ref} tabIndex={overflows ? 0 : undefined} />;
}
