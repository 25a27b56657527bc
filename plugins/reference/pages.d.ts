declare module '@generated/reference/default/pages.json' {
  import type {KnownPage} from '@site/src/page/NearestPages/nearest';

  const pages: KnownPage[];
  export default pages;
}
