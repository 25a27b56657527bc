import type {LoadContext, Plugin} from '@docusaurus/types';
import type {ThemeConfig} from '@docusaurus/preset-classic';
import {cleanPathScript} from './cleanPath';
import {forgetDismissalScript} from './forgetDismissal';

/** Scripts in the head of every page: what must be right before the first paint, and so before React starts. */
export default function earlyScripts({siteConfig, siteStorage}: LoadContext): Plugin {
  const {announcementBar} = siteConfig.themeConfig as ThemeConfig;
  return {
    name: 'early-scripts',
    injectHtmlTags() {
      const scripts = [cleanPathScript(siteConfig.baseUrl)];
      if (announcementBar?.id) scripts.push(forgetDismissalScript(announcementBar.id, siteStorage));
      return {headTags: scripts.map((innerHTML) => ({tagName: 'script', innerHTML}))};
    },
  };
}
