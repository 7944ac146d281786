import { find, findAll, until } from '../user.js';

/** Returns data with files, as a drop or a paste has it. */
export function transferOf(...files: readonly File[]): DataTransfer {
  const data = new DataTransfer();
  for (const file of files) data.items.add(file);
  return data;
}

/** Fires a drag event with data on the zone of an upload. */
export function drag(element: Element, type: string, data: DataTransfer): DragEvent {
  const event = new DragEvent(type, { bubbles: true, composed: true, cancelable: true, dataTransfer: data });
  find(element, '.zone').dispatchEvent(event);
  return event;
}

/** Fires a paste with data. Firefox ignores the data of the constructor. */
export function paste(target: Element, data: DataTransfer): ClipboardEvent {
  const event = new ClipboardEvent('paste', { bubbles: true, composed: true, cancelable: true });
  Object.defineProperty(event, 'clipboardData', { value: data });
  target.dispatchEvent(event);
  return event;
}

/** The names in the list. */
export const shownNames = (element: Element): string[] =>
  findAll(element, '.row .name').map(({ textContent }) => textContent.trim());

/** Waits until the list shows these names. */
export const untilShown = (element: Element, ...names: readonly string[]): Promise<unknown> =>
  until(`the list shows ${names.join(', ')}`, () => shownNames(element).join('|') === names.join('|'));

/** A file of a size, without its content. */
export function sizedFile(name: string, size: number, type = ''): File {
  const file = new File(['texto'], name, { type });
  Object.defineProperty(file, 'size', { value: size });
  return file;
}
