// What the plugin writes for the browser: `@generated/<plugin>/default/<file>`.

declare module '@generated/error-answer/default/errors.json' {
  import type {Errors} from '@site/cedra/errors/model';
  const errors: Errors;
  export default errors;
}

declare module '@generated/error-answer/default/page-errors.json' {
  import type {PageError} from '@site/cedra/errors/model';
  const pages: readonly PageError[];
  export default pages;
}
