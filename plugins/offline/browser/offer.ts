import styles from './offer.module.css';

function button(label: string, onClick: () => void): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.className = 'button button--secondary';
  element.textContent = label;
  element.addEventListener('click', onClick);
  return element;
}

/** Announces a new version of the site. The reader decides whether to reload. */
export function offerReload(): void {
  if (document.querySelector(`.${styles.offer}`)) return;
  const offer = document.createElement('div');
  offer.className = styles.offer ?? '';
  offer.setAttribute('role', 'status');
  document.body.append(offer);
  offer.append(
    'A new version of this site is available.',
    button('Reload', () => window.location.reload()),
    button('Later', () => offer.remove()),
  );
}
