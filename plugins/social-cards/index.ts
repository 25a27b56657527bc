import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {product} from '../../src/site/product';
import {sectionOf} from '../markdown-pages/section';
import {cardPath} from './cardPath';
import {coloursIn, design} from './design';
import {cardDrawer} from './draw';

/** Draws the picture that chat programs and social networks show beside a link, one a page. */
export default function socialCards({siteDir, baseUrl}: LoadContext): Plugin {
  let version: LoadedVersion | undefined;
  return {
    name: 'social-cards',
    allContentLoaded({allContent}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent | undefined;
      version = docs?.loadedVersions[0];
    },
    async postBuild({outDir}) {
      if (!version) throw new Error('social-cards: the docs plugin has loaded no version.');
      const brand = {
        name: `${product.name} ${product.siteTitle}`,
        mark: await readFile(path.join(siteDir, 'static/img/mark.svg'), 'utf8'),
        colours: coloursIn(await readFile(path.join(siteDir, 'src/css/tokens.css'), 'utf8')),
      };
      const draw = cardDrawer(path.join(siteDir, '.cache/social-cards'));
      for (const {id, title, permalink} of version.docs) {
        const png = await draw(design({title, section: sectionOf(version, id)}, brand));
        const file = path.join(outDir, cardPath(permalink, baseUrl).slice(baseUrl.length));
        await mkdir(path.dirname(file), {recursive: true});
        await writeFile(file, png);
      }
    },
  };
}
