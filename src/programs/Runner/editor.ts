import {defaultKeymap, history, historyKeymap} from '@codemirror/commands';
import {javascriptLanguage, typescriptLanguage} from '@codemirror/lang-javascript';
import {HighlightStyle, indentOnInput, bracketMatching, syntaxHighlighting} from '@codemirror/language';
import {EditorState} from '@codemirror/state';
import {EditorView, highlightSpecialChars, keymap, lineNumbers} from '@codemirror/view';
import {tags} from '@lezer/highlight';

/** The colours of code, as in `src/css/code.css`. */
const colours = HighlightStyle.define([
  {tag: tags.comment, color: 'var(--code-comment)'},
  {tag: [tags.keyword, tags.self, tags.null, tags.bool, tags.operatorKeyword], color: 'var(--code-keyword)'},
  {tag: [tags.string, tags.regexp, tags.special(tags.string)], color: 'var(--code-string)'},
  {tag: tags.number, color: 'var(--code-number)'},
  {tag: [tags.function(tags.variableName), tags.function(tags.propertyName)], color: 'var(--code-function)'},
  {tag: [tags.typeName, tags.className], color: 'var(--code-type)'},
]);

const theme = EditorView.theme({
  '&': {color: 'var(--code-text)', fontSize: 'var(--ifm-code-font-size)'},
  '&.cm-focused': {outline: '2px solid var(--accent)', outlineOffset: '-2px'},
  '.cm-scroller': {
    fontFamily: 'var(--ifm-font-family-monospace)',
    lineHeight: 'var(--ifm-pre-line-height)',
    // Leaves room for the button above and the beginning of the output below.
    maxHeight: 'min(34rem, 45dvh)',
  },
  '.cm-content': {caretColor: 'var(--code-text)', padding: '0.5rem 0'},
  '.cm-gutters': {background: 'none', color: 'var(--text-faint)', border: '0'},
  '.cm-specialChar': {color: 'var(--danger)', background: 'var(--danger-soft)'},
  '&.cm-focused .cm-matchingBracket': {background: 'var(--highlight)'},
});

interface Options {
  parent: HTMLElement;
  /** Accessible name. */
  label: string;
  /** Path of the file; the extension determines the language. */
  path: string;
  code: string;
  /** Wraps long lines, so that no code is outside the view. */
  isWrapped: boolean;
  onChange: (code: string) => void;
  /** Ctrl or Cmd and Enter. */
  onRun: () => void;
  /** Escape moves the focus out of the editor. So does Tab, as on the rest of the page. */
  onLeave: () => void;
}

/**
 * Creates an editor with highlighting, undo and line numbers, which the caller destroys. It checks no types: after
 * Brotli, TypeScript has 797 KB and the declarations 403 KB, while everything that the button Run loads has 144 KB.
 */
export function createEditor({
  parent,
  label,
  path,
  code,
  isWrapped,
  onChange,
  onRun,
  onLeave,
}: Options): EditorView {
  // A shadow root adopts styles as objects; in the document they would be a `<style>`, which the CSP rejects.
  const root = parent.shadowRoot ?? parent.attachShadow({mode: 'open'});
  const handled = (action: () => void) => () => {
    action();
    return true;
  };
  return new EditorView({
    parent: root,
    root,
    doc: code,
    extensions: [
      lineNumbers(),
      history(),
      indentOnInput(),
      bracketMatching(),
      path.endsWith('.ts') ? typescriptLanguage : javascriptLanguage,
      syntaxHighlighting(colours),
      theme,
      // Invisible and direction characters, which make code look like other code.
      highlightSpecialChars({addSpecialChars: /\p{Default_Ignorable_Code_Point}/u}),
      isWrapped ? EditorView.lineWrapping : [],
      EditorState.tabSize.of(2),
      // Editable content is focusable without a tabindex, but accessibility checks look for one.
      EditorView.contentAttributes.of({'aria-label': label, tabindex: '0'}),
      EditorView.updateListener.of(({docChanged, state}) => {
        if (docChanged) onChange(state.doc.toString());
      }),
      keymap.of([
        {key: 'Mod-Enter', run: handled(onRun)},
        {key: 'Escape', run: handled(onLeave)},
        ...defaultKeymap,
        ...historyKeymap,
      ]),
    ],
  });
}

/** Replaces the whole text; undo brings it back. */
export function replaceCode(editor: EditorView, code: string): void {
  editor.dispatch({changes: {from: 0, to: editor.state.doc.length, insert: code}});
}
