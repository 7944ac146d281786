import type { Page } from 'playwright';

const NO_TITLE = 'has an ellipsis and no title';
/** Tables load what shows the title in idle time. */
const MAX_IDLE_MS = 10_000;

/**
 * Finds the visible texts of a page that users cannot read whole, one line each: texts that are cut, without an ellipsis or
 * where no title shows the whole text; texts that stick out of their button, tab or link; texts on other texts; and what
 * sticks out of the page. What a user can scroll to is not cut.
 */
export async function cutTexts(page: Page): Promise<string[]> {
  const end = Date.now() + MAX_IDLE_MS;
  let problems = await cutTextsNow(page);
  while (problems.some((problem) => problem.endsWith(NO_TITLE)) && Date.now() < end) {
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    problems = await cutTextsNow(page);
  }
  return problems;
}

const cutTextsNow = (page: Page): Promise<string[]> =>
  page.evaluate((noTitle) => {
    interface Box {
      left: number;
      top: number;
      right: number;
      bottom: number;
    }
    /** Parts of pixels, and letters that reach out of their line. */
    const MAX_OUTSIDE_PX = 1.5;
    const MAX_LINE_PX = 4;
    const found: string[] = [];
    /** The lines of all texts, with what they are positioned by: an overlay may be on other texts. */
    const lines: { box: Box; text: string; element: Element; layer: Element | undefined }[] = [];

    const parentOf = (element: Element): Element | null =>
      element.assignedSlot ?? element.parentElement ?? (element.getRootNode() as Partial<ShadowRoot>).host ?? null;
    const nameOf = (element: Element): string => {
      const { host } = element.getRootNode() as Partial<ShadowRoot>;
      const ofElement = `${element.localName}${element.classList.length ? `.${[...element.classList].join('.')}` : ''}`;
      return host ? `${host.localName} ${ofElement}` : ofElement;
    };
    const innerBox = (element: Element): Box => {
      const { left, top } = element.getBoundingClientRect();
      const [x, y] = [left + element.clientLeft, top + element.clientTop];
      return { left: x, top: y, right: x + element.clientWidth, bottom: y + element.clientHeight };
    };
    const ellipsis = (style: CSSStyleDeclaration): boolean =>
      style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
    /** As a mouse does: elements set a title when the pointer comes to a text that is cut. */
    const showsTitle = (element: Element): boolean => {
      element.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, composed: true, pointerType: 'mouse' }));
      for (let one: Element | null = element; one; one = parentOf(one)) if (one.getAttribute('title')) return true;
      return false;
    };

    /** Examines one text. @returns how it is cut */
    const examine = (node: Text, element: Element): string | undefined => {
      const range = document.createRange();
      range.selectNodeContents(node);
      const text = range.getBoundingClientRect();
      let boxes: Box[] = [...range.getClientRects()];
      let problem: string | undefined;
      let isCutWithEllipsis = false;
      let layer: Element | undefined;
      let canScroll = false;
      for (let one: Element | null = element; one && one !== document.documentElement; one = parentOf(one)) {
        const style = getComputedStyle(one);
        if (style.display === 'contents' || style.display === 'inline') continue;
        // Only for screen readers, or until it has the focus.
        if (style.clipPath !== 'none') return undefined;
        if (style.position !== 'static' && style.position !== 'relative') layer ??= one;
        const box = innerBox(one);
        const isClip = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip';
        const isHidden = isClip(style.overflowX) && isClip(style.overflowY);
        if (isHidden && (box.right - box.left <= 1 || box.bottom - box.top <= 1)) return undefined;
        if (style.overflow === 'visible') continue;
        const isWide =
          isClip(style.overflowX) && (text.right > box.right + MAX_OUTSIDE_PX || text.left < box.left - MAX_OUTSIDE_PX);
        const isHigh =
          isClip(style.overflowY) && (text.bottom > box.bottom + MAX_LINE_PX || text.top < box.top - MAX_LINE_PX);
        if (!canScroll && (isWide || isHigh) && ellipsis(style)) isCutWithEllipsis = true;
        else if (!canScroll && (isWide || isHigh) && !isCutWithEllipsis)
          problem ??= `is cut ${isWide ? 'in width' : 'in height'} by ${nameOf(one)}`;
        boxes = boxes.map((line) => ({
          left: Math.max(line.left, box.left),
          top: Math.max(line.top, box.top),
          right: Math.min(line.right, box.right),
          bottom: Math.min(line.bottom, box.bottom),
        }));
        canScroll ||= !isClip(style.overflowX) || !isClip(style.overflowY);
      }
      const shown = boxes.filter(({ left, top, right, bottom }) => right - left > 1 && bottom - top > 1);
      if (shown.length === 0) return undefined;
      for (const box of shown) lines.push({ box, text: node.data.trim(), element, layer });
      if (problem) return problem;
      if (isCutWithEllipsis) return showsTitle(element) ? undefined : noTitle;
      let control: Element | null = element;
      while (control && !control.matches('button, a[href], [role=button], [role=tab], [role=option]'))
        control = parentOf(control);
      if (
        !control ||
        getComputedStyle(control).display.startsWith('inline ') ||
        getComputedStyle(control).display === 'inline'
      )
        return undefined;
      const { left, right } = control.getBoundingClientRect();
      return text.right > right + MAX_OUTSIDE_PX || text.left < left - MAX_OUTSIDE_PX
        ? `sticks out of ${nameOf(control)}`
        : undefined;
    };

    const walk = (root: ParentNode): void => {
      for (const node of root.childNodes) {
        if (node instanceof Text && node.data.trim()) {
          const element = root instanceof ShadowRoot ? root.host : (root as Element);
          if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
          const problem = examine(node, element);
          if (problem) found.push(`'${node.data.trim().slice(0, 60)}' (${nameOf(element)}) ${problem}`);
        } else if (
          node instanceof Element &&
          !['SCRIPT', 'STYLE', 'NOSCRIPT', 'svg', 'OPTION'].includes(node.tagName)
        ) {
          if (node.shadowRoot) walk(node.shadowRoot);
          walk(node);
        }
      }
    };
    walk(document.body);

    lines.sort((one, other) => one.box.top - other.box.top);
    lines.forEach(({ box, text, element, layer }, index) => {
      for (let next = index + 1; next < lines.length && lines[next]!.box.top < box.bottom - MAX_LINE_PX; next++) {
        const other = lines[next]!;
        if (other.element === element || other.layer !== layer) continue;
        if (Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left) > MAX_OUTSIDE_PX)
          found.push(
            `'${text.slice(0, 60)}' (${nameOf(element)}) is on '${other.text.slice(0, 60)}' (${nameOf(other.element)})`,
          );
      }
    });
    const outside = document.documentElement.scrollWidth - innerWidth;
    if (outside > 0) found.push(`the page is ${outside}px too wide`);
    return [...new Set(found)];
  }, NO_TITLE);
