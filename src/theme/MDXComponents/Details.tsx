// Change: leaves it to the browser, which finds text in it and opens it for an address in it; the theme's hides the text
// from both, and does so for each one by script.
import type {ComponentProps} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';

export default function MDXDetails(props: ComponentProps<'details'>) {
  useBrokenLinks().collectAnchor(props.id);
  return <details {...props} />;
}
