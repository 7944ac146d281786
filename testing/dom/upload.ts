import { find } from './find.js';

/** Chooses files in an upload or a dialog with one, as in the file chooser. The upload then checks and lists them. */
export async function chooseFiles(upload: Element, ...files: readonly File[]): Promise<void> {
  const picker = (await find(uploadIn(upload), '.picker')) as HTMLInputElement;
  const data = new DataTransfer();
  for (const file of files) data.items.add(file);
  picker.files = data.files;
  picker.dispatchEvent(new Event('change', { bubbles: true }));
}

/** The names of the files that an upload or a dialog with one lists. */
export const uploadFiles = (upload: Element): string[] =>
  [...(uploadIn(upload).shadowRoot?.querySelectorAll('.row .name') ?? [])].map(({ textContent }) =>
    (textContent ?? '').trim(),
  );

const uploadIn = (element: Element): Element => element.shadowRoot?.querySelector('dass-upload') ?? element;
