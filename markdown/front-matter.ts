import type {ParseFrontMatter} from '@docusaurus/types';
import type {ComputedFrontMatter} from '../src/site/frontMatter';
import {isNotRead, readingMinutes} from './reading-time';

/** Adds what can be computed from a page's text. */
export const parseFrontMatter: ParseFrontMatter = async (params) => {
  const {content, frontMatter} = await params.defaultParseFrontMatter(params);
  const computed: ComputedFrontMatter = isNotRead(params.filePath) ? {} : {minutes: readingMinutes(content)};
  return {content, frontMatter: {...frontMatter, ...computed}};
};
