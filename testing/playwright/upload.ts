import type { Locator } from 'playwright';
import { pageOf, type Name, type Root } from './root.js';

/** A `dass-upload`. */
export class Upload {
  /** The element. */
  readonly element: Locator;
  /** The button that opens the file chooser. */
  readonly button: Locator;

  constructor(root: Root, label: Name) {
    this.element = root.locator('dass-upload').filter({ has: pageOf(root).getByRole('button', { name: label }) });
    this.button = this.element.locator('.pick');
  }

  /** Clicks the button, and chooses files: paths, or `{name, mimeType, buffer}` each. */
  async add(...files: readonly UploadFile[]): Promise<void> {
    await this.addBy(() => this.button.click(), ...files);
  }

  /** Chooses files in the file chooser that `open` opens, such as by a key. */
  async addBy(open: () => Promise<void>, ...files: readonly UploadFile[]): Promise<void> {
    const page = this.element.page();
    const chooser = page.waitForEvent('filechooser');
    // On a slow machine, the chooser could otherwise open before the browser knows that the test answers it.
    await page.evaluate(() => undefined);
    await open();
    await (await chooser).setFiles(files as never);
  }

  /** The row of a listed file, by a part of its name. */
  row(file: string): Locator {
    return this.element.locator('.row').filter({ hasText: file });
  }

  /** The names of the listed files. */
  files(): Promise<string[]> {
    return this.element.locator('.row .name').evaluateAll((names) => names.map((name) => name.textContent.trim()));
  }
}

/** A file: its path, or its name and content. */
export type UploadFile = string | { readonly name: string; readonly mimeType: string; readonly buffer: Uint8Array };

/** An upload by its label. */
export const upload = (root: Root, label: Name): Upload => new Upload(root, label);
