import { expect } from 'chai';
import { setViewport } from '@web/test-runner-commands';
import '../carousel.js';
import type { DassCarousel } from '../carousel.js';
import { currentSlide, pictures } from '../../../../test/support/elements/carousel.js';
import { ENCRYPTED, pdfOf, type PdfContent } from '../../../../test/support/files/pdf.js';
import { mount, mountHtml } from '../../../../test/support/fixture.js';
import { find, findAll, user, until } from '../../../../test/support/user.js';

const file = (content: BlobPart, name = 'laudo.pdf'): { file: File } => ({
  file: new File([content], name, { type: 'application/pdf' }),
});
const pages = (count: number): string[] => Array.from({ length: count }, (_, index) => `Medida ${index + 1}`);
const open = (content: PdfContent, properties: Record<string, unknown> = {}): Promise<DassCarousel> =>
  mount('dass-carousel', {
    properties: { label: 'Documentos', files: [file(pdfOf(content)), ...pictures('a')], ...properties },
  });
const area = (element: DassCarousel): HTMLElement => find(currentSlide(element), '.pdf-pages');
const position = (element: DassCarousel): string => find(element, '.pdf-position').textContent;
const percent = (element: DassCarousel): number => parseInt(find(element, '.pdf-scale').textContent, 10);
const page = (element: DassCarousel, number: number): HTMLElement => findAll(element, '.pdf-page')[number - 1]!;
const drawn = (element: DassCarousel, number: number): Promise<HTMLCanvasElement> =>
  until(`page ${number} is drawn`, () => findAll<HTMLCanvasElement>(page(element, number), 'canvas')[0]);
const at = (element: DassCarousel, text: string): Promise<unknown> =>
  until(`it is at '${text}'`, () => findAll(element, '.pdf-position')[0]?.textContent === text);
const cardText = (element: DassCarousel): Promise<string> =>
  until('a card is shown', () => findAll(currentSlide(element), '.card-text')[0]?.textContent);
/** Whether something dark is on a page. */
function hasInk(canvas: HTMLCanvasElement): boolean {
  const copy = Object.assign(document.createElement('canvas'), { width: canvas.width, height: canvas.height });
  const context = copy.getContext('2d')!;
  context.drawImage(canvas, 0, 0);
  const { data } = context.getImageData(0, 0, copy.width, copy.height);
  return data.some((value, index) => index % 4 === 0 && value < 100);
}

