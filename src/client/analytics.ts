// The client part of `plugins/analytics`: addresses and titles of later page views.
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {TYPED} from '@site/src/site/typed';

if (ExecutionEnvironment.canUseDOM) {
  const scope = window as unknown as {gtag: (...call: unknown[]) => void};
  const {gtag} = scope;
  scope.gtag = (...call) => {
    const [command, name, address] = call;
    if (command !== 'set' || name !== 'page_path') {
      gtag(...call);
      return;
    }
    const path = String(address).replace(TYPED, '');
    // The title of the page of results contains the search between quotation marks.
    gtag('set', {page_location: location.origin + path, page_title: document.title.replace(/".*"/s, '"…"')});
    gtag('set', 'page_path', path);
  };
}
