import { expect } from 'chai';
import './carousel.js';
import type { DassCarousel } from './carousel.js';
import { currentSlide, pictures } from '../../../test/support/elements/carousel.js';
import { keep, mount } from '../../../test/support/fixture.js';
import { find, findAll, painted, user, until } from '../../../test/support/user.js';

const open = (properties: Record<string, unknown>): Promise<DassCarousel> =>
  mount('dass-carousel', { properties: { label: 'Documentos', ...properties } });
const text = (content: BlobPart, name = 'leia.txt', type = 'text/plain'): { file: File } => ({
  file: new File([content], name, { type }),
});
const addresses: string[] = [];
/** Returns a stored file: an address of this page that answers with a content and its type. */
function stored(content: BlobPart, fileName: string, type: string): { src: string; fileName: string } {
  const src = URL.createObjectURL(new Blob([content], { type }));
  addresses.push(src);
  return { src, fileName };
}
const shownText = (element: DassCarousel): Promise<string> =>
  until('the text is shown', () => findAll(currentSlide(element), 'pre')[0]?.textContent);
const untilFailed = (element: DassCarousel): Promise<unknown> =>
  until('the failure is shown', () => findAll(currentSlide(element), '.retry').length === 1);
/** Runs code with, or without, a PDF viewer in the browser. */
async function withViewer(enabled: boolean, work: () => Promise<void>): Promise<void> {
  Object.defineProperty(navigator, 'pdfViewerEnabled', { value: enabled, configurable: true });
  try {
    await work();
  } finally {
    delete (navigator as { pdfViewerEnabled?: boolean }).pdfViewerEnabled;
  }
}

