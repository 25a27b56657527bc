declare module '@generated/reference-data/default/errors.json' {
  import {type Errors} from '@site/lib/errors';

  const errors: Errors;
  export default errors;
}
