declare module '@generated/changes-feed/default/recent.json' {
  import {type RecentChange} from '@site/src/components/RecentChanges';

  const changes: RecentChange[];
  export default changes;
}
