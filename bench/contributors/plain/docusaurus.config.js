// Docusaurus as it came in 3.7.0 (webpack, Babel, Terser), for comparison: nothing but the pages, and what our site
// has too: edit links, last-update times, a sitemap with dates, links checked. package.json holds webpack to the
// version of that time: later ones refuse what the progress bar of 3.7.0 asks for.
module.exports = {
  title: 'developer docs',
  url: 'https://docs.example.org',
  baseUrl: '/',
  favicon: 'img/favicon.svg',
  trailingSlash: false,
  // Warnings: what components would render is not there to link to.
  onBrokenLinks: 'warn',
  onBrokenAnchors: 'warn',
  onBrokenMarkdownLinks: 'warn',
  presets: [
    [
      'classic',
      {
        docs: {
          routeBasePath: '/',
          sidebarPath: './sidebars.json',
          editUrl: 'https://example.org/edit',
          showLastUpdateTime: true,
        },
        blog: false,
        pages: false,
        sitemap: {lastmod: 'date', changefreq: null, priority: null},
      },
    ],
  ],
};
