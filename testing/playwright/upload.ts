import type { Locator } from 'playwright';
import type { DassUpload } from '../../elements/files/upload/upload.js';
import { readUploadRow, type UploadState } from '../shared/upload-rows.js';
import { pageOf, type Name, type Root } from './root.js';

const STATE_TIMEOUT_MS = 30_000;

/** A `dass-upload`, also in a dialog. */
export class Upload {
  /** The element. */
  readonly element: Locator;
  /** The button that opens the file chooser. */
  readonly button: Locator;

  constructor(root: Root, label: Name) {
    this.element = root.locator('dass-upload').filter({ has: pageOf(root).getByRole('button', { name: label }) });
    this.button = this.element.locator('.pick');
  }

  /**
   * Clicks the button, and chooses files: paths, or `{name, mimeType, buffer}` each. Waits until they are listed or
   * rejected.
   */
  async add(...files: readonly UploadFile[]): Promise<void> {
    await this.addBy(() => this.button.click(), ...files);
  }

  /** Chooses files in the file chooser that `open` opens, such as by a key. Waits as `add()` does. */
  async addBy(open: () => Promise<void>, ...files: readonly UploadFile[]): Promise<void> {
    const page = this.element.page();
    const chooser = page.waitForEvent('filechooser');
    // On a slow machine, the chooser could otherwise open before the browser knows that the test answers it.
    await page.evaluate(() => undefined);
    await open();
    await (await chooser).setFiles(files as never);
    await this.element.evaluate((upload) => (upload as DassUpload).addFiles([]));
  }

  /** The row of a listed file, by a part of its name. */
  row(file: string): Locator {
    return this.element.locator('.row').filter({ hasText: file });
  }

  /** The names of the listed files. */
  files(): Promise<string[]> {
    return this.element.locator('.row .name').evaluateAll((names) => names.map((name) => name.textContent.trim()));
  }

  /** Where a listed file is on its way to the server. */
  async state(file: string): Promise<UploadState> {
    return (await this.row(file).evaluate(readUploadRow)).state;
  }

  /**
   * Waits until a file is in a state, such as `done` or `failed`.
   * @param options.timeout in milliseconds. Default: 30,000
   */
  async waitFor(file: string, state: UploadState, { timeout = STATE_TIMEOUT_MS } = {}): Promise<void> {
    const row = this.row(file);
    if (state !== 'listed') return row.and(this.element.locator(`.row.${state}`)).waitFor({ timeout });
    await row.waitFor({ timeout });
  }

  /** The share of a file that is sent, in percent, from 0 to 100; undefined while no progress is shown. */
  async progress(file: string): Promise<number | undefined> {
    return (await this.row(file).evaluate(readUploadRow)).progress;
  }

  /** Why a file was not sent, also while another attempt is waited for. @returns `''` without an error */
  async error(file: string): Promise<string> {
    return (await this.row(file).evaluate(readUploadRow)).error;
  }

  /** The files that were not accepted, each with its reason, as they are shown. */
  rejections(): Promise<string[]> {
    return this.element
      .locator('.rejections li')
      .evaluateAll((lines) => lines.map((line) => (line.textContent ?? '').replaceAll(/\s+/g, ' ').trim()));
  }

  /** Sends a file again that has failed or was canceled. */
  retry = (file: string): Promise<void> => this.#press(file, 'retry');

  /** Cancels the sending of a file. It stays in the list. */
  cancel = (file: string): Promise<void> => this.#press(file, 'cancel');

  /** Pauses the sending of a file. */
  pause = (file: string): Promise<void> => this.#press(file, 'pause');

  /** Sends a paused file on. */
  resume = (file: string): Promise<void> => this.#press(file, 'resume');

  /** Removes a file from the list. */
  async remove(file: string): Promise<void> {
    const row = this.row(file);
    const count = await row.count();
    await this.#press(file, 'remove');
    await row.nth(count - 1).waitFor({ state: 'detached' });
  }

  async #press(file: string, action: string): Promise<void> {
    await this.row(file).first().locator(`button.${action}`).click();
  }
}

/** A file: its path, or its name and content. */
export type UploadFile = string | { readonly name: string; readonly mimeType: string; readonly buffer: Uint8Array };

/** An upload by its label. */
export const upload = (root: Root, label: Name): Upload => new Upload(root, label);
