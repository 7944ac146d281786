import { expect } from 'chai';
import './upload.js';
import type { UploadEntry } from '../../core/files/upload-entry.js';
import type { UploadTask } from '../../core/files/upload-task.js';
import type { DassUpload } from './upload.js';
import { documentFile, pickFiles, pictureFile } from '../shared/example-files.js';
import { setLanguage } from '../../../locales/index.js';
import { uploadFiles } from '../../../testing/dom.js';
import { expectFocus } from '../../../test/support/assertions/expect-focus.js';
import { expectConsole } from '../../../test/support/assertions/page-problems.js';
import {
  closeNotices,
  drag,
  notices,
  openUpload as open,
  paste,
  reasons,
  rejections,
  rowButton as button,
  rowOf as row,
  sizedFile,
  textFile as text,
  transferOf,
  untilNotice,
  untilShown,
} from '../../../test/support/elements/upload.js';
import { listen, mountHtml } from '../../../test/support/fixture.js';
import { find, findAll, focused, middle, painted, user, until } from '../../../test/support/user.js';

const stored = (name: string): UploadEntry => ({ _id: name, fileName: name, src: `/${name}`, type: 'text/plain' });
describe('dass-upload', () => {
  afterEach(async () => {
    await setLanguage('pt_BR');
    await closeNotices();
  });

  describe('adding', () => {
    it('[UP-01] a picked file becomes an entry with file, id, name, size, type and the fields of the schema', async () => {
      const schema = Object.freeze({ descricao: '', obrigatorio: false });
      const element = await open({ schema, types: ['pdf'], files: Object.freeze([]) });
      const events = listen(element, 'dass-change', 'change');
      const file = documentFile('laudo.pdf');
      pickFiles(element, file);
      await untilShown(element, 'laudo.pdf');
      expect(events.map(({ type }) => type)).to.deep.equal(['dass-change', 'change']);
      const [entry] = element.files;
      expect((events[0]?.detail as { files: unknown }).files === element.files).to.equal(true);
      const { _id, ...rest } = entry!;
      expect(_id).to.be.a('string').and.not.equal('');
      expect(rest).to.deep.equal({
        descricao: '',
        obrigatorio: false,
        file,
        name: 'laudo.pdf',
        size: file.size,
        type: 'application/pdf',
      });
    });

    it('[UP-01] stored files are shown with their name, and names are text without marks that hide the extension', async () => {
      const names = ['<img src=x onerror=alert(1)>.png', 'fatura_\u202Efdp.exe', 'C:\\pasta\\a.txt', 'x'.repeat(300)];
      const element = await open({
        multiple: true,
        files: names.map((name) => ({ fileName: name, src: 'javascript:alert(1)', type: 'image/png' })),
      });
      await until('the rows are shown', () => uploadFiles(element).length === 4);
      expect(uploadFiles(element).slice(0, 3)).to.deep.equal([
        '<img src=x onerror=alert(1)>.png',
        'fatura_fdp.exe',
        'a.txt',
      ]);
      expect(uploadFiles(element)[3]).to.have.length(255);
      expect(findAll(element, '.row img')).to.have.length(0);
    });

    it('[UP-02] picking names types and extensions, and a custom type has its own name', async () => {
      const element = await open({
        types: ['pdf', 'custom'],
        customType: { type: 'model/step,.stp', message: 'Desenhos STEP' },
      });
      const picker = find<HTMLInputElement>(element, '.picker');
      let isOpened = false;
      picker.click = () => (isOpened = true);
      await user.hover(find(element, '#control'));
      await until('the modules are loaded', () => findAll(element, 'dass-tooltip').length);
      await user.click(find(element, '#control'));
      await until('the file picker opens', () => isOpened);
      expect([picker.accept, picker.multiple]).to.deep.equal(['application/pdf,.pdf,model/step,.stp', false]);
      expect(find(element, '.limits').textContent).to.contain('PDF, Desenhos STEP');
      pickFiles(element, new File(['ISO-10303-21;'], 'peça.stp'));
      await untilShown(element, 'peça.stp');
    });

    it('opens the file picker in the click itself, also before the modules are loaded', async () => {
      const element = await open({ types: ['pdf'] });
      let count = 0;
      find<HTMLInputElement>(element, '.picker').click = () => count++;
      find(element, '#control').click();
      expect(count).to.equal(1);
      const events = listen(element, 'dass-reject');
      pickFiles(element, text('a.txt'));
      await until('the file is rejected afterwards', () => events.length === 1);
      expect(reasons(events)).to.equal('a.txt type');
    });

    it('[UP-05] single mode keeps the first file of several, and a later one replaces it', async () => {
      const element = await open();
      const events = listen(element, 'dass-reject');
      pickFiles(element, text('a.txt'), text('b.txt'));
      await untilShown(element, 'a.txt');
      expect(reasons(events)).to.equal('b.txt count');
      pickFiles(element, text('c.txt'));
      await untilShown(element, 'c.txt');
      expect(element.files).to.have.length(1);
    });

    it('[UP-05] multiple mode appends, also ten pastes at once, and finds files that are there already', async () => {
      const element = await open({ multiple: true, files: [stored('velho.txt')] });
      const events = listen(element, 'dass-reject');
      const names = Array.from({ length: 10 }, (_, index) => `${index}.txt`);
      for (const name of names) paste(element, transferOf(text(name, name)));
      await untilShown(element, 'velho.txt', ...names);
      const again = element.files[1]!.file!;
      pickFiles(element, again);
      await until('the file is rejected', () => events.length);
      expect(reasons(events)).to.equal('0.txt duplicate');
    });

    it('[UP-07] a paste takes the first item of kind file, and leaves a paste without files alone', async () => {
      const element = await open();
      const data = new DataTransfer();
      data.setData('text/html', '<img src="x.png">');
      data.items.add(pictureFile('image.png'));
      expect(paste(element, data).defaultPrevented).to.equal(true);
      await untilShown(element, 'image.png');
      const plain = new DataTransfer();
      plain.setData('text/plain', 'texto');
      expect(paste(element, plain).defaultPrevented).to.equal(false);
    });

    it('[UP-06] the screen can be captured when image is the only type, and its track is stopped', async () => {
      const element = await open({ types: ['image', 'pdf'] });
      expect(findAll(element, '.capture')).to.have.length(0);
      const original = navigator.mediaDevices.getDisplayMedia;
      const canvas = document.createElement('canvas');
      canvas.getContext('2d')!.fillRect(0, 0, 9, 9);
      const stream = canvas.captureStream(30);
      const tracks = stream.getTracks();
      let answer: () => Promise<MediaStream> = () => Promise.resolve(stream);
      navigator.mediaDevices.getDisplayMedia = () => answer();
      const paint = setInterval(() => canvas.getContext('2d')!.fillRect(Math.random() * 99, 0, 9, 9), 30);
      try {
        element.types = ['image'];
        await element.updateComplete;
        await user.click(find(element, '.capture'));
        await until('the picture is in the list', () => element.files.length === 1);
        expect(element.files[0]!.type).to.equal('image/png');
        expect(element.files[0]!.name).to.match(/^tela-\d{4}(-\d\d){5}\.png$/);
        expect(tracks.map(({ readyState }) => readyState)).to.deep.equal(['ended']);
        answer = () => Promise.reject(new DOMException('denied', 'NotAllowedError'));
        await user.click(find(element, '.capture'));
        await painted();
        expect([element.files.length, notices().length]).to.deep.equal([1, 0]);
      } finally {
        clearInterval(paint);
        navigator.mediaDevices.getDisplayMedia = original;
      }
    });
  });

  describe('rejecting', () => {
    for (const [way, offer] of [
      ['picking', (element: Element, files: File[]) => pickFiles(element, ...files)],
      ['dropping', (element: Element, files: File[]) => void drag(element, 'drop', transferOf(...files))],
      ['pasting', (element: Element, files: File[]) => void paste(element, transferOf(...files))],
    ] as const) {
      it(`[UP-03] a file above the limit is rejected when ${way}, with a notice and a list`, async () => {
        const element = await open({ multiple: true, maxSize: 0.002 });
        const events = listen(element, 'dass-reject');
        offer(element, [
          text('limite.txt', 'x'.repeat(2000)),
          text('maior.txt', 'x'.repeat(2100)),
          text('enorme.txt', 'x'.repeat(31_000)),
        ]);
        await untilShown(element, 'limite.txt');
        const notice = await untilNotice();
        expect([notice.type, notice.duration]).to.deep.equal(['error', 5000]);
        const message = find(notice, '.text').textContent;
        expect(message).to.contain('Maior que o permitido: 2,00 kB');
        expect(message).to.contain('maior.txt (2,10 kB)').and.to.contain('enorme.txt (31,00 kB)');
        expect(reasons(events)).to.equal('maior.txt size, enorme.txt size');
        expect(events).to.have.length(1);
        expect(rejections(element)).to.deep.equal([
          'maior.txt 2,10 kB Maior que o permitido: 2,00 kB',
          'enorme.txt 31,00 kB Maior que o permitido: 2,00 kB',
        ]);
        await user.click(find(element, '.dismiss'));
        expect(rejections(element)).to.deep.equal([]);
        expectFocus(find(element, '#control'));
      });
    }

    it('[UP-04] dropping keeps what is accepted; what is dragged is known before, and extensions are in a tooltip', async () => {
      const element = await open({ types: ['image'], multiple: true });
      element.dispatchEvent(new Event('pointerenter'));
      await until('the tooltip is there', () => findAll(element, 'dass-tooltip').length);
      expect(find<HTMLElementTagNameMap['dass-tooltip']>(element, 'dass-tooltip').text).to.contain(
        'Tipos aceitos: .png, .jpg',
      );
      const zone = find(element, '.zone');
      const over = drag(element, 'dragover', transferOf(documentFile()));
      await element.updateComplete;
      expect([over.defaultPrevented, zone.matches('.refuse')]).to.deep.equal([true, true]);
      expect(find(element, '.drop').textContent).to.equal('Tipo de arquivo não aceito');
      drag(element, 'dragover', transferOf(documentFile(), pictureFile()));
      await element.updateComplete;
      expect(zone.matches('.accept')).to.equal(true);
      drag(element, 'drop', transferOf(documentFile(), pictureFile('a.png')));
      await untilShown(element, 'a.png');
      expect(zone.matches('.accept')).to.equal(false);
      expect(rejections(element)[0]).to.contain('Tipo de arquivo não aceito');
      element.types = [];
      drag(element, 'drop', transferOf(documentFile('b.pdf')));
      await untilShown(element, 'a.png', 'b.pdf');
    });

    it('[UP-12] a program that is named .png, an empty file and a HEIC photo are refused with their reasons', async () => {
      const element = await open({ types: ['image'], multiple: true });
      const heic = new File([new Uint8Array([0, 0, 0, 0x18]), 'ftypheic', new Uint8Array(16)], 'IMG_1.HEIC');
      pickFiles(
        element,
        new File(['MZ\u0000\u0003'], 'foto.png', { type: 'image/png' }),
        new File([], 'vazio.png'),
        heic,
      );
      await until('they are rejected', () => rejections(element).length === 3);
      expect(rejections(element)[0]).to.contain('O conteúdo não é o que o nome diz: é um programa');
      expect(rejections(element)[1]).to.contain('Arquivo vazio');
      expect(rejections(element)[2]).to.contain('HEIC').and.to.contain('JPEG');
      expect(element.files).to.deep.equal([]);
      await setLanguage('en');
      await element.updateComplete;
      await until('the reasons are translated', () => rejections(element)[1]?.includes('Empty file'));
    });

    it('[UP-11] sizes have two decimals, and the text has the limit in force', async () => {
      const element = await open({ files: [{ ...stored('a.txt'), size: 1_234_567 }] });
      await untilShown(element, 'a.txt');
      expect(row(element, 'a.txt').textContent).to.contain('1,23 MB');
      expect(find(element, '.limits').textContent).to.equal('Tamanho máximo por arquivo: 10,00 MB');
      element.maxSize = 0.5;
      await element.updateComplete;
      expect(find(element, '.limits').textContent).to.equal('Tamanho máximo por arquivo: 500,00 kB');
      await expectConsole(/'maxSize' cannot be/, () => (element.maxSize = -1));
      expect(element.maxSize).to.equal(10);
    });
  });

  for (const [name, state] of [
    ['readonly', { readOnly: true }],
    ['disabled', { disabled: true }],
  ] as const) {
    it(`[UP-10] ${name} blocks every change`, async () => {
      const element = await open({ multiple: true, files: [stored('a.txt'), stored('b.txt')], ...state });
      const events = listen(element, 'dass-change', 'change', 'dass-reject');
      await untilShown(element, 'a.txt', 'b.txt');
      expect(findAll(element, '.remove, .handle')).to.have.length(0);
      paste(element, transferOf(text('c.txt')));
      if (!element.readOnly) drag(element, 'drop', transferOf(text('d.txt')));
      row(element, 'a.txt').focus();
      await user.press('Delete');
      await user.press('Alt+ArrowDown');
      await element.addFiles([text('e.txt')]);
      await painted();
      expect(uploadFiles(element)).to.deep.equal(['a.txt', 'b.txt']);
      expect(events).to.deep.equal([]);
      expect(findAll(element, '#control:not(:disabled)')).to.have.length(0);
    });
  }

  describe('the list', () => {
    const three = () => [stored('a.txt'), stored('b.txt'), stored('c.txt')];

    it('is one tab stop with the buttons of its row; arrows move, Alt with arrows orders, Delete removes', async () => {
      const files = Object.freeze(three().map((one) => Object.freeze(one)));
      const element = await open({ multiple: true, files });
      await untilShown(element, 'a.txt', 'b.txt', 'c.txt');
      find(element, '#control').focus();
      await user.press('Tab');
      expectFocus(row(element, 'a.txt'));
      await user.press('ArrowDown');
      await user.press('Alt+ArrowUp');
      await untilShown(element, 'b.txt', 'a.txt', 'c.txt');
      await until('the row keeps the focus', () => focused() === row(element, 'b.txt'));
      expect(element.files.map((one) => files.indexOf(one as never))).to.deep.equal([1, 0, 2]);
      await user.press('Tab');
      expectFocus(button(element, 'b.txt', 'handle'));
      await user.press('End');
      await untilShown(element, 'a.txt', 'c.txt', 'b.txt');
      await until('the handle keeps the focus', () => focused() === button(element, 'b.txt', 'handle'));
      await user.press('Tab');
      expectFocus(button(element, 'b.txt', 'remove'));
      await user.press('Enter');
      await untilShown(element, 'a.txt', 'c.txt');
      expectFocus(row(element, 'c.txt'));
      await user.press('Delete');
      await user.press('Delete');
      expect(element.files).to.deep.equal([]);
      expectFocus(find(element, '#control'));
    });

    it('is ordered by dragging a handle; Escape ends a drag', async () => {
      const element = await open({ multiple: true, files: three() });
      await untilShown(element, 'a.txt', 'b.txt', 'c.txt');
      await painted();
      await user.drag(middle(button(element, 'a.txt', 'handle')), middle(row(element, 'c.txt')));
      await untilShown(element, 'b.txt', 'c.txt', 'a.txt');
      const events = listen(element, 'dass-change');
      const handle = button(element, 'a.txt', 'handle');
      const press = (type: string, y: number): boolean =>
        handle.dispatchEvent(
          new PointerEvent(type, { bubbles: true, composed: true, button: 0, pointerId: 7, clientY: y }),
        );
      press('pointerdown', middle(handle).y);
      press('pointermove', middle(row(element, 'b.txt')).y);
      expect(row(element, 'b.txt').dataset.drop).to.equal('before');
      await user.press('Escape');
      press('pointerup', middle(row(element, 'b.txt')).y);
      expect(events).to.deep.equal([]);
      expect(findAll(element, '[data-drop], .dragged')).to.have.length(0);
    });

    it('shows the pictures of image files, made in a worker', async () => {
      const element = await open({ multiple: true });
      const svg = new File(
        ['<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>parent.hacked = 1</script></svg>'],
        'b.svg',
        { type: 'image/svg+xml' },
      );
      const broken = new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])], 'c.png', {
        type: 'image/png',
      });
      pickFiles(element, pictureFile('a.png'), svg, broken);
      await untilShown(element, 'a.png', 'b.svg', 'c.png');
      const canvas = await until('the picture is shown', () => row(element, 'a.png').querySelector('canvas'));
      expect(canvas.height).to.equal(96);
      await until('the drawing is shown', () => row(element, 'b.svg').querySelector('img'));
      expect(findAll(element, '.row canvas')).to.have.length(1);
      expect('hacked' in window).to.equal(false);
    });

    it('keeps 5,000 files, and renders those near the view', async () => {
      const element = await open({ multiple: true });
      await element.addFiles(Array.from({ length: 5000 }, (_, index) => text(`${index}.txt`)));
      await element.updateComplete;
      expect(element.files).to.have.length(5000);
      expect(findAll(element, '.row').length).to.be.lessThan(500);
      find(element, '.list').scrollTop = 1e6;
      await until('the last one is shown', () => uploadFiles(element).includes('4999.txt'));
      expect(findAll(element, '.row').length).to.be.lessThan(500);
      expect(find(element, '.row').getAttribute('aria-setsize')).to.equal('5000');
    });
  });

  describe('sending', () => {
    const send = async (properties: Record<string, unknown> = {}) => {
      const tasks: UploadTask[] = [];
      const element = await open({
        multiple: true,
        transport: (task: UploadTask) => void tasks.push(task),
        ...properties,
      });
      return { element, tasks };
    };

    it('shows progress, keeps what is stored, and fires dass-upload', async () => {
      const { element, tasks } = await send({ concurrency: 1 });
      const events = listen(element, 'dass-upload', 'dass-change');
      pickFiles(element, text('a.txt', 'a'), text('b.txt', 'b'));
      await untilShown(element, 'a.txt', 'b.txt');
      expect([element.sending, tasks.length]).to.deep.equal([2, 1]);
      tasks[0]!.progress(0.25);
      await until('the progress is shown', () => find(row(element, 'a.txt'), '.bar').ariaValueNow === '25');
      expect(row(element, 'b.txt').textContent).to.contain('Aguardando');
      tasks[0]!.done({ src: '/1', fileName: 'A.txt' });
      await untilShown(element, 'A.txt', 'b.txt');
      expect(row(element, 'A.txt').textContent).to.contain('Enviado');
      expect(element.files[0]).to.include({ src: '/1', fileName: 'A.txt', name: 'a.txt' });
      tasks[1]!.done();
      await until('all are sent', () => element.sending === 0);
      expect(events.map(({ type }) => type)).to.deep.equal(['dass-change', 'dass-upload', 'dass-upload']);
    });

    it('can be canceled and retried, and shows why it failed', async () => {
      const { element, tasks } = await send();
      pickFiles(element, text('a.txt'));
      await untilShown(element, 'a.txt');
      await user.click(button(element, 'a.txt', 'cancel'));
      expect(tasks[0]!.signal.aborted).to.equal(true);
      expect(row(element, 'a.txt').textContent).to.contain('Envio cancelado');
      tasks[0]!.done({ src: '/late' });
      expect(element.failed).to.equal(1);
      await user.click(button(element, 'a.txt', 'retry'));
      tasks[1]!.fail('Sem espaço no servidor', { retry: false });
      await element.updateComplete;
      expect(row(element, 'a.txt').textContent).to.contain('Sem espaço no servidor');
      expect(findAll(element, '.retry, .cancel')).to.have.length(0);
      expect(element.files[0]!.src).to.equal(undefined);
    });

    it('stops when the file is removed or the element leaves the page, not when it is moved', async () => {
      const { element, tasks } = await send();
      pickFiles(element, text('a.txt', 'a'), text('b.txt', 'b'));
      await untilShown(element, 'a.txt', 'b.txt');
      await user.click(button(element, 'a.txt', 'remove'));
      expect(tasks.map(({ signal }) => signal.aborted)).to.deep.equal([true, false]);
      const place = await mountHtml('<div></div>');
      place.append(element);
      await painted();
      expect(tasks[1]!.signal.aborted).to.equal(false);
      element.remove();
      await painted();
      expect(tasks[1]!.signal.aborted).to.equal(true);
      place.append(element);
      await until('it is sent again', () => tasks.length === 3);
    });
  });

  it('submits its new files in a form, and is emptied by a reset', async () => {
    const form = await mountHtml<HTMLFormElement>(
      '<form><dass-upload name="anexo" label="Anexo" multiple required></dass-upload></form>',
    );
    const element = find<DassUpload>(form, 'dass-upload');
    expect(form.checkValidity()).to.equal(false);
    pickFiles(element, text('a.txt', 'a'), text('b.txt', 'b'));
    await untilShown(element, 'a.txt', 'b.txt');
    const sent = new FormData(form).getAll('anexo').map((one) => (one as File).name);
    expect(sent).to.deep.equal(['a.txt', 'b.txt']);
    expect(form.checkValidity()).to.equal(true);
    form.reset();
    await element.updateComplete;
    expect([uploadFiles(element), element.files]).to.deep.equal([[], []]);
  });

  it('submits what was not sent: the server has what a transport has stored', async () => {
    const form = await mountHtml<HTMLFormElement>(
      '<form><dass-upload name="anexo" label="Anexo" multiple required></dass-upload></form>',
    );
    const element = find<DassUpload>(form, 'dass-upload');
    element.transport = ({ file, done, fail }) => (file.name === 'a.txt' ? done({ src: '/a' }) : fail('Recusado'));
    await element.addFiles([text('a.txt', 'a'), text('b.txt', 'b')]);
    await until('one is stored', () => element.files.some(({ src }) => src === '/a') && element.failed === 1);
    await element.updateComplete;
    const sent = new FormData(form).getAll('anexo').map((one) => (one as File).name);
    expect(sent).to.deep.equal(['b.txt']);
    expect(form.checkValidity()).to.equal(true);
  });

  it('[UP-01] addFiles() without files resolves when those before are listed', async () => {
    const element = await open({ multiple: true });
    pickFiles(element, text('a.txt', 'a'));
    expect(element.files).to.have.length(0);
    await element.addFiles([]);
    expect(element.files).to.have.length(1);
  });

  it('works with sized files of 4 GB without reading them', async () => {
    const element = await open({ multiple: true });
    await element.addFiles([sizedFile('grande.iso', 4_294_967_296)]);
    await element.updateComplete;
    expect(rejections(element)[0]).to.contain('4,29 GB').and.to.contain('Maior que o permitido');
  });
});
