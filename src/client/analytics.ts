// The client part of `plugins/analytics`: addresses of later page views.
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

if (ExecutionEnvironment.canUseDOM) {
  const scope = window as unknown as {gtag: (...call: unknown[]) => void};
  const {gtag} = scope;
  scope.gtag = (...call) => {
    const [command, name, address] = call;
    if (command !== 'set' || name !== 'page_path') {
      gtag(...call);
      return;
    }
    const path = String(address).replace(/#(?![\w-]+$).*/, '');
    gtag('set', 'page_location', location.origin + path);
    gtag('set', 'page_path', path);
  };
}
