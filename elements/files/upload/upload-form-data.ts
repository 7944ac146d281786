import type { UploadItem } from '../../core/files/upload-entry.js';

interface Cached {
  readonly name: string;
  readonly items: readonly UploadItem[];
  readonly data: FormData | null;
}

/** The form data of an upload: its new files under a name. The same object until the files change. */
export class UploadFormData {
  #cached: Cached | undefined;

  /** @returns null without a name or without new files */
  of(items: readonly UploadItem[], name: string): FormData | null {
    if (this.#cached?.items !== items || this.#cached.name !== name)
      this.#cached = { name, items, data: formData(items, name) };
    return this.#cached.data;
  }

  /** Returns the files of form data that the browser has stored. */
  static filesOf(data: unknown): readonly File[] {
    return data instanceof FormData ? [...data.values()].filter((value) => value instanceof File) : [];
  }
}

/** @returns null when there is nothing to submit: an empty form data would count as a value */
function formData(items: readonly UploadItem[], name: string): FormData | null {
  // A file that was sent has both: the server has it.
  const files = items.flatMap(({ file, src }) => (file && !src ? [file] : []));
  if (!name || files.length === 0) return null;
  const data = new FormData();
  for (const file of files) data.append(name, file);
  return data;
}
