import type {LoadContext, Plugin} from '@docusaurus/types';
import type {ThemeConfig} from '@docusaurus/preset-classic';
import {bootRecoveryScript} from './bootRecovery';
import {cleanPathScript} from './cleanPath';
import {decodableAddressScript} from './decodableAddress';
import {earlyInputScript} from './earlyInput';
import {forgetDismissalScript} from './forgetDismissal';

/** Adds the scripts that must run before React to the head of every page. */
export default function inlineHeadScripts({siteConfig, siteStorage}: LoadContext): Plugin {
  const {announcementBar} = siteConfig.themeConfig as ThemeConfig;
  return {
    name: 'inline-head-scripts',
    injectHtmlTags() {
      const scripts = [
        bootRecoveryScript(siteConfig.baseUrl),
        cleanPathScript(siteConfig.baseUrl),
        decodableAddressScript(),
        earlyInputScript(),
      ];
      if (announcementBar?.id) scripts.push(forgetDismissalScript(announcementBar.id, siteStorage));
      // A single element, so that the Content-Security-Policy needs a single hash.
      return {headTags: [{tagName: 'script', innerHTML: scripts.join('\n')}]};
    },
  };
}
