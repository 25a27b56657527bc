import {Fragment} from 'react';

/** Text with a line-break opportunity wherever `at` matches between two characters. */
export default function Breakable({text, at}: {text: string; at: RegExp}) {
  return text.split(at).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
