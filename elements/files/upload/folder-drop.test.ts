import { expect } from 'chai';
import './upload.js';
import type { DassUpload } from './upload.js';
import { uploadFiles } from '../../../testing/dom.js';
import { closeNotices, openUpload, untilShown } from '../../../test/support/elements/upload.js';
import { listen } from '../../../test/support/fixture.js';
import { find, findAll, until } from '../../../test/support/user.js';

/** Number of entries that a browser returns from a folder at a time. */
const ENTRIES_AT_A_TIME = 100;

const open = (): Promise<DassUpload> => openUpload({ multiple: true });
/** Called when a file in a folder is read. */
let onRead = (): unknown => undefined;

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

function fileIn(path: string, isReadable = true, content = path): object {
  const name = path.split('/').at(-1)!;
  return {
    name,
    fullPath: path,
    isFile: true,
    isDirectory: false,
    file: (resolve: (file: File) => void, reject: (error: Error) => void) => {
      onRead();
      return isReadable
        ? resolve(new File([content], name, { type: 'text/plain' }))
        : reject(new Error('not readable'));
    },
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

const zoneText = (element: Element): string => find(element, '.drop').textContent;

describe('folders dropped on dass-upload', () => {
  afterEach(async () => {
    onRead = () => undefined;
    await closeNotices();
  });

  it('are walked, and their files keep the path in the folder', async () => {
    const element = await open();
    drop(element, folder('/lote', fileIn('/lote/a.txt'), folder('/lote/fotos', fileIn('/lote/fotos/b.txt'))));
    await untilShown(element, 'a.txt', 'b.txt');
    const paths = ['lote/a.txt', 'lote/fotos/b.txt'];
    expect(element.files.map(({ relativePath }) => relativePath)).to.deep.equal(paths);
    expect(findAll(element, '.row .name').map(({ title }) => title)).to.deep.equal(paths);
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

  it('[UP-04] of 5,000 files are counted, and added while the page responds, and the files that are not accepted are one list', async () => {
    const element = await open();
    const events = listen(element, 'dass-change', 'dass-reject');
    const parts = Array.from({ length: 50 }, (_, part) => {
      const path = `/lote/${part}`;
      const files = Array.from({ length: 99 }, (_, index) => fileIn(`${path}/${index}.txt`));
      return folder(path, ...files, fileIn(`${path}/vazio.txt`, true, ''));
    });
    // Every look at the clock is a millisecond, so that the number of pauses does not depend on the machine.
    const { now } = performance;
    let time = 0;
    performance.now = () => ++time;
    const turn = new MessageChannel();
    let [readInTurn, most] = [0, 0];
    turn.port1.onmessage = () => {
      readInTurn = 0;
      turn.port2.postMessage(0);
    };
    turn.port2.postMessage(0);
    onRead = () => (most = Math.max(most, ++readInTurn));
    const texts: string[] = [];
    const observer = new MutationObserver(() => texts.push(zoneText(element)));
    observer.observe(find(element, '.drop'), { characterData: true, childList: true, subtree: true });
    try {
      drop(element, folder('/lote', ...parts));
      await until('the files are added', () => element.files.length > 0);
    } finally {
      performance.now = now;
      turn.port1.close();
      observer.disconnect();
    }
    expect(texts[0]).to.equal('Verificando…');
    expect(texts.filter((one) => /^Verificando… ([1-4]\.)?\d{1,3} arquivos$/.test(one)).length).above(3);
    // Their contents are checked next.
    expect(texts).to.include('Verificando… 5.000 arquivos');
    expect(most, 'files that are read without a pause').to.be.within(1, 60);
    expect(element.files).to.have.length(4950);
    const folders = [...new Set(element.files.map(({ relativePath }) => Number(relativePath!.split('/')[1])))];
    expect(folders).to.deep.equal(Array.from({ length: 50 }, (_, index) => index));
    await element.updateComplete;
    expect(zoneText(element)).not.to.contain('Verificando');
    await until('both events are fired', () => events.length === 2);
    const [changed, rejected] = events.map(({ detail }) => (detail as { files: unknown[] }).files.length);
    expect([changed, rejected]).to.deep.equal([4950, 50]);
    await until('the rejected files are listed', () => findAll(element, '.rejections li').length === 50);
  });

  it('[UP-04] are read in parallel, and listed in the order of their paths', async () => {
    const element = await open();
    let [reading, most] = [0, 0];
    const slow = (path: string): object => ({
      ...fileIn(path),
      file: (resolve: (file: File) => void) => {
        most = Math.max(most, ++reading);
        // The later ones are read first.
        setTimeout(() => (reading--, resolve(new File([path], path.split('/').at(-1)!))), 30 - (most % 3) * 10);
      },
    });
    const many = Array.from({ length: 60 }, (_, index) => slow(`/lote/Lado 10/${60 - index}.txt`));
    drop(
      element,
      folder(
        '/lote',
        slow('/lote/índice.txt'),
        folder('/lote/Lado 10', ...many),
        slow('/lote/hora.txt'),
        folder('/lote/Lado 2', slow('/lote/Lado 2/b.txt'), slow('/lote/Lado 2/A.txt')),
        slow('/lote/Zíper.txt'),
      ),
      folder('/antes', slow('/antes/a.txt')),
    );
    await until('all are listed', () => element.files.length === 66);
    expect(element.files.map(({ relativePath }) => relativePath)).to.deep.equal([
      'lote/hora.txt',
      'lote/índice.txt',
      'lote/Lado 2/A.txt',
      'lote/Lado 2/b.txt',
      ...Array.from({ length: 60 }, (_, index) => `lote/Lado 10/${index + 1}.txt`),
      'lote/Zíper.txt',
      // What was dropped beside it follows, as it was dropped.
      'antes/a.txt',
    ]);
    expect(most).to.be.within(8, 16);
  });

  it('are rejected by name when they are empty, as is a file that cannot be read; the others are kept', async () => {
    const element = await open();
    drop(element, folder('/lote', fileIn('/lote/a.txt'), fileIn('/lote/b.txt', false)), folder('/vazia'));
    await untilShown(element, 'a.txt');
    const rejections = findAll(element, '.rejections li').map(({ textContent }) => textContent);
    expect(rejections).to.have.length(2);
    expect(rejections[0]).to.contain('b.txt');
    expect(rejections[1]).to.contain('vazia');
    expect(uploadFiles(element)).to.deep.equal(['a.txt']);
  });
});
