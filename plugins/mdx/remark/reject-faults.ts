import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {findPages} from '../../../cedra/pages/files';
import {cachedData, codeVersion} from '../../../lib/disk-cache';
import {repositoryPath} from '../../../lib/repository';
import type {Complaint} from '../rendered-page';

type Read = (file: string) => Promise<Complaint[]>;

/** Creates a function that reads the problems of a file. The renderer compiles one file at a time. */
async function createReader(): Promise<Read> {
  // Imported on demand, because the renderer imports the plugins of the pages.
  const [{pageRenderer}, {readElements}] = await Promise.all([
    import('../rendered-page'),
    import('../rendered-page/elements'),
  ]);
  // Docusaurus itself reports links to missing files; the routes do not matter here.
  const render = pageRenderer(new Map(findPages().map((page) => [page, '/'])));
  let last: Promise<unknown> = Promise.resolve();
  return (file) => {
    const own = last.then(async () => {
      const {complaints} = readElements(await render(file), file);
      return complaints.filter((complaint) => complaint.file === file);
    });
    last = own.catch(() => undefined);
    return own;
  };
}

let reader: Promise<Read> | undefined;

/** The problems of a file that its text decides. */
async function problemsOf(file: string, text: string): Promise<Complaint[]> {
  const code = codeVersion(
    'plugins/mdx/rendered-page/index.ts',
    'plugins/mdx/rendered-page/elements.ts',
    'plugins/mdx/rendered-page/written.ts',
    'src/theme/MDXComponents/registered.ts',
  );
  const data = await cachedData('page-problems', [code, file, text], async () => {
    const read = await (reader ??= createReader());
    return Buffer.from(JSON.stringify(await read(file)));
  });
  return JSON.parse(data.toString()) as Complaint[];
}

/**
 * Remark plugin: rejects what `npm run check` rejects in the text of a page, with the same sentences, so that the build and
 * `npm start` name the line and the way out. React would say less, or nothing.
 * @throws VFileMessage with all problems of the file
 */
export default function rejectFaults() {
  return async (_tree: Root, file: VFile): Promise<void> => {
    const page = repositoryPath(file.path);
    const problems = await problemsOf(page, String(file.value));
    const [first] = problems;
    if (!first) return;
    const lines = problems.map(({line, message}) => `${page}:${line} ${message}`);
    file.fail(lines.join('\n'), {line: first.line, column: 1});
  };
}
