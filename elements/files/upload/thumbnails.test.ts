import { expect } from 'chai';
import './upload.js';
import { pictureFile } from '../shared/example-files.js';
import { openUpload as open, rowOf as row, untilShown } from '../../../test/support/elements/upload.js';
import { find, findAll, middle, painted, until } from '../../../test/support/user.js';
import { keep } from '../../../test/support/fixture.js';
import { takeScreen } from '../../../test/support/rendering/screen.js';
import { blackPng } from '../../../test/support/values/png-file.js';
import { orientedPhoto } from '../../../test/support/values/oriented-photo.js';

/** Height of a thumbnail in pixels. */
const HEIGHT = 96;

/** A picture with as many pixels as that of a camera. */
async function photo(width: number, height: number): Promise<File> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d')!;
  for (let stripe = 0; stripe < 100; stripe++) {
    context.fillStyle = `hsl(${stripe * 3.6} 80% 50%)`;
    context.fillRect((stripe * width) / 100, 0, width / 100, height);
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg'));
  return new File([blob!], 'foto.jpg', { type: 'image/jpeg' });
}

/** The colors in the middle of the four quarters of an element, on the screen. */
async function cornersOf(element: Element): Promise<(readonly number[])[]> {
  element.scrollIntoView({ block: 'nearest' });
  await painted();
  const { x, y } = middle(element);
  const { width, height } = element.getBoundingClientRect();
  const screen = await takeScreen();
  return [-1, 1].flatMap((down) =>
    [-1, 1].map((right) => screen.colorAt(x + (right * width) / 4, y + (down * height) / 4)),
  );
}

/** Records what the page itself does with pictures, and the files that it gives to workers. */
function watchPage(): { ownWork: string[]; toWorkers: unknown[]; readonly endedWorkers: number; end: () => void } {
  const ownWork: string[] = [];
  const toWorkers: unknown[] = [];
  const { createImageBitmap: createBitmap } = window;
  const { createObjectURL } = URL;
  const { drawImage } = CanvasRenderingContext2D.prototype;
  const { postMessage, terminate } = Worker.prototype;
  let endedWorkers = 0;
  window.createImageBitmap = ((...values: Parameters<typeof createBitmap>) => {
    ownWork.push('createImageBitmap');
    return createBitmap.apply(window, values);
  }) as typeof createBitmap;
  URL.createObjectURL = (value) => {
    ownWork.push('createObjectURL');
    return createObjectURL.call(URL, value);
  };
  CanvasRenderingContext2D.prototype.drawImage = function (...values: unknown[]) {
    ownWork.push('drawImage');
    drawImage.apply(this, values as never);
  };
  Worker.prototype.postMessage = function (message: unknown, ...rest: never[]) {
    toWorkers.push((message as { file?: unknown }).file);
    postMessage.call(this, message, ...rest);
  };
  Worker.prototype.terminate = function () {
    endedWorkers++;
    terminate.call(this);
  };
  return {
    ownWork,
    toWorkers,
    get endedWorkers() {
      return endedWorkers;
    },
    end: () => {
      Object.assign(window, { createImageBitmap: createBitmap });
      URL.createObjectURL = createObjectURL;
      Object.assign(CanvasRenderingContext2D.prototype, { drawImage });
      Object.assign(Worker.prototype, { postMessage, terminate });
    },
  };
}

