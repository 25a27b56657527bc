import {Fragment} from 'react';

/** A text with break opportunities wherever `at` matches, which is between two characters. */
export default function Breakable({text, at}: {text: string; at: RegExp}) {
  return text.split(at).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
