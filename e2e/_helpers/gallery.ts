// The page with all components, which no edit of a page of the documentation changes. Tests of components use it.
import type {Page} from '@playwright/test';
import {sites} from './sites';
import {open} from './test';
import {stubServices} from './thirdParties';

export const gallery = `${sites.configured.url}/gallery`;

/** Opens the gallery. @param address query and hash */
export async function openGallery(page: Page, address = ''): Promise<void> {
  await stubServices(page);
  await open(page, gallery + address);
}
