// Change: ejected, so that the theme's styles and script do not reach the browser. Renders a plain `details`, which
// browsers open for text that the reader searches and for an address inside; the theme's hides its text from both.
import type {ComponentProps} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';

export default function MDXDetails(props: ComponentProps<'details'>) {
  useBrokenLinks().collectAnchor(props.id);
  return <details {...props} />;
}
