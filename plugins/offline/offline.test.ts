import {describe, expect, it} from 'vitest';
import {drawIcon, icons, webManifest} from './webManifest';

describe('webManifest', () => {
  it('has paths below the base URL and the real sizes of the icons', () => {
    expect(webManifest('/base/', {})).toMatchObject({
      start_url: '/base/',
      scope: '/base/',
      icons: icons.map(({file, size}) => ({src: `/base/${file}`, sizes: `${size}x${size}`})),
    });
    const mark = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1z"/></svg>';
    for (const icon of icons) expect(drawIcon(mark, icon, '#fff').readUInt32BE(16)).toBe(icon.size);
  });
});
