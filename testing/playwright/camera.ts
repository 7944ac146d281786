import type { Locator } from 'playwright';
import { question } from './messages.js';
import { pageOf, type Name, type Root } from './root.js';

/**
 * A `dass-camera-dialog`, such as that of `openCamera()`. The browser needs a camera and the permission to use it: Chromium
 * has one with `--use-fake-device-for-media-stream`.
 */
export class Camera {
  /** The open dialog. */
  readonly dialog: Locator;
  /** The photo that was taken, until it is confirmed or another one is taken. */
  readonly photo: Locator;
  /** The film that was taken. */
  readonly film: Locator;
  readonly #error: Locator;

  constructor(root: Root, heading?: Name) {
    const dialogs = root.locator('dass-camera-dialog');
    const open = dialogs.locator('dialog[open]').filter({ has: pageOf(root).locator('.camera') });
    this.dialog =
      heading === undefined ? open : open.filter({ has: pageOf(root).getByRole('heading', { name: heading }) });
    this.photo = this.dialog.locator('img.taken');
    this.film = this.dialog.locator('dass-player.taken');
    this.#error = this.dialog.locator('.capture-error');
  }

  /** Waits until the camera shows its picture, or an error: see `error()`. */
  async ready(): Promise<void> {
    const button = this.dialog.locator('dass-button:is(.photo, .film-button) button:not([disabled])').first();
    await button.or(this.#error).first().waitFor();
    if ((await this.#error.count()) > 0) return;
    // After another photo, the view is a new one.
    await this.dialog.locator('video.view').evaluate(async (view: HTMLVideoElement) => {
      if (view.readyState < 2) await new Promise((resolve) => view.addEventListener('loadeddata', resolve));
    });
  }

  /** The name of the camera that is open. */
  async device(): Promise<string> {
    await this.ready();
    return (await this.dialog.locator('.input-button .name').innerText()).trim();
  }

  /** Selects another camera in the menu by its name, and waits for it. */
  async chooseDevice(name: Name): Promise<void> {
    await this.dialog.locator('.input-button').click();
    await this.dialog.getByRole('menuitemcheckbox', { name }).click();
    await this.ready();
  }

  /** Takes a photo, and waits until it is shown. */
  async takePhoto(): Promise<void> {
    await this.#press('photo');
    await this.photo.waitFor();
  }

  /** Begins to film. */
  async startFilm(): Promise<void> {
    await this.#press('film-button');
    await this.dialog.locator('.film .time').waitFor();
  }

  /** Ends the film, and waits until it is shown. */
  async stopFilm(): Promise<void> {
    await this.#press('stop');
    await this.film.waitFor();
  }

  /** Discards the photo or film, and waits until another one can be taken. */
  async takeAgain(): Promise<void> {
    await this.#press('clear');
    await this.ready();
  }

  /** Confirms the photo or film, and waits until the dialog is closed. */
  async confirm(): Promise<void> {
    await this.#press('confirm');
    await this.dialog.waitFor({ state: 'hidden' });
  }

  /** Closes the dialog. A photo or film is discarded, which the user is asked about. */
  async close(): Promise<void> {
    const isAsked = (await this.photo.or(this.film).or(this.dialog.locator('.film')).count()) > 0;
    await this.#press('cancel');
    if (isAsked) await question(this.dialog.page()).answer(true);
    await this.dialog.waitFor({ state: 'hidden' });
  }

  /**
   * Why the camera cannot be used, with what to do: such as after the permission was denied. Waits for the camera.
   * @returns `''` without an error
   */
  async error(): Promise<string> {
    await this.ready();
    if ((await this.#error.count()) === 0) return '';
    return (await this.#error.locator('.words strong, .words p').allInnerTexts()).join('. ');
  }

  /** Tries again after an error. */
  async retry(): Promise<void> {
    await this.#error.locator('dass-button.retry').click();
  }

  async #press(name: string): Promise<void> {
    await this.dialog.locator(`dass-button.${name} button:not([disabled])`).click();
  }
}

/**
 * The open camera.
 * @param heading heading of the dialog. Default: any
 */
export const camera = (root: Root, heading?: Name): Camera => new Camera(root, heading);
