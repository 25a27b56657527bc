import {escapeHtml} from '../../../lib/html';

async function linksTo(pages: Cache): Promise<string[]> {
  const links = (await pages.keys()).map(async ({url}) => {
    const html = (await (await pages.match(url))?.text()) ?? '';
    const title = /<title[^>]*>([^<|]+)/.exec(html)?.[1]?.trim();
    const path = escapeHtml(new URL(url).pathname);
    // A title is escaped already, and the path of a URL has no quotes.
    return `<li><a href="${path}">${title ?? path}</a></li>`;
  });
  return (await Promise.all(links)).sort();
}

/** The page shown instead of one that was never visited: lists the stored pages. It needs no other file. */
export async function offlinePage(pages: Cache): Promise<Response> {
  const links = await linksTo(pages);
  const html = `<!doctype html>
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
<p>You have not visited this page on this device before. ${links.length > 0 ? 'These pages are available:' : ''}</p>
<ul>${links.join('\n')}</ul>
</main>
</html>
`;
  return new Response(html, {status: 503, headers: {'content-type': 'text/html; charset=utf-8'}});
}
