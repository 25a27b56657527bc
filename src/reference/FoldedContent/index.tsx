import {createContext, useContext, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {markdownPath} from '@site/src/site/markdownPath';

/** Renders the content of the entry with an id; `undefined` until its code is loaded. */
export type Render = (id: string) => ReactNode;
export const RenderContext = createContext<Render | undefined>(undefined);

/** The content of a folded entry. Before it is loaded, a link to the Markdown of the page, which has all entries. */
export default function FoldedContent({id}: {id: string}) {
  const render = useContext(RenderContext);
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const {pathname} = useLocation();
  if (render) return render(id);
  return <a href={markdownPath(pathname, baseUrl)}>All entries as plain text</a>;
}
