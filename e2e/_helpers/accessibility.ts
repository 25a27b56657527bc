import type {AxeBuilder} from '@axe-core/playwright';
import type {Page} from '@playwright/test';

/** Adds a style sheet to a page whose policy rejects a `<style>` element. */
export const addRules = (page: Page, rules: string): Promise<void> =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, rules);

/** Runs axe: a line for each rule that the page breaks, with the elements. */
export async function violationsOf(axe: AxeBuilder): Promise<string[]> {
  const {violations} = await axe.analyze();
  return violations.map(({id, nodes}) => `${id}: ${nodes.map(({html}) => html).join('\n  ')}`);
}
