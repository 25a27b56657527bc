import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {addressProblem, isGenerated} from '../mdx/rendered-page/addresses';
import {listedAddresses} from '../mdx/rendered-page/elements';

/** The addresses in the HTML of a built page, wherever they come from. */
function addressesIn(html: string): string[] {
  const elements = html.replace(/<(script|style)\b[^>]*>[^]*?<\/\1>/g, '');
  return [...elements.matchAll(/\s(href|src|poster|srcset|imagesrcset)="([^"]*)"/gi)].flatMap(
    ([, name = '', value = '']) => {
      const address = value.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"');
      return /srcset$/i.test(name) ? listedAddresses(address) : [address];
    },
  );
}

/** Fails the build for addresses that lead nowhere and that Docusaurus does not see, because no link component has them. */
export default function checkAddresses({siteConfig, baseUrl, i18n}: LoadContext): Plugin {
  return {
    name: 'check-addresses',
    async postBuild({outDir, routesPaths}) {
      const bare = (route: string) => (route.length > 1 ? route.replace(/\/$/, '') : route);
      const routes = new Set(routesPaths.map(bare));
      const inOutput = (file: string) => path.join(outDir, file.slice(baseUrl.length - 1));
      const site = {
        url: siteConfig.url,
        // Built addresses have the base URL, as the routes here do.
        baseUrl: '/',
        isPage: (route: string) => routes.has(route),
        // Docusaurus checks ids, also those of content that is not in the HTML.
        hasId: () => true,
        isFile: (file: string) =>
          file.startsWith(baseUrl) &&
          (existsSync(inOutput(file)) ||
            // Other plugins write these at the same time.
            isGenerated(file.slice(baseUrl.length - 1)) ||
            (file.endsWith('.md') && routes.has(bare(file.replace(/(?:(?<=\/)index)?\.md$/, ''))))),
      };
      // Another locale, which has a build of its own, or another site on the same host.
      const {host} = new URL(siteConfig.url);
      const bases = i18n.locales.map((locale) => i18n.localeConfigs[locale]?.baseUrl ?? baseUrl);
      const isElsewhere = (address: string) => {
        const onHost = address.replace(/^https?:/, '').replace(`//${host}/`, '/');
        const [base] = bases
          .filter((each) => onHost.startsWith(each))
          .sort((one, other) => other.length - one.length);
        return base !== baseUrl && (base !== undefined || (onHost !== address && onHost.startsWith('/')));
      };
      const problems = new Set<string>();
      for (const route of routes) {
        const file = [`${inOutput(route)}.html`, path.join(inOutput(route), 'index.html')].find((each) =>
          existsSync(each),
        );
        if (!file) continue;
        for (const address of addressesIn(readFileSync(file, 'utf8'))) {
          if (isElsewhere(address)) continue;
          const problem = await addressProblem(address, route, site);
          if (problem) problems.add(`${route}: ${problem.message}`);
        }
      }
      if (problems.size > 0)
        throw new Error(
          `${[...problems].join('\n')}\nRun \`npm run check -- docs/<page>.mdx\`, which names the lines.`,
        );
    },
  };
}
