import errors from '@generated/error-answer/default/errors.json';
import pages from '@generated/error-answer/default/page-errors.json';
import {type Finding, lookUp} from '@site/cedra/errors/lookup';

/** Finds what explains a text among the errors of the site; see `lookUp`. */
export const explain = (text: string): Finding[] => lookUp(text, errors, pages);
