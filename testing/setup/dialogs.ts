// Dialogs and popovers: they open, close, fire their events, and are found by `:popover-open` and `:modal`.

const OPEN = 'data-popover-open';
const MODAL = 'data-modal';

function fire(target: Element, type: string, from: string, to: string): boolean {
  const event = new Event(type, { cancelable: type === 'beforetoggle' });
  return target.dispatchEvent(Object.assign(event, { oldState: from, newState: to }));
}

export function completeDialogs(): void {
  const dialog = HTMLDialogElement.prototype;
  dialog.show = function (this: HTMLDialogElement) {
    this.setAttribute('open', '');
  };
  dialog.showModal = function (this: HTMLDialogElement) {
    if (this.hasAttribute('open')) throw new DOMException('The dialog is open already', 'InvalidStateError');
    this.setAttribute('open', '');
    this.setAttribute(MODAL, '');
    this.querySelector<HTMLElement>('[autofocus]')?.focus();
  };
  dialog.close = function (this: HTMLDialogElement, value?: string) {
    if (!this.hasAttribute('open')) return;
    this.removeAttribute('open');
    this.removeAttribute(MODAL);
    if (value !== undefined) this.returnValue = value;
    queueMicrotask(() => this.dispatchEvent(new Event('close')));
  };

  const element = HTMLElement.prototype;
  element.showPopover = function (this: HTMLElement) {
    if (this.hasAttribute(OPEN) || !fire(this, 'beforetoggle', 'closed', 'open')) return;
    this.setAttribute(OPEN, '');
    queueMicrotask(() => fire(this, 'toggle', 'closed', 'open'));
  };
  element.hidePopover = function (this: HTMLElement) {
    if (!this.hasAttribute(OPEN)) return;
    fire(this, 'beforetoggle', 'open', 'closed');
    this.removeAttribute(OPEN);
    queueMicrotask(() => fire(this, 'toggle', 'open', 'closed'));
  };
  element.togglePopover = function (this: HTMLElement, options) {
    const force = typeof options === 'object' ? options.force : options;
    if (force ?? !this.hasAttribute(OPEN)) this.showPopover();
    else this.hidePopover();
    return this.hasAttribute(OPEN);
  };
  completeSelectors();
}

/** The environments throw for pseudo-classes that they do not know. */
const known = (selector: string): string =>
  selector
    .replaceAll(':popover-open', `[${OPEN}]`)
    .replaceAll(':modal', `[${MODAL}]`)
    .replaceAll(':focus-visible', ':focus');

function completeSelectors(): void {
  for (const prototype of [Element.prototype, Document.prototype, DocumentFragment.prototype])
    for (const name of ['matches', 'closest', 'querySelector', 'querySelectorAll']) {
      const methods = prototype as unknown as Record<string, ((selector: string) => unknown) | undefined>;
      const native = methods[name];
      if (!native || !Object.hasOwn(prototype, name)) continue;
      const none = name === 'matches' ? false : name === 'querySelectorAll' ? [] : null;
      methods[name] = function (this: unknown, selector: string) {
        try {
          return native.call(this, known(selector));
        } catch (error) {
          // jsdom fails at `:has()` and `:focus` in shadow trees. A wrong selector is another error.
          if (error instanceof TypeError) return none;
          throw error;
        }
      };
    }
}
