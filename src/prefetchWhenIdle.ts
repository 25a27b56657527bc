import type {ClientModule} from '@docusaurus/types';

/** Waits for a moment in which the browser has nothing else to do. */
const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if (typeof requestIdleCallback === 'undefined') setTimeout(resolve);
    else requestIdleCallback(() => resolve());
  });

let isPatient = false;

/**
 * For each link that comes into view Docusaurus looks through all routes, and at first all links of a screen come at
 * once: a fifth of a second on a slow phone in which no tap is answered. Here each has its turn when there is time.
 */
const clientModule: ClientModule = {
  onRouteDidUpdate() {
    if (isPatient) return;
    isPatient = true;
    const {docusaurus} = window;
    window.docusaurus = {
      ...docusaurus,
      prefetch: async (route) => {
        await idle();
        return (await docusaurus.prefetch(route)) || [];
      },
    };
  },
};

export default clientModule;
