import type { Locator } from 'playwright';
import { pageOf, type Name, type Root } from './root.js';

/** A `dass-upload`. */
export class Upload {
  /** The element. */
  readonly element: Locator;

  constructor(root: Root, label: Name) {
    this.element = root.locator('dass-upload').filter({ has: pageOf(root).getByRole('button', { name: label }) });
  }

  /** Adds files, as by the file chooser: paths, or `{name, mimeType, buffer}` each. */
  async add(...files: readonly UploadFile[]): Promise<void> {
    await this.element.locator('input.picker').setInputFiles(files as never);
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
