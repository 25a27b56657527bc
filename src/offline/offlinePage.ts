/** A page that can be read without a network. */
export interface KeptPage {
  path: string;
  /** As HTML. */
  title: string;
}

/** What stands in for a page that was never visited: what can be read instead. It needs no other file. */
export function offlinePage(pages: readonly KeptPage[]): string {
  const links = [...pages]
    .sort((a, b) => a.path.localeCompare(b.path))
    .map(({path, title}) => `<li><a href="${path}">${title}</a></li>`);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>You are offline</title>
<style>
:root { color-scheme: light dark; font: 1rem/1.6 system-ui, sans-serif }
body { max-width: 40rem; margin: 10vh auto; padding: 0 1rem }
</style>
<main>
<h1>You are offline</h1>
<p>This page was not visited on this device before. ${links.length > 0 ? 'These pages were:' : ''}</p>
<ul>${links.join('\n')}</ul>
</main>
</html>
`;
}
