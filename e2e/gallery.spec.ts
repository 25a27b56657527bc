import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {sites} from './_helpers/sites';
import {expect, test} from './_helpers/test';

test.describe('S10.gallery: the component gallery', () => {
  test('The gallery is not in the production build', async ({request}) => {
    // A text that only the gallery has; if it left the source, the test would prove nothing.
    const mark = 'Every component that a page can use';
    expect(readFileSync('src/gallery/index.mdx', 'utf8')).toContain(mark);
    const {directory} = sites.plain;
    const files = readdirSync(directory, {recursive: true, encoding: 'utf8'}).filter((file) =>
      /\.(html|js|json|md|txt|xml)$/.test(file),
    );
    const leaks = files.filter((file) => readFileSync(join(directory, file), 'utf8').includes(mark));
    expect(leaks).toEqual([]);
    expect((await request.get('/gallery')).status()).toBe(404);
  });
});
