import {describe, expect, it} from 'vitest';
import {descriptionAdvice, folderSlug, frontMatterProblems} from './frontMatter';

const good = {title: 'Page', description: 'd'.repeat(120)};

describe('frontMatterProblems', () => {
  it('finds no problem in correct front matter', () => {
    expect(frontMatterProblems({...good, sidebar_label: 'Page', slug: '/page'})).toEqual([]);
  });

  it.each([
    [{...good, descripton: 'typo'}, 'unknown front-matter key "descripton"'],
    [{...good, id: 'other'}, 'unknown front-matter key "id"'],
    [{description: good.description}, 'no `title`'],
    [{title: 'Page'}, 'no `description`'],
  ])('names the problem of %j', (frontMatter, problem) => {
    expect(frontMatterProblems(frontMatter).join()).toContain(problem);
  });
});

it('descriptionAdvice names an unusual length', () => {
  expect(descriptionAdvice(good)).toBeUndefined();
  expect(descriptionAdvice({...good, description: 'd'.repeat(161)})).toContain('has 161 characters');
});

describe('folderSlug', () => {
  it('names the folder of an index', () => {
    expect(folderSlug('/site/docs/guides/dex/index.mdx')).toBe('../dex');
    expect(folderSlug('C:\\site\\docs\\move\\index.mdx')).toBe('../move');
  });

  it.each(['/site/docs/intro.mdx', '/site/docs/index.mdx', '/site/src/gallery/index.mdx'])(
    'leaves %s alone',
    (path) => expect(folderSlug(path)).toBeUndefined(),
  );
});
