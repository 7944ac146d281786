// What an environment without layout answers: a window of 1024 × 768 pixels, in which every element has the size of a
// row, so that lists and tables render their first rows. Nothing is observed, moved or scrolled.

const WINDOW = { width: 1024, height: 768 };
const ROW_HEIGHT = 36;
const nothing = (): void => undefined;
const noMotion = { cancel: nothing, finish: nothing, pause: nothing, play: nothing, reverse: nothing };

export function completeLayout(): void {
  const missing = (target: object, members: Readonly<Record<string, unknown>>): void => {
    for (const [name, value] of Object.entries(members))
      if ((target as Record<string, unknown>)[name] === undefined)
        Object.defineProperty(target, name, { value, configurable: true, writable: true });
  };
  class Observer {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
    takeRecords(): [] {
      return [];
    }
  }
  missing(globalThis, {
    ResizeObserver: Observer,
    IntersectionObserver: Observer,
    matchMedia: (media: string) =>
      Object.assign(new EventTarget(), {
        matches: false,
        media,
        onchange: null,
        addListener: () => undefined,
        removeListener: () => undefined,
      }),
    requestIdleCallback: (callback: IdleRequestCallback) =>
      setTimeout(() => callback({ didTimeout: false, timeRemaining: () => 0 }), 0),
    cancelIdleCallback: (handle: number) => clearTimeout(handle),
    CSS: {},
    scrollTo: () => undefined,
    visualViewport: Object.assign(new EventTarget(), { ...WINDOW, offsetLeft: 0, offsetTop: 0, scale: 1 }),
  });
  if (!('CanvasRenderingContext2D' in globalThis)) HTMLCanvasElement.prototype.getContext = () => null;
  missing(CSS, {
    supports: () => false,
    escape: (text: string) => text.replace(/[^\w-]/g, (sign) => `\\${sign}`),
  });
  missing(Element.prototype, {
    getAnimations: () => [],
    scrollIntoView: () => undefined,
    scrollTo: () => undefined,
    checkVisibility: () => true,
    setPointerCapture: () => undefined,
    releasePointerCapture: () => undefined,
    hasPointerCapture: () => false,
  });
  Element.prototype.animate = () => ({ finished: Promise.resolve(), ...noMotion }) as unknown as Animation;
  missing(Document.prototype, { getAnimations: () => [] });
  missing(CSSStyleSheet.prototype, { replaceSync: () => undefined });
  for (const prototype of [Document.prototype, ShadowRoot.prototype])
    if (!('adoptedStyleSheets' in prototype)) completeStyleSheets(prototype);
  completeAria();
  completeSizes();
}

/** Properties that reflect attributes: `ariaRowIndex` is `aria-rowindex`. */
function completeAria(): void {
  const names =
    'Busy Checked ColCount ColIndex ColSpan Current Disabled Expanded HasPopup Hidden Invalid KeyShortcuts Label Level ' +
    'Live Modal Multiline MultiSelectable Orientation Placeholder PosInSet Pressed ReadOnly Required RoleDescription ' +
    'RowCount RowIndex RowSpan Selected SetSize Sort ValueMax ValueMin ValueNow ValueText Description Atomic';
  for (const name of names.split(' ')) {
    if (`aria${name}` in Element.prototype) continue;
    const attribute = `aria-${name.toLowerCase()}`;
    Object.defineProperty(Element.prototype, `aria${name}`, {
      configurable: true,
      get(this: Element) {
        return this.getAttribute(attribute);
      },
      set(this: Element, value: unknown) {
        if (value == null) this.removeAttribute(attribute);
        else this.setAttribute(attribute, String(value));
      },
    });
  }
}

function completeStyleSheets(prototype: object): void {
  const sheets = new WeakMap<object, CSSStyleSheet[]>();
  Object.defineProperty(prototype, 'adoptedStyleSheets', {
    configurable: true,
    get(this: object) {
      if (!sheets.has(this)) sheets.set(this, []);
      return sheets.get(this);
    },
    set(this: object, value: CSSStyleSheet[]) {
      sheets.set(this, [...value]);
    },
  });
}

function completeSizes(): void {
  const size = (name: string, value: number): unknown =>
    Object.defineProperty(HTMLElement.prototype, name, { configurable: true, get: () => value });
  size('clientWidth', WINDOW.width);
  size('offsetWidth', WINDOW.width);
  size('clientHeight', WINDOW.height);
  size('offsetHeight', ROW_HEIGHT);
  Element.prototype.getBoundingClientRect = () =>
    DOMRect.fromRect({ x: 0, y: 0, width: WINDOW.width, height: ROW_HEIGHT });
  // Without lines: the texts of hidden parts are in it, too.
  if (!('innerText' in HTMLElement.prototype))
    Object.defineProperty(HTMLElement.prototype, 'innerText', {
      configurable: true,
      get(this: HTMLElement) {
        return this.textContent;
      },
      set(this: HTMLElement, text: string) {
        this.textContent = text;
      },
    });
}
