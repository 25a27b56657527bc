declare module '@generated/page-index/default/pages.json' {
  import type {Page} from '@site/src/components/NearestPages/nearest';

  const pages: Page[];
  export default pages;
}
