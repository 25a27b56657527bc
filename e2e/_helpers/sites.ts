/** Another port lets a second checkout run its tests at the same time. */
const port = Number(process.env.E2E_PORT ?? 4173);

/** The two builds under test. Most tests use the plain one, without third parties. */
export const sites = {
  plain: {
    directory: process.env.E2E_PLAIN_BUILD ?? 'build',
    port,
    url: `http://localhost:${port}`,
  },
  /** With every optional service, and the gallery. Tests respond to its requests. */
  configured: {
    directory: '.cache/e2e/configured',
    port: port + 1,
    url: `http://localhost:${port + 1}`,
    environment: {
      ALGOLIA_APP_ID: 'TESTAPPID0',
      ALGOLIA_API_KEY: 'test-search-only-key',
      ALGOLIA_INDEX_NAME: 'Main',
      GTAG_TRACKING_ID: 'G-TEST000000',
      GALLERY: 'true',
      NO_INDEX: 'true',
    },
    /** Hosts from which its pages load scripts. */
    scriptHosts: [/googletagmanager\.com/],
  },
} as const;

/** The port of the development server in `start.spec.ts`. */
export const startPort = port + 2;
