import type {Library} from './library';
import type {Tool} from './tool';

/** `search`: finds sections by words. */
export const searchTool = (library: Library): Tool => ({
  name: 'search',
  title: 'Search the documentation',
  description:
    'Finds sections by words or by a question: title, address and excerpt of each. Then `read` an address.',
  arguments: [{name: 'words', description: 'what to look for, in your own words'}],
  async run({words = ''}) {
    const hits = await library.search(words);
    if (hits.length === 0)
      return {text: 'Nothing found. Use fewer or other words.', data: {hits}, isFound: false};
    const text = hits.map(
      ({title, address, excerpt}) => `- ${title}\n  ${address}${excerpt === '' ? '' : `\n  ${excerpt}`}`,
    );
    return {text: text.join('\n'), data: {hits}};
  },
});

/** `read`: a page or a section as Markdown. */
export const readTool = (library: Library): Tool => ({
  name: 'read',
  title: 'Read a page or a section',
  description:
    'Returns a page or a section as Markdown. A long page returns the list of its sections. Takes an address of `search`, a path (`/intro`) or a path with an id (`/intro#move`); `llms.txt` lists all pages.',
  arguments: [{name: 'address', description: 'address or path of a page or a section'}],
  async run({address = ''}) {
    const passage = library.read(address);
    if (passage) return {text: passage.markdown};
    const route = library.pageOf(address);
    const shown = address.length > 120 ? `${address.slice(0, 120)}…` : address;
    const words = address.replace(/^https?:\/\/[^/]+/, '').replace(/[^\p{L}\p{N}]+/gu, ' ');
    const nearest = (await library.search(words, 5)).map((hit) => hit.address);
    const [problem, list] =
      route === undefined
        ? [`There is no page ${shown}.`, nearest]
        : [
            `${library.addressOf(route)} has no such section.`,
            library.sectionsOf(route).map((each) => library.addressOf(each)),
          ];
    const others = list.length > 0 ? `\n\nAddresses:\n${list.map((each) => `- ${each}`).join('\n')}` : '';
    return {text: problem + others, isFound: false};
  },
});
