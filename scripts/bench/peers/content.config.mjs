import {docsLoader} from '@astrojs/starlight/loaders';
import {docsSchema} from '@astrojs/starlight/schema';
import {defineCollection} from 'astro:content';

const {load, ...loader} = docsLoader();

/**
 * Astro 5 writes its content store while pages are still added, and loses pages when two writes overlap
 * (withastro/astro#15672), which they do on a busy machine. Here all pages are added at once.
 */
async function loadAtOnce(context) {
  const entries = [];
  await load({...context, store: {...context.store, set: (entry) => entries.push(entry)}});
  for (const entry of entries) context.store.set(entry);
}

export const collections = {
  docs: defineCollection({loader: {...loader, load: loadAtOnce}, schema: docsSchema()}),
};
