// Change: ejected. Tabs with a `groupId` can be linked (`?os=macos`). The content has the name of its tab, for screen
// readers and on paper, where all tabs are printed. The browser finds text in closed tabs. Tabs are mounted once: the theme mounts them again after hydration,
// as a fix of facebook/docusaurus#5653, which it no longer needs, because it applies a stored choice in an effect. That
// costs 0.3 s of blocked scripts on a page with 41 tabs and a slow phone: see `deploy/upstream/tabs.md`.
import {
  cloneElement,
  useEffect,
  useRef,
  type ComponentProps,
  type KeyboardEvent,
  type ReactElement,
} from 'react';
import {flushSync} from 'react-dom';
import clsx from 'clsx';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {
  sanitizeTabsChildren,
  TabsProvider,
  useScrollPositionBlocker,
  useTabs,
  useTabsContextValue,
} from '@docusaurus/theme-common/internal';
import type TabItemType from '@theme/TabItem';
import type TabsType from '@theme/Tabs';
import styles from './styles.module.css';

type Props = ComponentProps<typeof TabsType>;

/** The tab that an arrow key leads to: the next or previous one, and from the last to the first. */
function neighbour(tab: Element, key: string): Element | null | undefined {
  if (key === 'ArrowRight') return tab.nextElementSibling ?? tab.parentElement?.firstElementChild;
  if (key === 'ArrowLeft') return tab.previousElementSibling ?? tab.parentElement?.lastElementChild;
  return undefined;
}

function TabList({className}: Pick<Props, 'className'>) {
  const {selectedValue, selectValue, tabValues, block} = useTabs();
  const {blockElementScrollPositionUntilNextRender: keepInPlace} = useScrollPositionBlocker();

  function select(tab: HTMLElement, value: string) {
    if (value === selectedValue) return;
    keepInPlace(tab);
    selectValue(value);
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>, value: string) {
    const tab = event.currentTarget;
    const next = neighbour(tab, event.key);
    if (next instanceof HTMLElement) next.focus();
    else if (event.key === 'Enter' || event.key === ' ') select(tab, value);
    else return;
    event.preventDefault();
  }

  return (
    <div
      role="tablist"
      aria-orientation="horizontal"
      className={clsx('tabs', block && 'tabs--block', className)}>
      {tabValues.map(({value, label, attributes}) => (
        <div
          key={value}
          role="tab"
          tabIndex={selectedValue === value ? 0 : -1}
          aria-selected={selectedValue === value}
          {...attributes}
          className={clsx(
            'tabs__item',
            attributes?.className as string,
            selectedValue === value && 'tabs__item--active',
          )}
          onClick={({currentTarget}) => select(currentTarget, value)}
          onKeyDown={(event) => onKeyDown(event, value)}>
          {label ?? value}
        </div>
      ))}
    </div>
  );
}

type Item = ReactElement<ComponentProps<typeof TabItemType>>;

/** The content of a tab with its name, which tabs may list as `values` instead of giving it to each item. */
function labelled(item: Item, tabs: ReturnType<typeof useTabs>['tabValues']) {
  const {value, className, children} = item.props;
  const label = tabs.find((tab) => tab.value === value)?.label ?? value;
  return cloneElement(
    item,
    {className: clsx(className, styles.panel)},
    <div role="group" aria-label={label} className={styles.content} data-value={value}>
      {children}
    </div>,
  );
}

/** Lets the browser's search find text in all tabs, and selects the tab of what it finds. */
function useFindableTabs({selectedValue, selectValue}: ReturnType<typeof useTabs>) {
  const panels = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // React writes the attribute without a value.
    for (const panel of Array.from(panels.current?.children ?? []))
      if (panel.hasAttribute('hidden')) panel.setAttribute('hidden', 'until-found');
  }, [selectedValue]);
  useEffect(() => {
    const parent = panels.current;
    function selectFound({target}: Event): void {
      if (!(target instanceof HTMLElement) || target.parentElement !== parent) return;
      const value = target.querySelector<HTMLElement>(':scope > [data-value]')?.dataset.value;
      // Before the browser scrolls there.
      if (value !== undefined) flushSync(() => selectValue(value));
    }
    parent?.addEventListener('beforematch', selectFound);
    return () => parent?.removeEventListener('beforematch', selectFound);
  }, [selectValue]);
  return panels;
}

export default function Tabs(props: Props) {
  const value = useTabsContextValue({queryString: props.groupId !== undefined, ...props});
  const panels = useFindableTabs(value);
  return (
    <TabsProvider value={value}>
      <div className={clsx(ThemeClassNames.tabs.container, 'tabs-container', styles.container)}>
        <TabList className={props.className} />
        <div ref={panels} className={styles.panels}>
          {(sanitizeTabsChildren(props.children) as Item[]).map((item) => labelled(item, value.tabValues))}
        </div>
      </div>
    </TabsProvider>
  );
}
