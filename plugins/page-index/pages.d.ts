declare module '@generated/page-index/default/pages.json' {
  import type {Page} from '@site/plugins/page-index';

  const pages: Page[];
  export default pages;
}
