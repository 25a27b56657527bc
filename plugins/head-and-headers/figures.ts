import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {CheerioAPI} from 'cheerio';
import postcss from 'postcss';
import {filesOfImport} from '../client-chunks/files';
import {FIGURES} from '../client-chunks/figures';

/** The style sheets of a figure that loads on demand. */
export interface FigureStyles {
  /** Paths below the base URL. */
  files: readonly string[];
  /** Classes that only this figure has. */
  classes: ReadonlySet<string>;
}

export function classesIn(css: string): Set<string> {
  const classes = new Set<string>();
  postcss.parse(css).walkRules(({selector}) => {
    for (const [, name = ''] of selector.matchAll(/\.(-?[_a-z][\w-]*)/gi)) classes.add(name);
  });
  return classes;
}

/**
 * Reads the style sheets of all figures that load on demand.
 * @throws Error when a figure has no class of its own
 */
export async function readFigureStyles(outDir: string): Promise<FigureStyles[]> {
  const figures = await Promise.all(
    FIGURES.map(async (figure) => {
      const files = filesOfImport(figure).filter((file) => file.endsWith('.css'));
      const css = await Promise.all(files.map((file) => readFile(path.join(outDir, file), 'utf8')));
      return {figure, files, classes: classesIn(css.join('\n'))};
    }),
  );
  return figures.map(({figure, files, classes}) => {
    const others = figures.filter((other) => other.figure !== figure);
    const own = new Set([...classes].filter((name) => !others.some((other) => other.classes.has(name))));
    if (own.size === 0)
      throw new Error(
        `head-and-headers: ${figure} has no class of its own, so pages that contain it cannot be recognised.`,
      );
    return {files, classes: own};
  });
}

export const classesOf = ($: CheerioAPI): string[] =>
  $('[class]')
    .toArray()
    .flatMap((element) => ($(element).attr('class') ?? '').split(/\s+/));

/** The style sheets of the figures that the server has rendered into a page. */
export function figureStylesOf($: CheerioAPI, figures: readonly FigureStyles[]): string[] {
  const used = new Set(classesOf($));
  return figures
    .filter(({classes}) => [...classes].some((name) => used.has(name)))
    .flatMap(({files}) => files);
}