describe('PDFs in a dass-carousel where the browser has no viewer', () => {
  beforeEach(() => Object.defineProperty(navigator, 'pdfViewerEnabled', { value: false, configurable: true }));
  afterEach(async () => {
    delete (navigator as { pdfViewerEnabled?: boolean }).pdfViewerEnabled;
    await setViewport({ width: 800, height: 600 });
  });

  it('[CA-02] shows the pages, the number of the current one, and their text to screen readers', async () => {
    const element = await open({ pages: pages(3) });
    const canvas = await drawn(element, 1);
    expect(hasInk(canvas), 'the text is drawn').to.equal(true);
    expect(position(element)).to.equal('Página 1 de 3');
    expect([area(element).ariaLabel, page(element, 1).ariaLabel]).to.deep.equal(['laudo.pdf', 'Página 1 de 3']);
    expect(find(page(element, 1), '.pdf-text').textContent).to.equal('Medida 1');
    expect(find(element, '.name').textContent).to.equal('laudo.pdf');
    expect(findAll(element, '.bar .download')).to.have.length(1);
    expect(findAll(element, 'iframe')).to.have.length(0);
  });

  it('[CA-02] moves by buttons, keys and scrolling, and leaves the keys of the slides to the carousel', async () => {
    const element = await open({ pages: pages(12) });
    await drawn(element, 1);
    await user.click(find(element, '.page-next'));
    await at(element, 'Página 2 de 12');
    await drawn(element, 2);
    area(element).focus();
    await user.press('PageDown');
    await at(element, 'Página 3 de 12');
    await user.press('End');
    await at(element, 'Página 12 de 12');
    await drawn(element, 12);
    expect(find(element, '.page-next').ariaDisabled).to.equal('true');
    await user.press('Home');
    await at(element, 'Página 1 de 12');
    area(element).scrollTop = page(element, 5).offsetTop;
    await at(element, 'Página 5 de 12');
    expect(element.index).to.equal(0);
    await user.press('ArrowRight');
    expect(element.index, 'a page that fits needs no sideways scrolling').to.equal(1);
  });

  it('[CA-02] zooms by buttons and keys, stays at its page, and fits the width', async () => {
    const element = await open({ pages: pages(5) });
    await drawn(element, 1);
    const first = percent(element);
    await user.click(find(element, '.page-next'));
    const before = (await drawn(element, 2)).width;
    await user.click(find(element, '.zoom-in'));
    expect(percent(element)).to.be.closeTo(first * 1.25, 1);
    await until(
      'it is drawn sharp',
      () => (findAll<HTMLCanvasElement>(page(element, 2), 'canvas')[0]?.width ?? 0) > before,
    );
    expect(position(element)).to.equal('Página 2 de 5');
    area(element).focus();
    for (let times = 0; times < 12; times++) await user.press('+');
    expect(percent(element)).to.equal(500);
    expect(position(element)).to.equal('Página 2 de 5');
    const left = area(element).scrollLeft;
    await user.press('ArrowRight');
    expect([area(element).scrollLeft > left, element.index], 'a wide page is moved').to.deep.equal([true, 0]);
    await user.press('0');
    expect(area(element).scrollWidth).to.equal(area(element).clientWidth);
    expect(page(element, 2).offsetWidth).to.be.greaterThan(area(element).clientWidth * 0.9);
    await setViewport({ width: 500, height: 600 });
    await until(
      'it follows the width',
      () => area(element).scrollWidth === area(element).clientWidth && area(element).clientWidth < 500,
    );
    expect(position(element)).to.equal('Página 2 de 5');
  });

  it('[CA-02] of 2,000 pages draws only those near the view', async () => {
    const element = await open({ pages: pages(2000) });
    await drawn(element, 1);
    area(element).focus();
    await user.press('End');
    await drawn(element, 2000);
    expect(position(element)).to.equal('Página 2.000 de 2.000');
    await until('the first one is empty', () => page(element, 1).childElementCount === 0);
    expect(findAll(element, '.pdf-page canvas').length).to.be.below(8);
  });

  it('[CA-02] limits the picture of a huge page', async () => {
    const element = await open({ pages: ['Planta'], size: [14_400, 14_400] });
    const { width, height } = await drawn(element, 1);
    expect(width * height).to.be.at.most(16_000_000);
    expect(findAll(element, '.page-next'), 'one page').to.have.length(0);
  });

  it('[CA-02] says what is damaged or has a password, and offers the download', async () => {
    const cases = [
      [pdfOf({ pages: pages(1), trailer: ENCRYPTED }), 'Este PDF é protegido por senha. Baixe o arquivo para abri-lo.'],
      ['%PDF-1.7\nnada', 'Este PDF está danificado.'],
      [pdfOf({ pages: [] }), 'Este PDF está danificado.'],
      [pdfOf({ pages: pages(3) }).slice(0, 200), 'Este PDF está danificado.'],
    ] as const;
    for (const [content, text] of cases) {
      const element = await mount('dass-carousel', { properties: { files: [file(content)] } });
      expect(await cardText(element)).to.equal(text);
      expect(findAll(element, '.card a')).to.have.length(1);
      element.remove();
    }
  });

  it('[CA-02] runs no script of a document, neither in the page nor in the worker', async () => {
    // A worker and a frame cannot set anything in the page, but all of them can send it a message.
    const channel = new BroadcastChannel('pdf-script');
    const heard: unknown[] = [];
    channel.onmessage = ({ data }) => heard.push(data);
    const action = (from: string): string =>
      `<< /S /JavaScript /JS (new BroadcastChannel\\('pdf-script'\\).postMessage\\('${from}'\\)) >>`;
    const catalog = `/OpenAction ${action('open')} /AA << /WC ${action('close')} >> /Names << /JavaScript << /Names [(a) ${action('name')}] >> >>`;
    try {
      const element = await open({ pages: pages(1), catalog });
      await drawn(element, 1);
      const other = new BroadcastChannel('pdf-script');
      other.postMessage('end');
      other.close();
      await until('the messages have come', () => heard.includes('end'));
      expect(heard).to.deep.equal(['end']);
    } finally {
      channel.close();
    }
  });

  it('[CA-02] shows a card where the page forbids the worker, and a failure with a retry without a network', async () => {
    const { Worker } = globalThis;
    globalThis.Worker = class {
      constructor() {
        throw new DOMException('Refused', 'SecurityError');
      }
    } as unknown as typeof globalThis.Worker;
    try {
      const element = await open({ pages: pages(1) });
      expect(await cardText(element)).to.equal('Este tipo de arquivo não é mostrado aqui.');
    } finally {
      globalThis.Worker = Worker;
    }
    const element = await mount('dass-carousel', { properties: { files: [{ src: '/no-such-file.pdf' }] } });
    await until('the failure is shown', () => findAll(element, '.retry').length === 1);
  });

  it('[CA-02] is also shown on an iPhone, whose viewer shows the first page only', async () => {
    Object.defineProperty(navigator, 'pdfViewerEnabled', { value: true, configurable: true });
    Object.defineProperty(navigator, 'standalone', { value: false, configurable: true });
    Object.defineProperty(navigator, 'maxTouchPoints', { value: 5, configurable: true });
    try {
      await drawn(await open({ pages: pages(2) }), 1);
    } finally {
      delete (navigator as { standalone?: boolean }).standalone;
      delete (navigator as { maxTouchPoints?: number }).maxTouchPoints;
    }
  });

  it('[CA-02] keeps its page in full screen, and when its slide returns', async () => {
    const element = await open({ pages: pages(6) });
    await drawn(element, 1);
    area(element).focus();
    await user.press('PageDown');
    await user.press('PageDown');
    await at(element, 'Página 3 de 6');
    await user.click(find(element, '.next'));
    await user.click(find(element, '.previous'));
    await until('the page is in view', () => {
      const [top] = [page(element, 3).getBoundingClientRect().top];
      return Math.abs(top - area(element).getBoundingClientRect().top) < 20;
    });
    expect(position(element)).to.equal('Página 3 de 6');
  });

  it('[CA-02] has its tools in the direction of the page', async () => {
    const home = await mountHtml('<div dir="rtl"></div>');
    const element = await mount('dass-carousel', { properties: { files: [file(pdfOf({ pages: pages(2) }))] } }, home);
    await drawn(element, 1);
    const box = (selector: string): DOMRect => find(element, selector).getBoundingClientRect();
    expect(box('.page-next').right).to.be.at.most(box('.page-previous').left);
  });
});
