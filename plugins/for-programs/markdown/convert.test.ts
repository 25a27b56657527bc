import {describe, expect, it} from 'vitest';
import {markdownPath} from '../../../src/site/markdownPath';
import {stringify, toTree} from './convert';

const page = (body: string) =>
  `<html><body><div class="theme-doc-markdown markdown">${body}</div></body></html>`;
const convert = (body: string) => stringify(toTree(page(body), 'https://docs.example/a/b').children);

describe('toTree', () => {
  it.each([
    [
      'converts a highlighted block to a fence with language and title, without its buttons',
      '<div class="theme-code-block language-move"><div><span data-file="true">a.move</span><a>ran</a></div>' +
        '<pre><code><c-k>module</c-k> a {\n}</code></pre>' +
        '<button>Copy</button></div>',
      '**`a.move`**\n\n```move\nmodule a {\n}\n```\n',
    ],
    [
      'lists tab panels one below the other, each under its label',
      '<div class="tabs-container"><ul role="tablist"><li role="tab">Linux</li><li role="tab">macOS</li></ul>' +
        '<div><div role="tabpanel"><p>apt</p></div><div role="tabpanel" hidden><p>brew</p></div></div></div>',
      '**Linux**\n\napt\n\n**macOS**\n\nbrew\n',
    ],
    [
      'makes links absolute and removes the links to headings',
      '<h2 id="x">Next<a class="hash-link" href="#x"></a></h2><p><a href="/c#d">there</a></p>',
      '## Next\n\n[there](https://docs.example/c#d)\n',
    ],
    [
      'replaces a diagram with its text alternative',
      '<div role="img" aria-label="A to B."><svg><text>A</text></svg></div>',
      '*Diagram: A to B.*\n',
    ],
    ['joins texts that React separates by comments', '<p>17<!-- --> ran</p>', '17 ran\n'],
  ])('%s', (_what, html, markdown) => expect(convert(html)).toBe(markdown));

  it('replaces a collapsed reference with the complete one', () => {
    const html = '<div data-markdown-from="rest"><section><h3>Accounts</h3></section></div><p>After.</p>';
    const markdown = convert(html);
    expect(markdown).toContain('#### GET /accounts/{address}\n\nSequence number and authentication key.');
    expect(markdown).toContain('curl -s http://127.0.0.1:8080/v1/accounts/0x1\n');
    expect(markdown).toMatch(/After\.\n$/);
  });

  it('keeps the ids of headings for addresses of sections', () => {
    const [heading] = toTree(page('<h2 id="x">Next</h2>'), 'https://docs.example/a').children;
    expect(heading).toMatchObject({type: 'heading', depth: 2, data: {id: 'x'}});
  });

  it('throws for a page without text', () => {
    expect(() => toTree('<html></html>', 'https://docs.example/')).toThrow('theme-doc-markdown');
  });
});

describe('markdownPath', () => {
  it('appends .md to the route, and to index for the home page', () => {
    expect(markdownPath('/nodes/full-node', '/')).toBe('/nodes/full-node.md');
    expect(markdownPath('/base/', '/base/')).toBe('/base/index.md');
  });
});
