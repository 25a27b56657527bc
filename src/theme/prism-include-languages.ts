// Change: does nothing, because code is coloured when a page is compiled (`plugins/highlight`), not in the browser.
export default function prismIncludeLanguages(): void {
  // No language is needed in the browser.
}
