import type { DassUploadRejectDetail } from '../../../elements/files/upload/upload-properties.js';
import type { DassUpload } from '../../../elements/files/upload/upload.js';
import { uploadFiles } from '../../../testing/dom.js';
import { mount } from '../fixture.js';
import { find, findAll, until, user } from '../user.js';

/** Whether the running test has had files rejected: the notice comes a moment later. */
let isNoticeDue = false;

/** Shows an upload. Its test file calls `closeNotices()` after each test. */
export async function openUpload(properties: Record<string, unknown> = {}): Promise<DassUpload> {
  const element = await mount('dass-upload', { properties: { label: 'Anexos', ...properties } });
  element.addEventListener('dass-reject', () => (isNoticeDue = true));
  return element;
}

export const notices = (): HTMLElementTagNameMap['dass-notice'][] => findAll(document, 'dass-notice');
export const untilNotice = (): Promise<HTMLElementTagNameMap['dass-notice']> =>
  until('a notice is shown', () => notices()[0]);

/** Closes the notices of rejected and renamed files. */
export async function closeNotices(): Promise<void> {
  if (isNoticeDue) await untilNotice();
  isNoticeDue = false;
  // One after the other: the ones behind it move when a notice has closed.
  for (let [notice] = notices(); notice; [notice] = notices()) {
    const closing = notice;
    await user.click(find(closing, 'button'));
    await until('the notice is closed', () => !notices().includes(closing));
  }
}

export const textFile = (name: string, content = 'texto'): File => new File([content], name, { type: 'text/plain' });

/** The row of a file, and a button in it. */
export const rowOf = (element: Element, name: string): HTMLElement =>
  findAll(element, '.row').find(({ textContent }) => textContent.includes(name))!;
export const rowButton = (element: Element, name: string, action: string): HTMLElement =>
  find(rowOf(element, name), `.${action}`);

/** The texts of the list of rejected files. */
export const rejections = (element: Element): string[] =>
  findAll(element, '.rejections li').map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim());

/** The names and reasons of the last `dass-reject`. */
export const reasons = (events: { detail: unknown }[]): string =>
  (events.at(-1)?.detail as DassUploadRejectDetail).files
    .map(({ file, reason }) => `${file.name} ${reason}`)
    .join(', ');

/** A file whose content cannot be read until it is released. */
export function heldFile(name: string, content = 'texto'): { file: File; release: () => void } {
  const file = textFile(name, content);
  let release!: () => void;
  const released = new Promise<void>((resolve) => (release = resolve));
  file.slice = () => ({ arrayBuffer: () => released.then(() => new Blob([content]).arrayBuffer()) }) as unknown as Blob;
  return { file, release };
}

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

/** Waits until the list shows these names. */
export const untilShown = (element: Element, ...names: readonly string[]): Promise<unknown> =>
  until(`the list shows ${names.join(', ')}`, () => uploadFiles(element).join('|') === names.join('|'));

/** A file of a size, without its content. */
export function sizedFile(name: string, size: number, type = ''): File {
  const file = new File(['texto'], name, { type });
  Object.defineProperty(file, 'size', { value: size });
  return file;
}
