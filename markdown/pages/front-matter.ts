import type {ParseFrontMatter} from '@docusaurus/types';
import type {ComputedFrontMatter} from '../../src/site/frontMatter';
import {hasReadingTime, readingMinutes} from './reading-time';

/** Adds the reading time to the front matter of a page. */
export const parseFrontMatter: ParseFrontMatter = async (params) => {
  const {content, frontMatter} = await params.defaultParseFrontMatter(params);
  const computed: ComputedFrontMatter = hasReadingTime(params.filePath)
    ? {minutes: readingMinutes(content)}
    : {};
  return {content, frontMatter: {...frontMatter, ...computed}};
};
