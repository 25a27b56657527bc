// Keeps the current section in view where the table of contents is longer than the window. The theme marks its link by a
// class, with which `custom.css` starts an animation.
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {showInBox} from '../showInBox';

function showSection({animationName, target}: AnimationEvent): void {
  const box = animationName === 'current-section' && (target as Element).closest('.theme-doc-toc-desktop');
  if (!box) return;
  showInBox(target as Element, box);
}

if (ExecutionEnvironment.canUseDOM) document.addEventListener('animationstart', showSection);
