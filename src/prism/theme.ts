import type {PrismTheme} from 'prism-react-renderer';

/** One theme for both colour modes: the colours are the tokens of `src/css/tokens.css`, so no mode can flash. */
export const prismTheme = {
  plain: {color: 'var(--code-text)', backgroundColor: 'var(--code-background)'},
  styles: [
    {types: ['comment', 'prolog', 'doctype', 'cdata'], style: {color: 'var(--code-comment)'}},
    {types: ['keyword', 'atrule', 'important', 'selector', 'tag'], style: {color: 'var(--code-keyword)'}},
    {types: ['string', 'char', 'attr-value', 'regex', 'inserted'], style: {color: 'var(--code-string)'}},
    {types: ['number', 'boolean', 'constant', 'symbol'], style: {color: 'var(--code-number)'}},
    {types: ['function', 'function-variable', 'macro'], style: {color: 'var(--code-function)'}},
    {
      types: ['class-name', 'builtin', 'namespace', 'attribute', 'attr-name', 'property', 'variable'],
      style: {color: 'var(--code-type)'},
    },
    {types: ['punctuation', 'operator'], style: {color: 'var(--code-punctuation)'}},
    {types: ['deleted'], style: {color: 'var(--code-keyword)'}},
  ],
} satisfies PrismTheme;
