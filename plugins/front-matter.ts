import type {ParseFrontMatter} from '@docusaurus/types';
import {stepIds} from './how-to';
import {isNotRead, readingMinutes} from './reading-time';

/** What the build adds to the front matter of a page. */
export interface Computed {
  /** Reading time; a reference has none. */
  minutes?: number;
  /** Ids of the headings that are steps. */
  steps?: string[];
}

/** Gives each page what is known from its text. */
export const parseFrontMatter: ParseFrontMatter = async (params) => {
  const {content, frontMatter} = await params.defaultParseFrontMatter(params);
  const steps = stepIds(content);
  const computed: Computed = {
    ...(!isNotRead(params.filePath) && {minutes: readingMinutes(content)}),
    ...(steps.length > 0 && {steps}),
  };
  return {content, frontMatter: {...frontMatter, ...computed}};
};
