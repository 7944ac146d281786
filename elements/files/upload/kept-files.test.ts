import { expect } from 'chai';
import './upload.js';
import type { DassUpload } from './upload.js';
import type { UploadTask } from '../../core/files/upload-task.js';
import { uploadFiles } from '../../../testing/dom.js';
import { announced } from '../../../test/support/assertions/announced.js';
import {
  closeNotices,
  notices,
  openUpload,
  rowButton as button,
  rowOf as row,
  textFile as text,
  untilNotice,
  untilShown,
} from '../../../test/support/elements/upload.js';
import { listen, mount } from '../../../test/support/fixture.js';
import { find, findAll, until, user } from '../../../test/support/user.js';
import { uploadTo } from '../transports/upload-to.js';

let count = 0;
let key = '';

const open = async (properties: Record<string, unknown> = {}) => {
  const tasks: UploadTask[] = [];
  const transport = (task: UploadTask): void => void tasks.push(task);
  const element = await openUpload({ multiple: true, restoreKey: key, transport, ...properties });
  return { element, tasks };
};

const names = (element: DassUpload) => element.files.map(({ name }) => name);
const untilKept = (element: DassUpload) => until('the files are kept', () => element.unkept === 0);
const note = (element: DassUpload): string => findAll(element, '#restored')[0]?.textContent ?? '';
const isGuarded = (): boolean => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

/** What is left when the page of an upload is closed. */
async function close(element: DassUpload): Promise<void> {
  await untilKept(element);
  element.remove();
}

/** Replaces a member of an object during a test. */
function replace(object: object, name: string, value: unknown): void {
  const own = Object.getOwnPropertyDescriptor(object, name);
  Object.defineProperty(object, name, { value, configurable: true, writable: true });
  restores.push(() => (own ? Object.defineProperty(object, name, own) : Reflect.deleteProperty(object, name)));
}
const restores: (() => unknown)[] = [];

