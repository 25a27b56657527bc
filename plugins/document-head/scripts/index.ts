import type {LoadContext} from '@docusaurus/types';
import type {ThemeConfig} from '@docusaurus/preset-classic';
import {bootRecoveryScript} from './bootRecovery';
import {cleanPathScript} from './cleanPath';
import {decodableAddressScript} from './decodableAddress';
import {earlyInputScript} from './earlyInput';
import {forgetDismissalScript} from './forgetDismissal';

/** The scripts that must run before React, as one text, so that the Content-Security-Policy needs a single hash. */
export function scriptsBeforeReact({siteConfig, siteStorage}: LoadContext): string {
  const {announcementBar} = siteConfig.themeConfig as ThemeConfig;
  return [
    bootRecoveryScript(siteConfig.baseUrl),
    cleanPathScript(siteConfig.baseUrl),
    decodableAddressScript(),
    earlyInputScript(),
    ...(announcementBar?.id ? [forgetDismissalScript(announcementBar.id, siteStorage)] : []),
  ].join('\n');
}
