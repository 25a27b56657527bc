import {hashOf} from '../built-pages/contentSecurityPolicy';

/** Allows the frame its own script and workers, but no network, styles or images. */
const framePolicy = (script: string): string =>
  `default-src 'none'; script-src ${hashOf(script)} blob:; worker-src blob:; base-uri 'none'; form-action 'none'`;

/** The document in which programs run. */
export const frameDocument = (script: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${framePolicy(script)}"><meta name="robots" content="noindex"><title>Program</title></head><body><script>${script}</script></body></html>`;