describe('thumbnails of dass-upload', () => {
  it('a photo of 12 megapixels is decoded and made small in a worker, not by the page', async () => {
    const element = await open({ multiple: true });
    const file = await photo(4000, 3000);
    const page = watchPage();
    try {
      await element.addFiles([file]);
      await untilShown(element, 'foto.jpg');
      const canvas = await until('it is shown', () => row(element, 'foto.jpg').querySelector('canvas'));
      expect([canvas.width, canvas.height]).to.deep.equal([(HEIGHT * 4) / 3, HEIGHT]);
      expect(page.toWorkers).to.deep.equal([file]);
      expect(page.ownWork).to.deep.equal([]);
    } finally {
      page.end();
    }
  });

  it('[UQ-07] an image of more than 120 megapixels has its icon, and is not decoded', async () => {
    const element = await open({ multiple: true });
    const large = new File([await blackPng(12_016, 10_000)], 'mapa.png', { type: 'image/png' });
    const page = watchPage();
    try {
      await element.addFiles([large]);
      await untilShown(element, 'mapa.png');
      await until('the worker has it', () => page.toWorkers.includes(large));
      await until('the worker has ended', () => page.endedWorkers > 0);
      expect(findAll(row(element, 'mapa.png'), 'canvas')).to.have.length(0);
    } finally {
      page.end();
    }
  });

  it('[FI-07] stand upright in all eight orientations, in a picture of the screen', async () => {
    for (let orientation = 1; orientation <= 8; orientation++) {
      const element = await open({ multiple: true });
      const file = await orientedPhoto(orientation);
      await element.addFiles([file]);
      await untilShown(element, file.name);
      const canvas = await until(`${file.name} is shown`, () => row(element, file.name).querySelector('canvas'));
      // What the browser itself shows of the file, in the same place.
      const image = keep(new Image());
      image.src = URL.createObjectURL(file);
      await image.decode();
      expect(canvas.width / canvas.height, `${file.name}: its shape`).to.be.closeTo(
        image.naturalWidth / image.naturalHeight,
        0.03,
      );
      const shown = await cornersOf(canvas);
      image.style.cssText = 'position: fixed; inset: 0 auto auto 0; inline-size: 80px; block-size: 80px; z-index: 9';
      document.body.append(image);
      const wanted = await cornersOf(image);
      for (const [at, color] of shown.entries())
        for (const [part, value] of color.entries())
          expect(value, `${file.name}: corner ${at}`).to.be.closeTo(wanted[at]![part]!, 40);
      URL.revokeObjectURL(image.src);
      image.remove();
      element.remove();
    }
  });

  it('are made when their rows come into view, two at a time, and the worker ends after the last', async () => {
    const { Worker: OriginalWorker } = window;
    const workers: { running: number; most: number; isEnded: boolean }[] = [];
    class CountedWorker extends OriginalWorker {
      readonly count = { running: 0, most: 0, isEnded: false };
      constructor(...values: ConstructorParameters<typeof Worker>) {
        super(...values);
        workers.push(this.count);
        this.addEventListener('message', () => this.count.running--);
      }
      override postMessage(message: unknown): void {
        this.count.most = Math.max(this.count.most, ++this.count.running);
        super.postMessage(message);
      }
      override terminate(): void {
        this.count.isEnded = true;
        super.terminate();
      }
    }
    window.Worker = CountedWorker;
    try {
      const element = await open({ multiple: true });
      const names = Array.from({ length: 60 }, (_, index) => `${String(index).padStart(2, '0')}.png`);
      await element.addFiles(
        names.map((name, index) => new File([pictureFile()], name, { type: 'image/png', lastModified: index })),
      );
      await until('the first is shown', () => row(element, '00.png').querySelector('canvas'));
      await until('the worker has ended', () => workers.length > 0 && workers.every(({ isEnded }) => isEnded));
      expect(Math.max(...workers.map(({ most }) => most))).to.equal(2);
      expect(findAll(element, '.thumb canvas').length).to.be.lessThan(names.length);
      find(element, '.list').scrollTop = 1e6;
      await until('the last is shown', () => row(element, '59.png').querySelector('canvas'));
    } finally {
      window.Worker = OriginalWorker;
    }
  });

  it('a stored picture that cannot be loaded leaves the icon, and no address but one of the web is loaded', async () => {
    const element = await open({
      multiple: true,
      files: [
        { fileName: 'a.png', src: '/package.json', type: 'image/png' },
        { fileName: 'b.png', src: 'javascript:alert(1)', type: 'image/png' },
      ],
    });
    await untilShown(element, 'a.png', 'b.png');
    const image = find<HTMLImageElement>(row(element, 'a.png'), 'img');
    await until('it is hidden', () => image.hidden);
    expect(findAll(element, '.row img')).to.have.length(1);
  });
});
