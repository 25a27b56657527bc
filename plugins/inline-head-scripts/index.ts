import type {LoadContext, Plugin} from '@docusaurus/types';
import type {ThemeConfig} from '@docusaurus/preset-classic';
import {bootRecoveryScript} from './bootRecovery';
import {cleanPathScript} from './cleanPath';
import {decodableAddressScript} from './decodableAddress';
import {forgetDismissalScript} from './forgetDismissal';

/** Scripts in the head of every page: what must be right before React starts. */
export default function inlineHeadScripts({siteConfig, siteStorage}: LoadContext): Plugin {
  const {announcementBar} = siteConfig.themeConfig as ThemeConfig;
  return {
    name: 'inline-head-scripts',
    injectHtmlTags() {
      const scripts = [
        bootRecoveryScript(siteConfig.baseUrl),
        cleanPathScript(siteConfig.baseUrl),
        decodableAddressScript(),
      ];
      if (announcementBar?.id) scripts.push(forgetDismissalScript(announcementBar.id, siteStorage));
      // One element, and so one hash in the Content-Security-Policy.
      return {headTags: [{tagName: 'script', innerHTML: scripts.join('\n')}]};
    },
  };
}
