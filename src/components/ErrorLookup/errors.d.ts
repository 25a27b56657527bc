declare module '@generated/reference-data/default/errors.json' {
  import {type Errors} from '@site/lib/errors';

  const errors: Errors;
  export default errors;
}

declare module '@generated/reference-data/default/page-errors.json' {
  import type {PageError} from '@site/lib/errors';
  const pages: readonly PageError[];
  export default pages;
}
