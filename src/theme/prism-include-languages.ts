// Change: adds the Move grammar to the languages that the theme includes.
import includeLanguages from '@theme-original/prism-include-languages';
import type {PrismLib} from 'prism-react-renderer';
import {registerMove} from '@site/src/prism/move';

export default function prismIncludeLanguages(prism: PrismLib): void {
  includeLanguages(prism);
  registerMove(prism);
}
