import type {Page} from '@playwright/test';

/** Makes the creation of elements with this name throw until `repair`, so that components with them crash. */
export async function breakElement(page: Page, name: string) {
  await page.evaluate((broken) => {
    const create = Document.prototype.createElement;
    Object.assign(window, {crashes: 0, repair: () => (Document.prototype.createElement = create)});
    Document.prototype.createElement = function (
      this: Document,
      tag: string,
      options?: ElementCreationOptions,
    ) {
      if (tag === broken) {
        (window as unknown as {crashes: number}).crashes += 1;
        throw new Error('Outer error', {cause: new Error('Inner error')});
      }
      return create.call(this, tag, options);
    };
  }, name);
}

export const repair = (page: Page) =>
  page.evaluate(() => (window as unknown as {repair: () => void}).repair());
