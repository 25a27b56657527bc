/** The id of the heading above an element of the page, or undefined above the first one. */
const sectionAbove = (element: Element): string | undefined =>
  Array.from(document.querySelectorAll('article :is(h2, h3, h4)[id]'))
    .filter((heading) => heading.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING)
    .at(-1)?.id;

/**
 * The command that downloads the script of a page and runs it to the end of the section that contains an element.
 * @param script the script's path on this site
 */
export function scriptCommand(script: string, element: Element): string | undefined {
  const section = sectionAbove(element);
  const file = script.slice(script.lastIndexOf('/') + 1);
  return section && `curl -fsSLO ${new URL(script, location.href).href} && bash ${file} ${section}`;
}
