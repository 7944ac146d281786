import { expect } from 'chai';
import './upload.js';
import type { DassUpload } from './upload.js';
import '../../controls/button/button.js';
import { documentFile, pickFiles } from '../shared/example-files.js';
import { uploadFiles } from '../../../testing/dom.js';
import {
  closeNotices,
  heldFile,
  openUpload as open,
  paste,
  reasons,
  rejections,
  rowButton as button,
  textFile as text,
  transferOf,
  untilNotice,
  untilShown,
} from '../../../test/support/elements/upload.js';
import { expectConsole } from '../../../test/support/assertions/page-problems.js';
import { listen, mountHtml } from '../../../test/support/fixture.js';
import { find, findAll, user, until } from '../../../test/support/user.js';

describe('files offered to dass-upload', () => {
  afterEach(closeNotices);

  it('[UP-12] have the type of their content where the browser knows none', async () => {
    const element = await open({ types: ['pdf'] });
    pickFiles(element, new File(['%PDF-1.7\n'], 'laudo.pdf'));
    await untilShown(element, 'laudo.pdf');
    expect(element.files[0]!.type).to.equal('application/pdf');
  });

  it('[UP-05] several can be picked at once with multiple, and the same one again after it was removed', async () => {
    const element = await open({ multiple: true });
    const picker = find<HTMLInputElement>(element, '.picker');
    let isMultiple = false;
    picker.click = () => (isMultiple = picker.multiple);
    await user.click(find(element, '#control'));
    expect(isMultiple).to.equal(true);
    pickFiles(element, text('a.txt'));
    // A file input that keeps its value does not fire `change` for the same file.
    expect(picker.files).to.have.length(0);
    await untilShown(element, 'a.txt');
    await user.click(button(element, 'a.txt', 'remove'));
    pickFiles(element, text('a.txt'));
    await untilShown(element, 'a.txt');
  });

  it('[UP-05] are added in the order of the gestures, also when an earlier one takes longer', async () => {
    const element = await open({ multiple: true });
    const slow = heldFile('lento.txt');
    const first = element.addFiles([slow.file]);
    const second = element.addFiles([text('rápido.txt')]);
    await until('it is said', () => find(element, '.drop').textContent === 'Verificando…');
    slow.release();
    await Promise.all([first, second]);
    expect(element.files.map(({ name }) => name)).to.deep.equal(['lento.txt', 'rápido.txt']);
  });

  it('[UP-01] are not missing in a form that is submitted while they are checked: it waits, and the user reads why', async () => {
    const form = await mountHtml<HTMLFormElement>(
      `<form>
        <input name="nome" value="Lote 7" />
        <dass-upload name="anexo" label="Anexo" multiple required></dass-upload>
        <button id="native">Salvar</button><button id="draft" formnovalidate>Guardar</button>
        <dass-button type="submit">Gravar</dass-button>
      </form>`,
    );
    const element = find<DassUpload>(form, 'dass-upload');
    let submitted: readonly string[] | undefined;
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      submitted = new FormData(form).getAll('anexo').map((one) => (one as File).name);
    });
    const slow = heldFile('lento.txt');
    pickFiles(element, slow.file);
    await until('it is said', () => find(element, '.drop').textContent === 'Verificando…');
    const press = async (submit: () => Promise<unknown>): Promise<void> => {
      const isPrevented = new Promise((resolve) =>
        document.addEventListener('submit', resolve, { once: true, capture: true }),
      );
      await submit();
      await isPrevented;
      const notice = await untilNotice();
      expect(find(notice, '.text').textContent).to.contain('os arquivos ainda estão sendo verificados');
      await user.click(find(notice, 'button'));
      await until('the notice is closed', () => findAll(document, 'dass-notice').length === 0);
      expect(submitted).to.equal(undefined);
    };
    await press(() => user.click(find(form, '#native')));
    await press(() => user.click(find(form, '#draft')));
    await press(() => user.click(find(form, 'dass-button')));
    find<HTMLInputElement>(form, '[name=nome]').focus();
    await press(() => user.press('Enter'));
    slow.release();
    await untilShown(element, 'lento.txt');
    await user.click(find(form, '#native'));
    expect(submitted).to.deep.equal(['lento.txt']);
  });

  it('[UP-01] can be submitted by the application as soon as it hears of them', async () => {
    const form = await mountHtml<HTMLFormElement>(
      '<form><dass-upload name="anexo" label="Anexo"></dass-upload></form>',
    );
    const events = listen(form, 'submit');
    form.addEventListener('submit', (event) => event.preventDefault());
    const element = find<DassUpload>(form, 'dass-upload');
    element.addEventListener('dass-change', () => form.requestSubmit());
    await element.addFiles([text('a.txt')]);
    expect(events).to.have.length(1);
    element.remove();
    form.requestSubmit();
    expect(events).to.have.length(2);
  });

  it('are added without those values of the application that are no files, which it is warned of', async () => {
    const element = await open({ multiple: true, types: ['text'] });
    const events = listen(element, 'dass-reject');
    const offered = ['a.txt', null, {}, text('b.txt')] as File[];
    await expectConsole(/no file/, () => element.addFiles(offered));
    await untilShown(element, 'b.txt');
    expect(events).to.deep.equal([]);
  });

  it('[UP-05] are not more than max-files', async () => {
    const element = await open({ multiple: true, maxFiles: 2 });
    const events = listen(element, 'dass-reject');
    await element.addFiles(['a', 'b', 'c'].map((name) => text(`${name}.txt`, name)));
    await untilShown(element, 'a.txt', 'b.txt');
    expect(reasons(events)).to.equal('c.txt count');
    expect(rejections(element)[0]).to.contain('Mais arquivos que o permitido: 2');
  });

  for (const [name, state] of [
    ['readonly', { readOnly: true }],
    ['disabled', { disabled: true }],
  ] as const)
    it(`[UP-10] are neither added nor rejected when the upload becomes ${name} while they are checked`, async () => {
      const element = await open({ multiple: true });
      const events = listen(element, 'dass-change', 'dass-reject');
      const slow = heldFile('lento.txt');
      const checked = [element.addFiles([slow.file]), element.addFiles([new File([], 'vazio.txt')])];
      await until('it is said', () => find(element, '.drop').textContent === 'Verificando…');
      Object.assign(element, state);
      await element.updateComplete;
      slow.release();
      await Promise.all(checked);
      await element.updateComplete;
      expect([element.files, events, rejections(element)]).to.deep.equal([[], [], []]);
    });

  it('[UP-07] are left to the application that has prevented their paste', async () => {
    const element = await open({ multiple: true });
    const stop = (event: Event): void => event.preventDefault();
    window.addEventListener('paste', stop, { capture: true });
    try {
      paste(element, transferOf(text('a.txt')));
    } finally {
      window.removeEventListener('paste', stop, { capture: true });
    }
    await element.addFiles([text('b.txt')]);
    await untilShown(element, 'b.txt');
  });

  it('[UP-03] the rejected ones are one list until the user dismisses it; of very many the first are shown', async () => {
    const element = await open({ multiple: true, types: ['pdf'] });
    await element.addFiles([text('a.txt'), documentFile('a.pdf')]);
    await element.addFiles([text('b.txt')]);
    await until('both are listed', () => rejections(element).length === 2);
    expect(find(element, '.rejections strong').textContent).to.equal('2 arquivos não foram aceitos');
    await element.addFiles(Array.from({ length: 148 }, (_, index) => text(`${index}.txt`)));
    await until('they are counted', () => rejections(element).at(-1) === 'e mais 50');
    expect(rejections(element)).to.have.length(101);
    expect(uploadFiles(element)).to.deep.equal(['a.pdf']);
  });

  it('[UP-11] the number and the size of all files stand above the list', async () => {
    const element = await open({ multiple: true });
    await element.addFiles([text('a.txt', 'x'.repeat(1000)), text('b.txt', 'x'.repeat(1500))]);
    await until('the list is shown', () => findAll(element, '.row').length === 2);
    expect(find(element, '.summary').textContent).to.equal('2 arquivos · 2,50 kB');
  });

  it('[UP-06] a screen that cannot be captured is reported', async () => {
    const element = await open({ types: ['image'] });
    const original = navigator.mediaDevices.getDisplayMedia;
    navigator.mediaDevices.getDisplayMedia = () => Promise.reject(new DOMException('busy', 'NotReadableError'));
    try {
      await user.click(find(element, '.capture'));
      const notice = await untilNotice();
      expect(find(notice, '.text').textContent).to.contain('A tela não foi capturada');
      expect(element.files).to.deep.equal([]);
    } finally {
      navigator.mediaDevices.getDisplayMedia = original;
    }
  });
});
