import type { DassUpload } from '../../elements/files/upload/upload.js';
import { readUploadRow, type UploadState } from '../shared/upload-rows.js';
import { find, until } from './find.js';

const STATE_TIMEOUT_MS = 30_000;

/**
 * Chooses files in an upload or a dialog with one, as in the file chooser. Waits until the upload has listed or rejected
 * them.
 */
export async function chooseFiles(upload: Element, ...files: readonly File[]): Promise<void> {
  const picker = (await find(uploadIn(upload), '.picker')) as HTMLInputElement;
  setFiles(picker, files);
  picker.dispatchEvent(new Event('change', { bubbles: true }));
  await (uploadIn(upload) as DassUpload).addFiles([]);
}

/** Environments without a browser have no way to create the list of files of an input. */
function setFiles(picker: HTMLInputElement, files: readonly File[]): void {
  if (globalThis.DataTransfer === undefined)
    return void Object.defineProperty(picker, 'files', { value: files, configurable: true });
  const data = new DataTransfer();
  for (const file of files) data.items.add(file);
  picker.files = data.files;
}

/** The names of the files that an upload or a dialog with one lists. */
export const uploadFiles = (upload: Element): string[] => rowsOf(upload).map(nameIn);

/** A `dass-upload`, also in a dialog. */
export class Upload {
  /** The element, or the dialog with one. */
  readonly element: Element;

  constructor(element: Element) {
    this.element = element;
  }

  /** Chooses files as in the file chooser. Waits until they are listed or rejected. */
  add = (...files: readonly File[]): Promise<void> => chooseFiles(this.element, ...files);

  /** Waits for the row of a listed file, by a part of its name. */
  row(file: string): Promise<HTMLElement> {
    return until(`'${file}' is listed`, () => this.#rowOf(file));
  }

  /** The names of the listed files. */
  async files(): Promise<string[]> {
    return uploadFiles(this.element);
  }

  /** Where a listed file is on its way to the server. */
  async state(file: string): Promise<UploadState> {
    return readUploadRow(await this.row(file)).state;
  }

  /**
   * Waits until a file is in a state, such as `done` or `failed`.
   * @param options.timeout in milliseconds. Default: 30,000
   */
  async waitFor(file: string, state: UploadState, { timeout = STATE_TIMEOUT_MS } = {}): Promise<void> {
    const isThere = (): boolean => {
      const row = this.#rowOf(file);
      return row !== undefined && (state === 'listed' || readUploadRow(row).state === state);
    };
    await until(`'${file}' is ${state}`, isThere, timeout);
  }

  /** The share of a file that is sent, in percent, from 0 to 100; undefined while no progress is shown. */
  async progress(file: string): Promise<number | undefined> {
    return readUploadRow(await this.row(file)).progress;
  }

  /** Why a file was not sent, also while another attempt is waited for. @returns `''` without an error */
  async error(file: string): Promise<string> {
    return readUploadRow(await this.row(file)).error;
  }

  /** The files that were not accepted, each with its reason, as they are shown. */
  async rejections(): Promise<string[]> {
    return [...(uploadIn(this.element).shadowRoot?.querySelectorAll('.rejections li') ?? [])].map((line) =>
      (line.textContent ?? '').replaceAll(/\s+/g, ' ').trim(),
    );
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
    const row = await this.row(file);
    await this.#press(file, 'remove');
    await until(`'${file}' is removed`, () => !row.isConnected);
  }

  #rowOf(file: string): HTMLElement | undefined {
    return rowsOf(this.element).find((row) => nameIn(row).includes(file));
  }

  async #press(file: string, action: string): Promise<void> {
    (await until(`'${file}' has ${action}`, () => this.#rowOf(file)?.querySelector<HTMLElement>(`.${action}`))).click();
  }
}

/** An upload, or a dialog with one. */
export const upload = (element: Element): Upload => new Upload(element);

const uploadIn = (element: Element): Element => element.shadowRoot?.querySelector('dass-upload') ?? element;

const rowsOf = (element: Element): HTMLElement[] => [
  ...(uploadIn(element).shadowRoot?.querySelectorAll<HTMLElement>('.row') ?? []),
];

const nameIn = (row: Element): string => (row.querySelector('.name')?.textContent ?? '').trim();
