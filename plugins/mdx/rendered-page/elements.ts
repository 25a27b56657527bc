import {isNode, type Complaint, type RenderedNode, type RenderedPage} from './';

/** An address or an id of a page, with its place. */
export interface Found {
  value: string;
  file: string;
  line: number;
}

export interface PageContent {
  /** Addresses of links and pictures. */
  addresses: Found[];
  ids: Found[];
  complaints: Complaint[];
}

/** Properties that are addresses, on elements and components. */
const ADDRESSES = new Set([
  'href',
  'to',
  'src',
  'poster',
  'data',
  'cite',
  'action',
  'formAction',
  'xlinkHref',
]);
/** Properties that are lists of addresses, each before a size. */
const LISTS = new Set(['srcset', 'srcSet', 'imagesrcset', 'imageSrcSet']);
/** Elements that React renders without content. */
const VOID = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));

/** The addresses in HTML that is written as a text, and in styles. */
const addressesInText = (name: string, text: string): string[] => {
  const found =
    name === '__html'
      ? text.matchAll(/<\w[^<>]*?\s(?:href|src|poster)=["']([^"']*)["']/g)
      : text.matchAll(/\burl\(["']?([^"')]+)["']?\)/g);
  return Array.from(found, ([, address = '']) => address);
};

/** The addresses in a list such as `/a.png 1x, /b.png 2x`. */
export const listedAddresses = (list: string): string[] =>
  list
    .split(/,\s+/)
    .map((each) => each.trim().split(/\s+/)[0] ?? '')
    .filter(Boolean);

const isElement = ({type}: RenderedNode): boolean => /^[a-z]/.test(type);

const isBlank = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  typeof value === 'boolean' ||
  (typeof value === 'string' && !value.trim());

/** The children of a node without fragments, as a flat list. */
function childrenOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value.flatMap(childrenOf);
  if (isNode(value) && value.type === '') return childrenOf(value.props.children);
  return isBlank(value) ? [] : [value];
}

/** Reports tabs that the theme rejects with an error without a line. */
function tabProblems({props}: RenderedNode, complain: (node: unknown, message: string) => void): void {
  const values = new Set<unknown>();
  for (const item of childrenOf(props.children)) {
    if (!isNode(item) || item.type !== 'TabItem') {
      complain(item, 'only <TabItem> may stand directly in tabs; move the rest into one, or out of the tabs');
      continue;
    }
    const {value} = item.props;
    if (typeof value !== 'string' || value === '')
      complain(item, '<TabItem> has no value; write <TabItem value="macos" label="macOS">');
    else if (values.has(value)) complain(item, `two tabs have the value "${value}"; change one`);
    values.add(value);
  }
  for (const tab of Array.isArray(props.values) ? (props.values as {value?: unknown}[]) : [])
    if (!values.has(tab.value))
      complain(
        undefined,
        `no <TabItem> has the value "${String(tab.value)}" of the list; add it, or remove the value`,
      );
  const {defaultValue} = props;
  if (typeof defaultValue === 'string' && !values.has(defaultValue))
    complain(
      undefined,
      `defaultValue="${defaultValue}" is the value of no tab; write one of ${[...values].join(', ')}`,
    );
}

/** Reads the elements of a rendered page. */
export function readElements({content, complaints: first}: RenderedPage, file: string): PageContent {
  const found: PageContent = {addresses: [], ids: [], complaints: [...first]};

  /** The addresses in a property, also in lists and objects that components get. */
  function readValue(name: string, value: unknown, place: Omit<Found, 'value'>): void {
    if (typeof value === 'string') {
      if (ADDRESSES.has(name)) found.addresses.push({value, ...place});
      else if (LISTS.has(name))
        for (const each of listedAddresses(value)) found.addresses.push({value: each, ...place});
      else for (const each of addressesInText(name, value)) found.addresses.push({value: each, ...place});
    } else if (Array.isArray(value)) value.forEach((each) => readValue(name, each, place));
    else if (isNode(value)) walk(value, place, false);
    else if (typeof value === 'object' && value !== null)
      for (const [key, each] of Object.entries(value)) readValue(key, each, place);
  }

  function check(node: RenderedNode, place: Omit<Found, 'value'>, isInTab: boolean): void {
    const {type, props} = node;
    const complain = (message: string) => found.complaints.push({...place, message});
    if (isElement(node)) {
      if (typeof props.style === 'string')
        complain(`style="${props.style}" cannot be rendered; write style={{color: 'red'}}, or a class`);
      if (VOID.has(type) && childrenOf(props.children).length > 0)
        complain(`<${type}> cannot have content; write <${type} />`);
      if (typeof props.id === 'string') found.ids.push({value: props.id, ...place});
      if (typeof props.html === 'string')
        for (const [, id = ''] of props.html.matchAll(/ id="([^"]+)"/g))
          found.ids.push({value: id, ...place});
      if (isInTab && /^h[2-6]$/.test(type))
        complain(
          'a heading in a tab is out of reach while the tab is closed; write bold text, or move it above the tabs',
        );
      if (/^h[2-6]$/.test(type) && typeof props.id === 'string' && !/[\p{L}\p{N}]/u.test(props.id))
        complain('the id of the heading would be empty; end it with an id of your own: {/* #name */}');
    }
    // The theme's element for folded text.
    if (type === 'Details' && typeof props.id === 'string') found.ids.push({value: props.id, ...place});
    if (type === 'Tabs' || type === 'NetworkTabs')
      tabProblems(node, (item, message) =>
        found.complaints.push({
          file: isNode(item) ? item.file : place.file,
          line: (isNode(item) ? item.line : undefined) ?? place.line,
          message,
        }),
      );
  }

  function walk(value: unknown, around: Omit<Found, 'value'>, isInTab: boolean): void {
    if (Array.isArray(value)) value.forEach((each) => walk(each, around, isInTab));
    if (!isNode(value)) return;
    // What no line says belongs to the element around it.
    const place = value.line === undefined ? around : {file: value.file, line: value.line};
    check(value, place, isInTab);
    const isChecked = !value.props['data-noBrokenLinkCheck'];
    for (const [name, each] of Object.entries(value.props))
      if (name !== 'children' && isChecked) readValue(name, each, place);
    walk(value.props.children, place, isInTab || value.type === 'TabItem');
  }

  walk(content, {file, line: 1}, false);
  return found;
}

/** Complaints about ids that two elements of a page have. */
export function repeatedIds(ids: readonly Found[]): Complaint[] {
  const places = new Map<string, Found>();
  return ids.flatMap((found) => {
    const other = places.get(found.value);
    places.set(found.value, other ?? found);
    if (!other) return [];
    const where = `${other.file}:${other.line}`;
    return {
      file: found.file,
      line: found.line,
      message: `the id "${found.value}" is used twice on the page, first in ${where}; change one`,
    };
  });
}
