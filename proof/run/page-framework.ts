import {join} from 'node:path';

import {mentionedModules, type FrameworkFile} from '../framework/modules';
import {reachableFiles, writeFramework} from '../framework/prune';
import {makeFrameworkRepository} from '../framework/repository';
import {impliedModules} from '../move/implied';
import type {Page} from '../page/model';

/** Whether anything on a page compiles Move. */
export function usesMove(page: Page): boolean {
  return page.blocks.some(({lang, code}) => lang === 'move' || /\bcedra move\b/.test(code));
}

/** The framework as far as a page's code can reach it. */
export function pageFramework(page: Page, framework: readonly FrameworkFile[]): FrameworkFile[] {
  const code = page.blocks.map((block) => block.code).join('\n');
  return reachableFiles(framework, [...mentionedModules(code), ...impliedModules(code)]);
}

/** Writes it for the page's fragments and as the git repository that its manifests name; returns the repository's URL. */
export async function writePageFramework(
  files: readonly FrameworkFile[],
  prepared: string,
  base: string,
): Promise<string> {
  await writeFramework(prepared, files, join(base, 'framework'));
  return makeFrameworkRepository(prepared, files, join(base, 'framework-repository'));
}
