// Change: is there from the moment that React has all of a page. The library's writes the head in each frame in which
// React is still at it, without what comes later: every page had the site's title and description for a moment.
import {useLayoutEffect, useState, type ComponentProps} from 'react';
import {Helmet as Original} from 'react-helmet-async';

export function Helmet(props: ComponentProps<typeof Original>) {
  const [isThere, setThere] = useState(false);
  useLayoutEffect(() => setThere(true), []);
  return isThere && <Original {...props} />;
}
