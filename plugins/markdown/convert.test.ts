import {describe, expect, it} from 'vitest';
import {markdownPath} from '../../src/site/markdownPath';
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
    [
      'gives nested tabs the labels of their own list',
      '<div class="tabs-container"><div role="tablist"><b role="tab">A</b><b role="tab">B</b></div><div>' +
        '<div role="tabpanel"><div role="group"><div class="tabs-container"><div role="tablist"><b role="tab">1</b>' +
        '<b role="tab">2</b></div><div><div role="tabpanel"><p>A1</p></div><div role="tabpanel"><p>A2</p></div></div>' +
        '</div></div></div><div role="tabpanel"><p>B</p></div></div></div>',
      '**A**\n\n**1**\n\nA1\n\n**2**\n\nA2\n\n**B**\n\nB\n',
    ],
    [
      'keeps sub- and superscripts',
      '<p>H<sub>2</sub>O, 2<sup>64</sup></p>',
      'H<sub>2</sub>O, 2<sup>64</sup>\n',
    ],
    [
      'gives pictures their whole address',
      '<p><img src="/img/a.png" alt="A"></p>',
      '![A](https://docs.example/img/a.png)\n',
    ],
    [
      'replaces a picture that is part of the page with its text alternative',
      '<p>See <img src="data:image/png;base64,AAAA" alt="A"><img src="data:image/gif;base64,AAAA" alt="">.</p>',
      'See *Picture: A*.\n',
    ],
    [
      'names the kind and the title of a note',
      '<div class="theme-admonition theme-admonition-danger alert"><div><span><svg></svg></span>Costs money</div>' +
        '<div><p>Text.</p></div></div>' +
        '<div class="theme-admonition theme-admonition-note alert"><div>note</div><div><p>Text.</p></div></div>',
      '**Danger: Costs money**\n\nText.\n\n**Note**\n\nText.\n',
    ],
    [
      'explains abbreviations',
      '<p>A <abbr title="decentralised exchange">DEX</abbr>.</p>',
      'A DEX (decentralised exchange).\n',
    ],
    [
      'aligns columns',
      '<table><thead><tr><th>a</th><th style="text-align:right">b</th></tr></thead>' +
        '<tbody><tr><td>1</td><td style="text-align:right">2</td></tr></tbody></table>',
      '| a |  b |\n| - | -: |\n| 1 |  2 |\n',
    ],
    [
      'writes footnotes below the paragraph that names them',
      '<p>A claim<sup><a href="#user-content-fn-1" id="user-content-fnref-1" data-footnote-ref>1</a></sup>.</p>' +
        '<h2 id="x">Next</h2><section data-footnotes class="footnotes"><h2 class="sr-only" id="footnote-label">Footnotes' +
        '</h2><ol><li id="user-content-fn-1"><p>The source. <a href="#user-content-fnref-1" data-footnote-backref>↩</a>' +
        '</p></li></ol></section>',
      'A claim[^1].\n\n[^1]: The source.\n\n## Next\n',
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