describe('files that dass-upload keeps', () => {
  beforeEach(() => (key = `teste-${Date.now()}-${++count}`));
  afterEach(async () => {
    for (const restore of restores.splice(0).reverse()) restore();
    for (const element of findAll(document, 'dass-upload')) {
      (element as DassUpload).files = [];
      await until('nothing is kept', () => (element as DassUpload).unkept === 0);
    }
    await closeNotices();
  });

  it('[UQ-03] are in the list again with their bytes, order, fields and ids, and are sent on', async () => {
    const first = await open({ schema: { description: '' }, concurrency: 1 });
    await first.element.addFiles([text('a.txt', 'um'), text('b.txt', 'dois'), text('c.txt', 'três')]);
    const [a, b, c] = first.element.files;
    first.element.files = [{ ...c!, description: 'frente', relativePath: 'lote/c.txt' }, a!, b!];
    await untilShown(first.element, 'c.txt', 'a.txt', 'b.txt');
    await close(first.element);

    const { element, tasks } = await open({ concurrency: 1 });
    const changes = listen(element, 'dass-change');
    await untilShown(element, 'c.txt', 'a.txt', 'b.txt');
    expect(element.files.map(({ _id }) => _id)).to.deep.equal([c!._id, a!._id, b!._id]);
    expect([element.files[0]!.description, element.files[0]!.relativePath]).to.deep.equal(['frente', 'lote/c.txt']);
    expect(await Promise.all(element.files.map(({ file }) => file!.text()))).to.deep.equal(['três', 'um', 'dois']);
    expect(element.files.map(({ file }) => [file!.name, file!.lastModified, file!.type])).to.deep.equal(
      [c, a, b].map((entry) => [entry!.file!.name, entry!.file!.lastModified, entry!.file!.type]),
    );
    await until('the first is sent', () => tasks.length === 1);
    expect([tasks[0]!.id, changes.length]).to.deep.equal([c!._id, 1]);
    await announced('3 arquivos de antes continuam a ser enviados');
    expect(note(element)).to.equal('3 arquivos de antes continuam a ser enviados');
    tasks[0]!.done({ src: '/c' });
    await until('two are left', () => note(element).startsWith('2 arquivos'));
  });

  it('[UQ-03] are only those that were not sent, removed or discarded', async () => {
    const first = await open({ concurrency: 3 });
    await first.element.addFiles(['a.txt', 'b.txt', 'c.txt'].map((name) => text(name)));
    await untilShown(first.element, 'a.txt', 'b.txt', 'c.txt');
    await untilKept(first.element);
    first.tasks[0]!.done({});
    await user.click(button(first.element, 'b.txt', 'remove'));
    await close(first.element);

    const second = await open();
    await untilShown(second.element, 'c.txt');
    expect(note(second.element)).to.equal('1 arquivo de antes continua a ser enviado');
    const changes = listen(second.element, 'dass-change');
    find(second.element, '.discard').focus();
    await user.press('Enter');
    await announced('Arquivos de antes descartados');
    expect([second.element.files, changes.length, second.tasks[0]!.signal.reason]).to.deep.equal([[], 1, 'cancel']);
    expect(second.element.shadowRoot!.activeElement?.id).to.equal('control');
    await close(second.element);

    const third = await open();
    await third.element.addFiles([text('d.txt')]);
    await untilKept(third.element);
    expect(names(third.element)).to.deep.equal(['d.txt']);
  });

  it('[UQ-03] stay paused or canceled', async () => {
    const first = await open();
    await first.element.addFiles(['a.txt', 'b.txt', 'c.txt'].map((name) => text(name)));
    await untilShown(first.element, 'a.txt', 'b.txt', 'c.txt');
    await user.click(button(first.element, 'a.txt', 'pause'));
    await user.click(button(first.element, 'b.txt', 'cancel'));
    await close(first.element);
    const { element, tasks } = await open();
    await untilShown(element, 'a.txt', 'b.txt', 'c.txt');
    await until('one is sent', () => tasks.length > 0);
    expect(tasks.map(({ file }) => file.name)).to.deep.equal(['c.txt']);
    expect(['a.txt', 'b.txt'].map((name) => find(row(element, name), '.state').textContent)).to.deep.equal([
      'Pausado',
      'Envio cancelado',
    ]);
    await user.click(button(element, 'a.txt', 'resume'));
    await until('it is sent on', () => tasks.length === 2);
  });

  it('[UQ-03] are those of the user and of the field', async () => {
    const first = await open({ restoreUser: 'marina' });
    await first.element.addFiles([text('a.txt')]);
    await close(first.element);
    for (const other of [{ restoreUser: 'jonas' }, { restoreUser: 'marina', restoreKey: `${key}-outro` }]) {
      const { element } = await open(other);
      await element.addFiles([text('b.txt')]);
      await untilKept(element);
      expect(names(element)).to.deep.equal(['b.txt']);
    }
    const { element } = await open({ restoreUser: 'marina' });
    await untilShown(element, 'a.txt');
  });

  it('[UQ-03] belong to the tab that has them until it is closed', async () => {
    const first = await open();
    await first.element.addFiles([text('a.txt')]);
    await untilKept(first.element);
    const second = await open();
    await second.element.addFiles([text('b.txt')]);
    await untilKept(second.element);
    expect(names(second.element)).to.deep.equal(['b.txt']);
    first.element.remove();
    await untilShown(second.element, 'a.txt', 'b.txt');
    expect(second.tasks.map(({ file }) => file.name)).to.deep.equal(['b.txt', 'a.txt']);
    second.element.remove();
    const third = await open();
    await untilShown(third.element, 'a.txt', 'b.txt');
  });

  it('[UQ-03] come back in a browser without locks, too', async () => {
    replace(navigator, 'locks', undefined);
    const first = await open();
    await first.element.addFiles([text('a.txt')]);
    await close(first.element);
    const { element } = await open();
    await untilShown(element, 'a.txt');
  });

  it('[UQ-03] that a form submits are in its list again, and not after it was reset', async () => {
    const first = await open({ transport: undefined, name: 'anexos' });
    await first.element.addFiles([text('a.txt')]);
    await close(first.element);
    const form = await mount('form', {});
    const element = document.createElement('dass-upload');
    Object.assign(element, { label: 'Anexos', name: 'anexos', multiple: true, restoreKey: key });
    form.append(element);
    await untilShown(element, 'a.txt');
    expect(note(element)).to.equal('1 arquivo de antes está de novo na lista');
    expect((new FormData(form as HTMLFormElement).get('anexos') as File).name).to.equal('a.txt');
    (form as HTMLFormElement).reset();
    expect(element.files).to.deep.equal([]);
    await close(element);
    const third = await open();
    await third.element.addFiles([text('b.txt')]);
    await untilKept(third.element);
    expect(names(third.element)).to.deep.equal(['b.txt']);
  });

  it('[UQ-03] follow the stored files of the application, which may load later', async () => {
    const first = await open();
    await first.element.addFiles([text('a.txt')]);
    await close(first.element);
    const { element } = await open({ busy: true });
    await element.addFiles([text('b.txt')]);
    await untilKept(element);
    element.files = [{ _id: '1', src: '/1', fileName: 'velho.txt', type: 'text/plain' }, ...element.files];
    element.busy = false;
    await untilShown(element, 'velho.txt', 'a.txt', 'b.txt');
  });

  it('[UQ-03] are in single mode the last one, and none when another was chosen meanwhile', async () => {
    const first = await open({ multiple: false });
    await first.element.addFiles([text('a.txt')]);
    await close(first.element);
    const second = await open({ multiple: false });
    await untilShown(second.element, 'a.txt');
    await close(second.element);
    const third = await open({ multiple: false, busy: true });
    await third.element.addFiles([text('b.txt')]);
    third.element.busy = false;
    await untilKept(third.element);
    await third.element.updateComplete;
    expect(uploadFiles(third.element)).to.deep.equal(['b.txt']);
  });

  it('[UQ-03] are deleted after seven days', async () => {
    const { now } = Date;
    replace(Date, 'now', () => now() - 8 * 86_400_000);
    const first = await open();
    await first.element.addFiles([text('a.txt')]);
    await close(first.element);
    replace(Date, 'now', now);
    const { element } = await open();
    await element.addFiles([text('b.txt')]);
    await untilKept(element);
    expect(names(element)).to.deep.equal(['b.txt']);
  });

  it('[UQ-03] keep the page from being left only until they are written', async () => {
    const { element } = await open();
    expect(isGuarded()).to.equal(false);
    let answer: ((estimate: object) => void) | undefined;
    replace(navigator.storage, 'estimate', () => new Promise((resolve) => (answer = resolve)));
    await element.addFiles([text('a.txt')]);
    await until('it is being written', () => answer !== undefined);
    expect([element.unkept, isGuarded()]).to.deep.equal([1, true]);
    answer!({});
    await untilKept(element);
    await until('leaving does not ask', () => !isGuarded());
  });

  it('[UQ-03] of a full store are named, and sent all the same; leaving asks until then', async () => {
    const { put } = IDBObjectStore.prototype;
    replace(IDBObjectStore.prototype, 'put', function (this: IDBObjectStore, value: unknown, id?: IDBValidKey) {
      if (value instanceof File && value.name.startsWith('grande'))
        throw new DOMException('full', 'QuotaExceededError');
      return id === undefined ? put.call(this, value) : put.call(this, value, id);
    });
    const { element, tasks } = await open();
    await element.addFiles([text('a.txt'), text('grande-1.txt'), text('grande-2.txt')]);
    const notice = await untilNotice();
    expect(notice.textContent + (notice.shadowRoot?.textContent ?? ''))
      .to.contain('grande-1.txt')
      .and.contain('grande-2.txt');
    expect([element.unkept, tasks.length, isGuarded()]).to.deep.equal([2, 3, true]);
    tasks[1]!.done({});
    tasks[2]!.done({});
    await until('leaving does not ask', () => !isGuarded());
    await closeNotices();
    expect(notices()).to.have.length(0);
  });

  it('[UQ-03] are not written when the browser says that they do not fit', async () => {
    replace(navigator.storage, 'estimate', async () => ({ quota: 1000, usage: 995 }));
    const { element } = await open();
    await element.addFiles([text('a.txt', 'um'), text('grande.txt', 'x'.repeat(10))]);
    const notice = await untilNotice();
    expect(notice.textContent + (notice.shadowRoot?.textContent ?? ''))
      .to.contain('grande.txt')
      .and.not.contain('a.txt');
    expect(element.unkept).to.equal(1);
  });

  it('[UQ-03] are sent as without the key where nothing may be stored, which is said once', async () => {
    replace(indexedDB, 'open', () => {
      throw new DOMException('blocked', 'SecurityError');
    });
    for (const name of ['a.txt', 'b.txt']) {
      const { element, tasks } = await open();
      await element.addFiles([text(name)]);
      await until('it is sent', () => tasks.length === 1);
      await until('it is said', () => notices().length === 1);
      expect([element.unkept, isGuarded()]).to.deep.equal([1, false]);
      tasks[0]!.done({});
      element.remove();
    }
    await closeNotices();
  });

  it('[UQ-03] whose bytes cannot be read any more say so, and do not keep the others from being kept', async () => {
    const changed = text('some.txt');
    const unreadable = (): Promise<never> => Promise.reject(new DOMException('changed on disk', 'NotReadableError'));
    Object.defineProperty(changed, 'slice', { value: () => ({ arrayBuffer: unreadable }) });
    const { element } = await open({ transport: uploadTo('http://127.0.0.1:9/') });
    element.pauseUploads();
    const entries = [changed, text('b.txt')].map((file, index) => ({ _id: `${key}-${index}`, file, name: file.name }));
    element.files = entries;
    await until('it says so', () => row(element, 'some.txt')?.textContent.includes('foi alterado ou removido'));
    await until('the other is kept', () => element.unkept <= 1);
  });

  it('[UQ-03] may be thousands', async function () {
    this.timeout(60_000);
    const transport = (): void => undefined;
    const first = await open({ transport });
    const entries = Array.from({ length: 2000 }, (_, index) => {
      const file = new File([`arquivo ${index}`], `${index}.txt`, { type: 'text/plain' });
      return { _id: `${key}-${index}`, file, name: file.name, size: file.size, type: file.type };
    });
    first.element.files = entries;
    await until('all are kept', () => first.element.unkept === 0, 50_000);
    first.element.remove();
    const { element } = await open({ transport });
    await until('all are in the list', () => element.files.length === 2000, 20_000);
    expect(element.files.map(({ _id }) => _id)).to.deep.equal(entries.map(({ _id }) => _id));
    element.files = [];
  });
});
