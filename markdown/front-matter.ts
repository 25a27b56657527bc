import type {ParseFrontMatter} from '@docusaurus/types';
import type {ComputedFrontMatter} from '../src/site/frontMatter';
import {stepIds} from './how-to';
import {isNotRead, readingMinutes} from './reading-time';

/** Gives each page what is known from its text. */
export const parseFrontMatter: ParseFrontMatter = async (params) => {
  const {content, frontMatter} = await params.defaultParseFrontMatter(params);
  const steps = stepIds(content);
  const computed: ComputedFrontMatter = {
    ...(!isNotRead(params.filePath) && {minutes: readingMinutes(content)}),
    ...(steps.length > 0 && {steps}),
  };
  return {content, frontMatter: {...frontMatter, ...computed}};
};
