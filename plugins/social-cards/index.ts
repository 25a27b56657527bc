import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {product} from '../../src/site/product';
import {docsVersion} from '../../lib/docs-version';
import {sectionOf, sectionsOf} from '../../markdown/pages/sections';
import {cardPath} from '../../src/site/socialCard';
import {coloursIn, design} from './design';
import {drawCard} from './draw';

/** Renders a preview image for each page, which chat programs and social networks show beside a link. */
export default function socialCards({siteDir, baseUrl}: LoadContext): Plugin {
  let version: LoadedVersion;
  return {
    name: 'social-cards',
    allContentLoaded({allContent}) {
      version = docsVersion(allContent);
    },
    async postBuild({outDir}) {
      const brand = {
        name: `${product.name} ${product.siteTitle}`,
        mark: await readFile(path.join(siteDir, 'static/img/mark.svg'), 'utf8'),
        colours: coloursIn(await readFile(path.join(siteDir, 'src/css/tokens.css'), 'utf8')),
      };
      const sections = sectionsOf(version.sidebars);
      for (const {id, title, permalink} of version.docs) {
        const png = await drawCard(design({title, section: sectionOf(id, sections)}, brand));
        const file = path.join(outDir, cardPath(permalink, baseUrl).slice(baseUrl.length));
        await mkdir(path.dirname(file), {recursive: true});
        await writeFile(file, png);
      }
    },
  };
}
