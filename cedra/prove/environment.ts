import {mkdir} from 'node:fs/promises';
import {join} from 'node:path';

import type {Page} from '@cedra-docs/proof/build';
import {defineEnvironment} from '@cedra-docs/proof';
import {pageName} from '../pages/files';
import {MoveObserver} from '../move/observer';
import {type Framework, pageFramework, usesMove, writePageFramework} from '../framework/source';
import {Ledger} from '../move/ledger';
import type {CedraTools} from '../move/tools';
import {documentedPorts} from '../localnet/localnet';
import {makeSandbox, type SandboxTools} from '../localnet/pageFolders';

/** What the pages of a run share. */
export interface CedraServices {
  tools: Omit<SandboxTools, 'frameworkRepository'>;
  framework: Framework;
  /** Parent of the pages' folders. */
  folder: string;
}

/** A page's sandbox with the CLI and a localnet, and the part of the framework that the page can reach. */
export const cedra = ({tools, framework, folder}: CedraServices) =>
  defineEnvironment<CedraTools>({
    // The proxy redirects these to the run's localnet.
    redirectedPorts: new Set(Object.values(documentedPorts)),
    died: tools.localnet.died,
    async open(page: Page) {
      const name = pageName(page.file);
      const base = join(folder, 'frameworks', name);
      await mkdir(base, {recursive: true});
      const files = usesMove(page) ? pageFramework(page, framework.files) : [];
      const frameworkRepository = await writePageFramework(framework, files, base);
      const sandbox = await makeSandbox(folder, name, {...tools, frameworkRepository});
      const ledger = await Ledger.open(tools.localnet.restUrl);
      const move = new MoveObserver(sandbox.records, async () =>
        // A localnet that has ended is reported with the command that failed.
        tools.localnet.died() === undefined ? ledger.read() : {called: new Set(), published: new Set()},
      );
      const pageTools = {
        cli: tools.cli,
        framework: {folder: join(base, 'framework'), files: framework.files},
        move,
      };
      return {sandbox, observers: [move], tools: pageTools};
    },
  });

/** Estimates the seconds that a page takes. */
export function estimate({blocks}: Page): number {
  const code = blocks.map((block) => block.code).join('\n');
  const count = (what: RegExp): number => code.match(what)?.length ?? 0;
  const network = code.includes('run-localnet --test-dir') ? 60 : 0;
  return (
    network +
    8 * count(/\bcedra move (?:test|publish|compile)/g) +
    blocks.filter(({lang}) => lang === 'bash').length
  );
}
