import { expect } from '@open-wc/testing';
import './upload.js';
import type { DassUpload } from './upload.js';
import { shownNames, untilShown } from '../../../test/support/elements/upload.js';
import { mount } from '../../../test/support/fixture.js';
import { find, findAll, until } from '../../../test/support/user.js';

/** Number of entries that a browser returns from a folder at a time. */
const ENTRIES_AT_A_TIME = 100;

const open = (): Promise<DassUpload> => mount('dass-upload', { properties: { label: 'Anexos', multiple: true } });

/** A dropped folder as a browser gives it to a page: only a real drop makes one, so its interface is imitated. */
function folder(path: string, ...content: readonly object[]): object {
  const readEntries = (rest: object[]) => (resolve: (entries: object[]) => void) =>
    setTimeout(() => resolve(rest.splice(0, ENTRIES_AT_A_TIME)));
  return {
    name: path.split('/').at(-1),
    fullPath: path,
    isFile: false,
    isDirectory: true,
    createReader: () => ({ readEntries: readEntries([...content]) }),
  };
}

function fileIn(path: string, isReadable = true): object {
  const name = path.split('/').at(-1)!;
  return {
    name,
    fullPath: path,
    isFile: true,
    isDirectory: false,
    file: (resolve: (file: File) => void, reject: (error: Error) => void) =>
      isReadable ? resolve(new File([path], name, { type: 'text/plain' })) : reject(new Error('not readable')),
  };
}

function drop(element: Element, ...entries: readonly object[]): void {
  const items = entries.map((entry) => ({
    kind: 'file',
    webkitGetAsEntry: () => entry,
    getAsFile: () => null,
  }));
  const event = new DragEvent('drop', { bubbles: true, composed: true, cancelable: true });
  Object.defineProperty(event, 'dataTransfer', { value: { types: ['Files'], items } });
  find(element, '.zone').dispatchEvent(event);
}

describe('folders dropped on dass-upload', () => {
  it('are walked, and their files keep the path in the folder', async () => {
    const element = await open();
    drop(element, folder('/lote', fileIn('/lote/a.txt'), folder('/lote/fotos', fileIn('/lote/fotos/b.txt'))));
    await untilShown(element, 'a.txt', 'b.txt');
    expect(element.files.map(({ relativePath }) => relativePath)).to.deep.equal(['lote/a.txt', 'lote/fotos/b.txt']);
  });

  it('are all walked when one is dropped while the other is still read', async () => {
    const element = await open();
    drop(element, folder('/um', fileIn('/um/a.txt')));
    drop(element, folder('/dois', fileIn('/dois/b.txt')));
    await untilShown(element, 'a.txt', 'b.txt');
  });

  it('give all of their files when they hold more than a browser returns at a time', async () => {
    const element = await open();
    const content = Array.from({ length: 250 }, (_, index) => fileIn(`/lote/${index}.txt`));
    drop(element, folder('/lote', ...content));
    await until('all files are entries', () => element.files.length === content.length);
  });

  it('are rejected by name when they are empty, as is a file that cannot be read; the others are kept', async () => {
    const element = await open();
    drop(element, folder('/lote', fileIn('/lote/a.txt'), fileIn('/lote/b.txt', false)), folder('/vazia'));
    await untilShown(element, 'a.txt');
    const rejections = findAll(element, '.rejections li').map(({ textContent }) => textContent);
    expect(rejections).to.have.length(2);
    expect(rejections[0]).to.contain('b.txt');
    expect(rejections[1]).to.contain('vazia');
    expect(shownNames(element)).to.deep.equal(['a.txt']);
  });
});
