// Keeps the current section in view where the table of contents is longer than the window. The theme marks its link by a
// class, with which `custom.css` starts an animation.
import type {ClientModule} from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {showInBox} from '../showInBox';

function showSection({animationName, target}: AnimationEvent): void {
  const box = animationName === 'current-section' && (target as Element).closest('.theme-doc-toc-desktop');
  if (!box) return;
  showInBox(target as Element, box);
}

/** The most links that all stay visible. */
const MOST_LINKS = 18;

/** Marks a long table of contents, which shows the subsections of the current section only. */
export const onRouteDidUpdate: NonNullable<ClientModule['onRouteDidUpdate']> = () => {
  const contents = document.querySelector('.theme-doc-toc-desktop .table-of-contents');
  contents?.toggleAttribute('data-long', contents.querySelectorAll('a').length > MOST_LINKS);
};

if (ExecutionEnvironment.canUseDOM) document.addEventListener('animationstart', showSection);
