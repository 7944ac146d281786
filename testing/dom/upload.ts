import { find } from './find.js';

/** Chooses files in an upload or a dialog with one, as in the file chooser. The upload then checks and lists them. */
export async function chooseFiles(upload: Element, ...files: readonly File[]): Promise<void> {
  const picker = (await find(uploadIn(upload), '.picker')) as HTMLInputElement;
  setFiles(picker, files);
  picker.dispatchEvent(new Event('change', { bubbles: true }));
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
export const uploadFiles = (upload: Element): string[] =>
  [...(uploadIn(upload).shadowRoot?.querySelectorAll('.row .name') ?? [])].map(({ textContent }) =>
    (textContent ?? '').trim(),
  );

const uploadIn = (element: Element): Element => element.shadowRoot?.querySelector('dass-upload') ?? element;
