// What a reader cannot read in the window: texts on other texts, covered texts, texts and pictures that are cut off.
import type {Page} from '@playwright/test';

/**
 * The layout faults inside the window, a line for each, with the texts that identify the elements. Parts outside of the
 * window are not tested: scroll, or make the window as tall as the page. Bars that stay while the page scrolls (`fixed`,
 * `sticky`) may cover texts, but no text may show through.
 */
export const layoutFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    interface Box {
      left: number;
      top: number;
      right: number;
      bottom: number;
    }
    interface Piece extends Box {
      /** The element with the text, or the picture. */
      element: Element;
      name: string;
    }

    /** Rounding, and letters that are wider than their advance. */
    const TOLERANCE = 2;

    const {clientWidth, clientHeight} = document.documentElement;
    const faults = new Map<string, number>();
    /** Notes a fault once, with its largest extent in pixels. */
    const add = (fault: string, extent: number) =>
      faults.set(fault, Math.max(Math.round(extent), faults.get(fault) ?? 0));
    const styles = new Map<Element, CSSStyleDeclaration>();
    const styleOf = (element: Element) => {
      const style = styles.get(element) ?? getComputedStyle(element);
      styles.set(element, style);
      return style;
    };

    const nameOf = (element: Element, text: string) => {
      const shown = text.replace(/[\s\u200b]+/g, ' ').trim();
      const id = element.closest('[id]:not(#__docusaurus, #__docusaurus_skipToContent_fallback)')?.id;
      const place = id ? ` in #${id}` : '';
      return `<${element.localName}${place}> "${shown.length > 40 ? `${shown.slice(0, 40)}…` : shown}"`;
    };

    const intersection = (one: Box, other: Box): Box => ({
      left: Math.max(one.left, other.left),
      top: Math.max(one.top, other.top),
      right: Math.min(one.right, other.right),
      bottom: Math.min(one.bottom, other.bottom),
    });
    const isLarge = ({left, top, right, bottom}: Box) => right - left > TOLERANCE && bottom - top > TOLERANCE;

    /** Texts for screen readers only. */
    const isForScreenReaders = (style: CSSStyleDeclaration, box: DOMRect) =>
      style.clipPath === 'inset(50%)' ||
      style.clip.startsWith('rect(') ||
      (box.width <= 1 && box.height <= 1);

    /**
     * The part of a box that its ancestors show; undefined if they hide it. Notes a fault if an ancestor cuts it off
     * and neither scrolls nor prints an ellipsis.
     */
    const shownPart = (element: Element, whole: Box, name: string): Box | undefined => {
      let shown = whole;
      let {position} = styleOf(element);
      for (let ancestor: Element | null = element; ancestor; ancestor = ancestor.parentElement) {
        const style = styleOf(ancestor);
        const box = ancestor.getBoundingClientRect();
        if (isForScreenReaders(style, box)) return undefined;
        const isRoot = ancestor === document.body || ancestor === document.documentElement;
        // A positioned element is clipped by the elements that contain its containing block.
        const isContaining =
          position !== 'fixed' &&
          (position !== 'absolute' || (ancestor !== element && style.position !== 'static'));
        if (isContaining && !isRoot && !(ancestor === element && element.localName === 'svg')) {
          for (const [axis, start, end] of [
            ['overflowX', 'left', 'right'],
            ['overflowY', 'top', 'bottom'],
          ] as const) {
            const overflow = style[axis];
            if (overflow === 'visible' || style.display === 'inline') continue;
            const lost = Math.max(box[start] - shown[start], shown[end] - box[end]);
            const isIntended =
              style.textOverflow === 'ellipsis' ||
              (axis === 'overflowY' && element.closest('.theme-code-block:has(> [aria-expanded="false"])'));
            if (lost > TOLERANCE && ['hidden', 'clip'].includes(overflow) && !isIntended)
              add(`${name} is cut off by`, lost);
            shown = {
              ...shown,
              [start]: Math.max(shown[start], box[start]),
              [end]: Math.min(shown[end], box[end]),
            };
          }
        }
        if (isContaining && ancestor !== element) position = style.position;
        if (position === 'fixed') break;
      }
      if (!isLarge(shown)) return undefined;
      // The skip link, which comes into the window with the focus.
      const isWaiting = position === 'fixed' && (shown.right < 0 || shown.left >= clientWidth);
      const beyond = Math.max(-shown.left, shown.right - clientWidth);
      if (beyond > TOLERANCE && !isWaiting) add(`${name} is outside of the window by`, beyond);
      return shown;
    };

    const isVisible = (element: Element) =>
      element.checkVisibility({checkOpacity: true, checkVisibilityCSS: true, contentVisibilityAuto: true});

    const pieces: Piece[] = [];
    const addPiece = (element: Element, box: Box, name: string) => {
      const seen = shownPart(element, box, name);
      const inWindow =
        seen && intersection(seen, {left: 0, top: 0, right: clientWidth, bottom: clientHeight});
      if (inWindow && isLarge(inWindow)) pieces.push({...inWindow, element, name});
    };
    const isInWindow = (box: DOMRect) => box.bottom > 0 && box.top < clientHeight && box.width > 0;

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      const element = text.parentElement;
      if (!element || !/[^\s\u200b]/.test(text.data) || !isVisible(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const box of Array.from(range.getClientRects())) {
        if (!isInWindow(box)) continue;
        // Room above and below the letters, by which lines may overlap.
        const room = box.height * 0.25;
        const {left, right} = box;
        addPiece(
          element,
          {left, right, top: box.top + room, bottom: box.bottom - room},
          nameOf(element, text.data),
        );
      }
    }
    for (const picture of Array.from(
      document.querySelectorAll('img, svg, canvas, video, iframe, input, button'),
    )) {
      const box = picture.getBoundingClientRect();
      if (!isInWindow(box) || !isVisible(picture) || picture.parentElement?.closest('svg')) continue;
      const label =
        picture.getAttribute('alt') ?? picture.closest('[aria-label]')?.getAttribute('aria-label');
      shownPart(picture, box, nameOf(picture, label ?? picture.textContent));
    }

    const isOpaque = (element: Element) => {
      const {backgroundColor, opacity} = styleOf(element);
      const alpha = /^rgba\(.*, ([\d.]+)\)$/.exec(backgroundColor)?.[1] ?? '1';
      return Number(alpha) * Number(opacity) > 0.5 || /^(?:img|canvas|video|iframe)$/.test(element.localName);
    };
    const isIn = (element: Element, position: string, outside?: Element) => {
      for (
        let each: Element | null = element;
        each && !(outside && each.contains(outside));
        each = each.parentElement
      )
        if (styleOf(each).position === position) return true;
      return false;
    };
    /** Whether an element may cover a text: a bar covers what scrolls, and what opens over the page covers everything. */
    const mayCover = (element: Element, text: Element) =>
      element.closest('dialog, [popover], [role="tooltip"]') !== null ||
      isIn(element, 'fixed', text) ||
      (isIn(element, 'sticky', text) && !(text.closest('.markdown') && isIn(text, 'sticky')));
    /** The opaque element that covers a text at a point. */
    const coverAt = (element: Element, x: number, y: number) => {
      for (const above of document.elementsFromPoint(x, y)) {
        if (above === element || above.contains(element) || element.contains(above)) return undefined;
        if (isOpaque(above)) return above;
      }
      return undefined;
    };

    const seen = pieces.filter((piece) => {
      const {element, name, left, right, top, bottom} = piece;
      const covers = [0.1, 0.5, 0.9].flatMap(
        (share) => coverAt(element, left + (right - left) * share, (top + bottom) / 2) ?? [],
      );
      const wrong = covers.find((cover) => !mayCover(cover, element));
      if (wrong) add(`${name} lies under ${nameOf(wrong, wrong.textContent)}, over`, right - left);
      return covers.length === 0;
    });

    seen.sort((one, other) => one.top - other.top);
    seen.forEach((one, index) => {
      for (let next = index + 1; next < seen.length; next += 1) {
        const other = seen[next];
        if (!other || other.top >= one.bottom) break;
        const common = intersection(one, other);
        // A text with an ellipsis has two boxes, with and without it.
        const isSame = one.name === other.name && one.left === other.left && one.top === other.top;
        if (isSame || !isLarge(common)) continue;
        add(`${one.name} and ${other.name} overlap by`, common.right - common.left);
      }
    });
    return Array.from(faults, ([fault, extent]) => `${fault} ${extent} px`);
  });
