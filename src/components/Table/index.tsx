import type {ComponentProps} from 'react';
import {useOverflow} from '@site/src/useOverflow';

/** A table that is wider than its place scrolls inside itself; then the keyboard has to reach it too. */
export default function Table(props: ComponentProps<'table'>) {
  const {ref, overflows} = useOverflow<HTMLTableElement>();
  // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  return <table {...props} ref={ref} tabIndex={overflows ? 0 : undefined} />;
}