describe('documents in a dass-carousel', () => {
  afterEach(() => addresses.splice(0).forEach((address) => URL.revokeObjectURL(address)));

  describe('texts', () => {
    it('[CA-02] are shown as text, also markup, in the encodings of office programs', async () => {
      const scope = window as unknown as { hostile?: number };
      const markup = '<!doctype html><script>window.hostile = 1</script><img src=x onerror="window.hostile=1">';
      const element = await open({
        files: [
          text(markup, 'página.html', 'text/html'),
          text(new Uint8Array([0x70, 0x65, 0xe7, 0x61]), 'peças.csv', 'text/csv'),
        ],
      });
      expect(await shownText(element)).to.equal(markup);
      expect(findAll(currentSlide(element), 'img, script, iframe')).to.have.length(0);
      await user.click(find(element, '.next'));
      await until('the table is shown', async () => (await shownText(element)) === 'peça');
      await painted();
      expect(scope.hostile).to.equal(undefined);
    });

    it('[CA-02] are shown up to 1 MB, with a note', async () => {
      const element = await open({ files: [text('x'.repeat(1_000_000)), text('y'.repeat(1_000_001), 'longo.txt')] });
      expect((await shownText(element)).length).to.equal(1_000_000);
      expect(findAll(element, '.cut')).to.have.length(0);
      await user.click(find(element, '.next'));
      await until('the long one is shown', async () => (await shownText(element)).startsWith('y'));
      expect((await shownText(element)).length).to.equal(1_000_000);
      expect(find(element, '.cut').textContent.trim()).to.equal(
        'Só o início é mostrado. Baixe o arquivo para ler tudo.',
      );
    });

    it('[CA-02] a megabyte without a line break is shown at once, and is copied as it is', async () => {
      const json = `{${'"lote":2291,"peça":"Solado",'.repeat(30_000)}}`;
      const element = await open({ files: [text(json, 'medidas.json', 'application/json')] });
      expect(await shownText(element)).to.equal(json);
      const pre = find(element, 'pre');
      expect(pre.innerText, 'no line break comes in').to.equal(json);
      // Browsers need minutes to break one paragraph of this length in a narrow box.
      for (const width of ['40px', '0', '600px']) {
        element.style.inlineSize = width;
        expect(pre.scrollHeight).to.be.greaterThan(1000);
      }
      expect(pre.scrollWidth).to.equal(pre.clientWidth);
    });

    it('[CA-02] each part of a text has its own direction, and none adds an empty line', async () => {
      const lines = 'Medida 2291\n'.repeat(1000);
      const element = await open({ files: [text(`${lines}مرحبا`)] });
      await shownText(element);
      const pre = find(element, 'pre');
      const parts = findAll(pre, 'span');
      expect(parts.length).to.be.greaterThan(2);
      const { paddingTop, lineHeight } = getComputedStyle(pre);
      const rows = (pre.scrollHeight - 2 * parseFloat(paddingTop)) / parseFloat(lineHeight);
      expect(Math.round(rows)).to.equal(1001);
    });

    it('[CA-02] of a server are loaded when they are current; after a failure the user can try again', async () => {
      const { fetch: original } = window;
      let failures = 1;
      const requested: unknown[] = [];
      window.fetch = (address, options) => {
        requested.push(address);
        return original(failures-- > 0 ? '/no-such-file.csv' : address, options);
      };
      try {
        const good = stored('a;b\r\n1;2', 'medidas.csv', 'text/csv');
        const element = await open({ files: [...pictures('a'), good] });
        expect(requested, 'a neighbor waits').to.have.length(0);
        await user.click(find(element, '.next'));
        await untilFailed(element);
        await user.click(find(currentSlide(element), '.retry'));
        expect(await shownText(element)).to.equal('a;b\r\n1;2');
        expect(requested).to.deep.equal([good.src, good.src]);
      } finally {
        window.fetch = original;
      }
    });

    it('a page that comes instead of the file is a failure', async () => {
      const element = await open({ files: [stored('<title>Entrar</title>', 'medidas.csv', 'text/html')] });
      await untilFailed(element);
      expect(findAll(element, 'pre, iframe')).to.have.length(0);
    });

    it('scroll with their own keys, and can be focused', async () => {
      const element = await open({ files: [text('linha\n'.repeat(400)), ...pictures('a')] });
      await shownText(element);
      const pre = find(element, 'pre');
      pre.focus();
      await user.press('PageDown');
      await until('it scrolls', () => pre.scrollTop > 0);
      await user.press('ArrowRight');
      expect(element.index).to.equal(0);
    });
  });

  describe('PDFs', () => {
    const pdf = '%PDF-1.4\n%%EOF';

    it('[CA-02] are shown by the viewer of the browser, as nothing but a PDF', () =>
      withViewer(true, async () => {
        const element = await open({ files: [stored(pdf, 'laudo.pdf', 'text/plain'), ...pictures('a')] });
        const frame = await until('the viewer is shown', () => findAll<HTMLIFrameElement>(element, 'iframe')[0]);
        expect([frame.title, frame.src.startsWith('blob:'), frame.sandbox.length]).to.deep.equal([
          'laudo.pdf',
          true,
          0,
        ]);
        const address = frame.src.replace(/#.*/, '');
        expect((await (await fetch(address)).blob()).type).to.equal('application/pdf');
        element.index = 1;
        await element.updateComplete;
        expect(findAll(element, 'iframe'), 'only the current one').to.have.length(0);
        element.remove();
        expect(await fetch(address).catch(() => 'revoked')).to.equal('revoked');
        keep(element);
      }));

    it('are not shown when they are something else', () =>
      withViewer(true, async () => {
        const html = '<script>parent.hostile = 1</script>';
        const files = [
          text(html, 'laudo.pdf', 'application/pdf'),
          stored(html, 'outro.pdf', 'application/pdf'),
          stored(`%PDF-1.4${html}`, 'entrar.pdf', 'text/html'),
          { src: '/no-such-file.pdf', fileName: 'falta.pdf' },
        ];
        for (const file of files) {
          const element = await open({ files: [file] });
          await untilFailed(element);
          expect(findAll(element, 'iframe')).to.have.length(0);
          element.remove();
        }
      }));

    it('are a card where they are too large', () =>
      withViewer(true, async () => {
        const element = await open({ files: [{ ...stored(pdf, 'a.pdf', 'application/pdf'), size: 60_000_000 }] });
        await until('the card is shown', () =>
          findAll(element, '.card-text')[0]?.textContent.includes('grande demais'),
        );
      }));

    it('are a card where the policy of the page forbids the frame', () =>
      withViewer(true, async () => {
        const element = await open({ files: [stored(pdf, 'a.pdf', 'application/pdf')] });
        await until('the viewer is shown', () => findAll(element, 'iframe')[0]);
        document.dispatchEvent(
          new SecurityPolicyViolationEvent('securitypolicyviolation', {
            effectiveDirective: 'frame-src',
            violatedDirective: 'frame-src',
            blockedURI: 'blob',
            documentURI: location.href,
            originalPolicy: '',
            disposition: 'enforce',
            statusCode: 200,
          }),
        );
        await untilFailed(element);
      }));

    it('stop loading when their slide leaves', () =>
      withViewer(true, async () => {
        const { fetch: original } = window;
        const signals: AbortSignal[] = [];
        window.fetch = (_, options) => {
          signals.push(options!.signal!);
          return new Promise((_resolve, reject) =>
            options!.signal!.addEventListener('abort', () => reject(new Error('aborted'))),
          );
        };
        try {
          const element = await open({ files: [{ src: '/lento.pdf' }, ...pictures('a', 'b')] });
          await until('it loads', () => signals.length === 1);
          element.index = 2;
          await element.updateComplete;
          expect(signals[0]?.aborted).to.equal(true);
          element.index = 0;
          await until('it loads again', () => signals.length === 2);
          element.remove();
          expect(signals[1]?.aborted).to.equal(true);
        } finally {
          window.fetch = original;
        }
      }));
  });
});
