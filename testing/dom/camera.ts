import { find, painted, until } from './find.js';
import { answerConfirm } from './messages.js';

/** A camera may take some seconds to open, and to give a photo of its sensor. */
const TIMEOUT_MS = 30_000;

/**
 * A `dass-camera-dialog`, such as that of `openCamera()`. It needs a browser with a camera and the permission to use it:
 * Chromium has one with `--use-fake-device-for-media-stream`.
 */
export class Camera {
  readonly element: Element;

  constructor(element: Element) {
    this.element = element;
  }

  /** Waits until the camera shows its picture, or an error: see `error()`. */
  async ready(): Promise<void> {
    await this.#find('dass-button:is(.photo, .film-button):not([disabled]), .capture-error');
    // After another photo, the view is a new one.
    const view = this.element.shadowRoot?.querySelector<HTMLVideoElement>('video.view');
    const isShown = (): boolean => view == null || view.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA;
    await until('the camera shows a picture', () => isShown() || this.#hasError, TIMEOUT_MS);
  }

  /** The name of the camera that is open. */
  async device(): Promise<string> {
    await this.ready();
    return textOf(await find(this.element, '.input-button .name'));
  }

  /** Selects another camera in the menu by its name, and waits for it. */
  async chooseDevice(name: string): Promise<void> {
    (await find(this.element, '.input-button')).click();
    const menu = await find(this.element, 'dass-menu.input');
    (await find(menu, '[role=menuitemcheckbox]', (item) => textOf(item) === name)).click();
    await painted();
    await this.ready();
  }

  /** Takes a photo, and waits until it is shown. */
  async takePhoto(): Promise<void> {
    await this.#press('photo');
    await this.#find('img.taken');
  }

  /** Begins to film. */
  async startFilm(): Promise<void> {
    await this.#press('film-button');
    await this.#find('.film .time');
  }

  /** Ends the film, and waits until it is shown. */
  async stopFilm(): Promise<void> {
    await this.#press('stop');
    await this.#find('dass-player.taken');
  }

  /** Discards the photo or film, and waits until another one can be taken. */
  async takeAgain(): Promise<void> {
    await this.#press('clear');
    await this.ready();
  }

  /** Confirms the photo or film, and waits until the dialog is closed. */
  async confirm(): Promise<void> {
    await this.#press('confirm');
    await this.#closed();
  }

  /** Closes the dialog. A photo or film is discarded, which the user is asked about. */
  async close(): Promise<void> {
    const isAsked = this.element.shadowRoot?.querySelector('.taken, .film') != null;
    await this.#press('cancel');
    if (isAsked) await answerConfirm(true);
    await this.#closed();
  }

  /**
   * Why the camera cannot be used, with what to do: such as after the permission was denied. Waits for the camera.
   * @returns `''` without an error
   */
  async error(): Promise<string> {
    await this.ready();
    const texts = this.element.shadowRoot?.querySelectorAll('.capture-error :is(strong, p)') ?? [];
    return [...texts].map(textOf).join('. ');
  }

  /** Tries again after an error. */
  async retry(): Promise<void> {
    (await find(this.element, '.capture-error .retry')).click();
  }

  get #hasError(): boolean {
    return this.element.shadowRoot?.querySelector('.capture-error') != null;
  }

  #find(selector: string): Promise<HTMLElement> {
    return find(this.element, selector, undefined, TIMEOUT_MS);
  }

  async #press(name: string): Promise<void> {
    (await this.#find(`dass-button.${name}:not([disabled], [busy])`)).click();
  }

  async #closed(): Promise<void> {
    await until('the camera is closed', () => !(this.element as HTMLElement & { readonly open: boolean }).open);
  }
}

/** The element of a camera. */
export const camera = (element: Element): Camera => new Camera(element);

const textOf = (element: Element): string => (element.textContent ?? '').trim();
