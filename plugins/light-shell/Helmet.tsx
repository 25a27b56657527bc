// Change: replaces react-helmet-async in the browser; the server's has written the head of the first page. The library's
// writes in each frame in which React is still at a page, without what comes later: each page had the site's title for
// a moment. This one writes what a page says when React has all of it, and has only what `<Head>` needs.
import {
  Children,
  Fragment,
  isValidElement,
  useLayoutEffect,
  useState,
  type ReactElement,
  type ReactNode,
} from 'react';

type Tag = ReactElement<Record<string, unknown>, string>;

/** What each `<Head>` says, by the order in which they were drawn first: those of a page after those around it. */
const heads = new Map<number, ReactNode>();
let drawn = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** The attributes that were given to `<html>` and `<body>`. */
const given = {html: new Set<string>(), body: new Set<string>()};

/** Attributes that React calls otherwise, but for their case. */
const names: Record<string, string> = {className: 'class', httpEquiv: 'http-equiv'};

/** @yields the tags in what a `<Head>` has in it */
function* tagsIn(children: ReactNode): Generator<Tag> {
  for (const child of Children.toArray(children)) {
    if (!isValidElement<{children?: ReactNode}>(child)) continue;
    if (child.type === Fragment) yield* tagsIn(child.props.children);
    else yield child as Tag;
  }
}

/** What a tag is about. Of two that are about the same, the one from the later `<Head>` counts. */
function subjectOf({type, props}: Tag): string {
  const {rel, href, src, name, property, charSet, httpEquiv, children} = props;
  const subject = rel === 'canonical' ? rel : (href ?? src ?? name ?? property ?? charSet ?? httpEquiv);
  return `${type} ${type === 'title' ? '' : String(subject ?? children)}`;
}

/** @yields attributes with their names in HTML */
function* attributesOf({props}: Tag): Generator<[name: string, value: string]> {
  for (const [name, value] of Object.entries(props)) {
    if (name === 'children' || value === undefined || value === null) continue;
    yield [names[name] ?? name.toLowerCase(), String(value)];
  }
}

const textOf = ({props}: Tag) => [props.children ?? ''].flat().join('');

function elementOf(tag: Tag): HTMLElement {
  const element = document.createElement(tag.type);
  for (const [name, value] of attributesOf(tag)) element.setAttribute(name, value);
  element.setAttribute('data-rh', 'true');
  element.textContent = textOf(tag);
  return element;
}

function writeAttributes(type: 'html' | 'body', tags: Tag[]): void {
  const element = type === 'html' ? document.documentElement : document.body;
  const attributes = new Map(tags.flatMap((tag) => [...attributesOf(tag)]));
  for (const [name, value] of attributes)
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  for (const name of given[type]) if (!attributes.has(name)) element.removeAttribute(name);
  given[type] = new Set(attributes.keys());
}

function write(): void {
  timer = undefined;
  const all = [...heads].sort(([a], [b]) => a - b).map(([, children]) => [...tagsIn(children)]);
  const isOf = (type: string) => (tag: Tag) => tag.type === type;
  writeAttributes('html', all.flat().filter(isOf('html')));
  writeAttributes('body', all.flat().filter(isOf('body')));

  const subjects = new Set<string>();
  const tags: Tag[] = [];
  for (const head of all.reverse()) {
    const added = head.filter((tag) => !/^(html|body)$/.test(tag.type) && !subjects.has(subjectOf(tag)));
    tags.unshift(...added);
    for (const tag of added) subjects.add(subjectOf(tag));
  }
  const title = tags.find(isOf('title'));
  if (title && document.title !== textOf(title)) document.title = textOf(title);

  const before = new Set(Array.from(document.head.querySelectorAll('[data-rh]:not(title)')));
  for (const element of tags.filter((tag) => tag !== title).map(elementOf)) {
    const same = [...before].find((each) => each.isEqualNode(element));
    if (same) before.delete(same);
    else document.head.append(element);
  }
  before.forEach((element) => element.remove());
}

/** Writes once for all that changes at a time. */
function change(order: number, children: ReactNode): void {
  if (children === undefined) heads.delete(order);
  else heads.set(order, children);
  timer ??= setTimeout(write);
}

export function Helmet({children = null}: {children?: ReactNode}) {
  const [order] = useState(() => ++drawn);
  useLayoutEffect(() => change(order, children), [order, children]);
  useLayoutEffect(() => () => change(order, undefined), [order]);
  return null;
}

// The framework puts the library's around the site.
export const HelmetProvider = Fragment;
