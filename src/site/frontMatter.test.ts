import {describe, expect, it} from 'vitest';
import {frontMatterProblems} from './frontMatter';

const good = {title: 'Page', description: 'd'.repeat(120)};

describe('frontMatterProblems', () => {
  it('finds no problem in correct front matter', () => {
    expect(frontMatterProblems({...good, sidebar_label: 'Page', slug: '/page'})).toEqual([]);
  });

  it.each([
    [{...good, descripton: 'typo'}, 'unknown front-matter key "descripton"'],
    [{...good, id: 'other'}, 'unknown front-matter key "id"'],
    [{description: good.description}, 'no `title`'],
    [{title: 'Page'}, 'has 0 characters'],
    [{...good, description: 'd'.repeat(161)}, 'has 161 characters'],
  ])('names the problem of %j', (frontMatter, problem) => {
    expect(frontMatterProblems(frontMatter).join()).toContain(problem);
  });
});
