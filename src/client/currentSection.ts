// Keeps the current section in view where the table of contents is longer than the window. The theme marks its link by a
// class, with which `custom.css` starts an animation.
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

function showSection({animationName, target}: AnimationEvent): void {
  const box = animationName === 'current-section' && (target as Element).closest('.theme-doc-toc-desktop');
  if (!box) return;
  const {top, bottom} = (target as Element).getBoundingClientRect();
  const view = box.getBoundingClientRect();
  // Without scrolling the page.
  if (top < view.top || bottom > view.bottom) box.scrollTop += top - view.top - view.height / 2;
}

if (ExecutionEnvironment.canUseDOM) document.addEventListener('animationstart', showSection);
