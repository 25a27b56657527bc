import {cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {run} from '../../../lib/command/run';
import sidebars from '../../../sidebars';
import {wholePath} from '../../../src/site/markdownPath';
import {product} from '../../../src/site/product';
import {install} from '../install';

export interface MeasuredSite {
  name: string;
  folder: string;
  /** Selector of a page's link to the next page. */
  nextLink: string;
}

interface PeerPage {
  title: string;
  markdown: string;
}

/** The Markdown pages of this site's build by name, such as `move/basics.md`. */
type Pages = ReadonlyMap<string, PeerPage>;

interface PeerProject {
  name: string;
  command: string;
  /** Path in the project by file of this folder. */
  configuration: Record<string, string>;
  content: string;
  output: string;
  nextLink: string;
  toMarkdown: (page: PeerPage) => string;
}

const peers: PeerProject[] = [
  {
    name: 'Starlight',
    command: 'astro build',
    configuration: {'astro.config.mjs': 'astro.config.mjs', 'content.config.mjs': 'src/content.config.mjs'},
    content: 'src/content/docs',
    output: 'dist',
    nextLink: 'a[rel="next"]',
    // A replacement function, because "$" is special in a replacement text.
    toMarkdown: ({title, markdown}) =>
      markdown.replace(/^# .+$/m, () => `---\ntitle: ${JSON.stringify(title)}\n---`),
  },
  {
    name: 'VitePress',
    command: 'vitepress build',
    configuration: {'vitepress.config.mjs': '.vitepress/config.mjs'},
    content: '.',
    output: '.vitepress/dist',
    nextLink: 'a.pager-link.next',
    // Vue would evaluate the text between two braces.
    toMarkdown: ({markdown}) => markdown.replaceAll('{{', '{ {'),
  },
];

const HERE = 'scripts/bench/peers';
const MAX_ATTEMPTS = 3;
/** The page whose slug is `/`. */
const HOME = 'getting-started/index';

/** An entry of `sidebars.ts`. */
type SidebarEntry =
  | string
  | {type: 'doc'; id: string}
  | {type: 'category'; label: string; link?: {id: string}; items: SidebarEntry[]};

type PeerSidebarEntry = {text: string; link: string} | {text: string; items: PeerSidebarEntry[]};

function readMarkdownPages(): Pages {
  // Not the sections of long pages, which have files of their own.
  const names = (readdirSync('build', {recursive: true}) as string[]).filter(
    (name) => name.endsWith('.md') && existsSync(path.join('build', name.replace(/\.md$/, '.html'))),
  );
  if (names.length === 0)
    throw new Error('There are no Markdown pages in build/. Run `npm run build` first.');
  return new Map(
    names.map((name) => {
      // Links within the site become links within the peers, which can prefetch them.
      const whole = path.join('build', wholePath(name));
      const markdown = readFileSync(existsSync(whole) ? whole : path.join('build', name), 'utf8').replaceAll(
        `](${product.url}/`,
        '](/',
      );
      const title = /^# (.+)$/m.exec(markdown)?.[1];
      if (!title) throw new Error(`build/${name} has no heading of level 1.`);
      return [name, {title, markdown}];
    }),
  );
}

/** Joins the sidebars of this site, so that each page of a peer links to the same next page as here. */
function toSidebar(entries: readonly SidebarEntry[], pages: Pages): PeerSidebarEntry[] {
  const toLink = (id: string) => {
    const name = id === HOME ? 'index' : id.replace(/\/index$/, '');
    const page = pages.get(`${name}.md`);
    if (!page) throw new Error(`sidebars.ts has "${id}", and there is no build/${name}.md.`);
    return {text: page.title, link: `/${name === 'index' ? '' : name}`};
  };
  return entries.map((entry) => {
    if (typeof entry === 'string') return toLink(entry);
    if (entry.type === 'doc') return toLink(entry.id);
    const own = entry.link ? [entry.link.id] : [];
    return {text: entry.label, items: toSidebar([...own, ...entry.items], pages)};
  });
}

/**
 * Builds a peer in an empty folder, because Astro keeps an old content store, and compresses the build.
 * @returns the pages that the build lacks
 */
async function build(peer: PeerProject, root: string, pages: Pages): Promise<{missing: string[]}> {
  rmSync(root, {recursive: true, force: true});
  for (const [from, to] of Object.entries(peer.configuration))
    cpSync(path.join(HERE, from), path.join(root, to));
  writeFileSync(
    path.join(root, 'sidebar.json'),
    JSON.stringify(toSidebar(Object.values(sidebars).flat(), pages)),
  );
  for (const [name, page] of pages) {
    const file = path.join(root, peer.content, name);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, peer.toMarkdown(page));
  }
  const {code} = await run(
    `cd ${root} && ../node_modules/.bin/${peer.command} && tsx ../../../../scripts/size/compress.ts ${peer.output}`,
    {live: true, env: {ASTRO_TELEMETRY_DISABLED: '1'}},
  );
  const isBuilt = (name: string) =>
    ['.html', '/index.html'].some((end) =>
      existsSync(path.join(root, peer.output, name.replace(/\.md$/, end))),
    );
  return {missing: code === 0 ? [...pages.keys()].filter((name) => !isBuilt(name)) : ['all pages']};
}

/**
 * Writes the text of this site into a Starlight and a VitePress project and builds both.
 * @throws Error when the third attempt to build a peer fails or lacks pages
 */
export async function buildPeers(): Promise<MeasuredSite[]> {
  const folder = install('peers');
  const pages = readMarkdownPages();
  const sites: MeasuredSite[] = [];
  for (const peer of peers) {
    const root = path.join(folder, peer.name.toLowerCase());
    let missing = ['all pages'];
    for (let attempts = 0; missing.length > 0; attempts++) {
      if (attempts === MAX_ATTEMPTS)
        throw new Error(`${MAX_ATTEMPTS} builds of ${peer.name} lack ${missing.join(', ')}: see above.`);
      ({missing} = await build(peer, root, pages));
    }
    sites.push({name: peer.name, folder: path.join(root, peer.output), nextLink: peer.nextLink});
  }
  return sites;
}
