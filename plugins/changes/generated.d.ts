// What the plugin writes for the browser: `@generated/<plugin>/default/<file>`.

declare module '@generated/changes/default/recent.json' {
  import type {RecentChange} from '@site/src/reference/RecentChanges';
  const changes: RecentChange[];
  export default changes;
}
