import { deepActiveElement, rememberFocus } from '../../../base/focus/focus-return.js';
import { openOverlay } from '../../../base/overlay/overlay-stack.js';
import { lockScroll } from '../../../base/overlay/scroll-lock.js';

/** Options of {@link Stage}. */
export interface StageOptions {
  /** The modal dialog that the frame is moved into. */
  readonly dialog: HTMLDialogElement;
  /** The content. */
  readonly frame: HTMLElement;
  /** The user wants to leave: with Escape or by the browser. */
  onLeave(): void;
}

/**
 * Shows an element on the whole screen: in a modal dialog, so that the rest of the page is inert and Escape and notices
 * work as in any dialog, and there as the fullscreen element of the browser. Where the browser refuses (an iPhone, a
 * frame without the permission), the dialog covers the page.
 */
export class Stage {
  readonly #options: StageOptions;
  readonly #home: Element;
  readonly #release: () => void;
  /** Whether the browser has shown the frame in full screen. */
  #wasFullscreen = false;

  constructor(options: StageOptions) {
    this.#options = options;
    const { dialog, frame, onLeave } = options;
    this.#home = frame.parentElement!;
    const focused = deepActiveElement();
    const refocus = rememberFocus(dialog);
    moveInto(dialog, frame);
    dialog.showModal();
    focused?.focus({ preventScroll: true });
    const unlock = lockScroll();
    const close = openOverlay({ element: dialog, modal: dialog, dismiss: onLeave });
    document.addEventListener('fullscreenchange', this.#onChange);
    dialog.addEventListener('cancel', this.#onCancel);
    dialog.addEventListener('close', onLeave);
    this.#release = () => {
      document.removeEventListener('fullscreenchange', this.#onChange);
      dialog.removeEventListener('cancel', this.#onCancel);
      dialog.removeEventListener('close', onLeave);
      close();
      unlock();
      this.#exit();
      dialog.close();
      moveInto(this.#home, frame);
      refocus();
    };
    void this.#request();
  }

  leave(): void {
    this.#release();
  }

  get #isFullscreen(): boolean {
    const root = this.#options.frame.getRootNode() as ShadowRoot;
    return root.fullscreenElement === this.#options.frame;
  }

  async #request(): Promise<void> {
    const { frame } = this.#options;
    // Opened by an address: the browser refuses, and reports an error.
    if (navigator.userActivation?.isActive === false) return;
    try {
      await (frame as Partial<HTMLElement>).requestFullscreen?.({ navigationUI: 'hide' });
      // The user may have left meanwhile.
      if (frame.parentElement === this.#home) this.#exit();
    } catch {
      // The dialog covers the page.
    }
  }

  #exit(): void {
    if (this.#isFullscreen) void document.exitFullscreen().catch(() => undefined);
  }

  /** A video has a fullscreen mode of its own, which may end while the frame covers the page. */
  readonly #onChange = (): void => {
    if (this.#isFullscreen) this.#wasFullscreen = true;
    else if (this.#wasFullscreen && !document.fullscreenElement) this.#options.onLeave();
  };

  /** The browser's own ways to close: Android's Back, and an Escape in the frame of a document. */
  readonly #onCancel = (event: Event): void => {
    event.preventDefault();
    this.#options.onLeave();
  };
}

/** Moves an element with its state where the browser can: a video plays on, a document is not loaded again. */
function moveInto(parent: Element, child: Element): void {
  const target = parent as Element & { moveBefore?(node: Node, before: Node | null): void };
  if (target.moveBefore && child.isConnected && parent.isConnected) target.moveBefore(child, null);
  else parent.append(child);
}
