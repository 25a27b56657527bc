import type {ThemeConfig} from '@docusaurus/preset-classic';
import {links} from './links';
import {product} from './product';

export const navbar = {
  title: product.name,
  hideOnScroll: true,
  logo: {alt: '', src: 'img/mark.svg', srcDark: 'img/mark-dark.svg', width: 28, height: 28},
  items: [
    {type: 'docSidebar', sidebarId: 'concepts', label: 'Concepts', position: 'left'},
    {href: links.feedback, label: 'Feedback', position: 'left'},
    {href: links.codeExamples, label: 'Code Examples', position: 'left'},
    {type: 'docsVersionDropdown', position: 'right'},
    {type: 'localeDropdown', position: 'right'},
  ],
} satisfies ThemeConfig['navbar'];

/** Change it with the text: it brings the bar back for readers who dismissed the last one. */
export const announcementId = 'proven-pages-2026-11';

/** The bar above the navbar. Its text is plain HTML, so links contain the base URL of the site. */
export const announcementBar = (baseUrl: string) =>
  ({
    id: announcementId,
    content: `The code here is tested. <a href="${baseUrl}getting-started/counter">Write your first contract</a>.`,
    backgroundColor: 'var(--accent-soft)',
    textColor: 'var(--text)',
    isCloseable: true,
  }) satisfies ThemeConfig['announcementBar'];
