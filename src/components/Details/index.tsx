import type {ComponentProps} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';

/**
 * A plain `details`, which browsers open for text that the reader searches and for an address inside; the theme's hides
 * its text from both, by a script for each.
 */
export default function Details(props: ComponentProps<'details'>) {
  useBrokenLinks().collectAnchor(props.id);
  return <details {...props} />;
}
