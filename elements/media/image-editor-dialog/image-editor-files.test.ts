import { expect } from 'chai';
import './image-editor-dialog.js';
import { gif, heic, pdf, png, svg } from '../../../test/corpus/files/samples.js';
import { blackPng, pngOf } from '../../../test/support/values/png-file.js';
import { orientedPhoto } from '../../../test/support/values/oriented-photo.js';
import { find, findAll } from '../../../test/support/user.js';
import { CORNERS, decode, isColor, openEditor, pictureOf } from '../../../test/support/media/image-editor.js';

const bytes = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hex.match(/[0-9a-f]{2}/g)!, (pair) => Number.parseInt(pair, 16));
/** A PNG of two pixels with 16 bits for a channel: black, and (0, 32768, 65535). */
async function deepPng(): Promise<Uint8Array<ArrayBuffer>> {
  return pngOf(bytes('00000002 00000001 10 02 00 00 00'), new Blob([bytes('00 0000 0000 0000 0000 8000 ffff')]));
}
const problemOf = async (file: Blob | undefined): Promise<string> => {
  const { element } = await openEditor({ file });
  expect(find<HTMLElementTagNameMap['dass-button']>(element, '.confirm').disabled).to.equal(true);
  return find(element, '.body > .problem').textContent.trim();
};

describe('files of dass-image-editor-dialog', () => {
  it('[UQ-07] says why a file cannot be edited', async () => {
    expect(await problemOf(undefined)).to.contain('Não há imagem');
    expect(await problemOf(new File([], 'a.png', { type: 'image/png' }))).to.contain('vazio');
    expect(await problemOf(new File([pdf], 'a.png', { type: 'image/png' }))).to.contain('não é uma imagem');
    expect(await problemOf(new File(['MZ\0\0'], 'a.jpg', { type: 'image/jpeg' }))).to.contain('não é uma imagem');
    expect(await problemOf(new File([png.slice(0, 40)], 'a.png', { type: 'image/png' }))).to.contain('danificado');
    expect(await problemOf(new File([heic], 'IMG_1.heic', { type: 'image/heic' }))).to.contain(
      'Exporte a foto como JPEG',
    );
  });

  it('[UQ-07] a file that cannot be edited is closed without a question', async () => {
    const { element } = await openEditor({ file: new File([], 'a.png') });
    find(element, '.cancel').click();
    expect(element.open).to.equal(false);
  });

  // The color of the top left corner: the photo is red, green, blue and yellow as it is stored, 240 × 160.
  for (const [orientation, corner, size] of [
    [1, [208, 0, 0], [240, 160]],
    [3, [224, 224, 0], [240, 160]],
    [6, [0, 0, 208], [160, 240]],
    [7, [224, 224, 0], [160, 240]],
  ] as const)
    it(`[UQ-07] a photo with the orientation ${orientation} stands upright, and its metadata are gone`, async () => {
      const editor = await openEditor({ file: await orientedPhoto(orientation) });
      const file = await editor.confirm();
      const image = await decode(file);
      expect(image.size).to.deep.equal(size);
      expect(isColor(image.at(20, 20), corner)).to.equal(true);
      expect(file.type).to.equal('image/jpeg');
      expect(new TextDecoder('latin1').decode(await file.arrayBuffer())).not.to.contain('Exif');
    });

  it('[UQ-07] a JPEG in CMYK and a PNG of 16 bits are edited', async () => {
    // Four colors of 8 × 8 pixels, all of them in the middle.
    const cmyk = bytes(
      `ffd8 ffee 000e 41646f626500640000000000 ffdb 0043 00 ${'01'.repeat(64)} ffc0 0014 08 0008 0008 04 01110002110003110004 1100
       ffc4 0014 00 01${'00'.repeat(15)} 00 ffc4 0014 10 01${'00'.repeat(15)} 00 ffda 000e 04 0100 0200 0300 0400 003f00 00 ffd9`,
    );
    const printed = await openEditor({ file: new File([cmyk], 'catálogo.jpg', { type: 'image/jpeg' }) });
    expect((await decode(await printed.confirm())).size).to.deep.equal([8, 8]);

    const deep = await openEditor({ file: new File([await deepPng()], 'raio-x.png', { type: 'image/png' }) });
    const image = await decode(await deep.confirm());
    expect([...image.size, isColor(image.at(1, 0), [0, 128, 255])]).to.deep.equal([2, 1, true]);
  });

  it('[UQ-07] of an animation the first image is edited, and that is said', async () => {
    const frame = '21f9040400000000 2c000000000100010000 0202440100';
    const animated = bytes(`474946383961 0100 0100 80 00 00 000000 ffffff ${frame} ${frame} 3b`);
    const editor = await openEditor({ file: new File([animated], 'a.gif', { type: 'image/gif' }) });
    expect(find(editor.element, '.notes').textContent).to.contain('primeira imagem');
    const still = await openEditor({ file: new File([gif], 'b.gif', { type: 'image/gif' }) });
    expect(findAll(still.element, '.notes')).to.have.length(0);
    const file = await still.confirm();
    expect([file.name, file.type]).to.deep.equal(['b.png', 'image/png']);
  });

  it('[UQ-07] an SVG is drawn, and nothing in it runs', async () => {
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><script>parent.ran = top.ran = self.ran = 1</script>
<rect width="40" height="20" fill="#00a000" onclick="ran=1"/><image href="${location.origin}/missing.png" width="4" height="4"/></svg>`;
    const editor = await openEditor({ file: new File([drawing], 'peça.svg', { type: 'image/svg+xml' }) });
    const file = await editor.confirm();
    const image = await decode(file);
    expect([file.name, file.type, ...image.size]).to.deep.equal(['peça.png', 'image/png', 40, 20]);
    expect(isColor(image.at(20, 10), CORNERS.green)).to.equal(true);
    expect('ran' in window).to.equal(false);
    const small = await openEditor({ file: new File([svg], 'a.svg', { type: 'image/svg+xml' }) });
    expect(small.facts).to.equal('9 × 9');
  });

  it('[UQ-07] an image of more than 25 megapixels gets smaller, and that is said', async () => {
    const file = await pictureOf([8000, 4000], { type: 'image/jpeg', name: 'grande.jpg' });
    const editor = await openEditor({ file });
    expect(find(editor.element, '.notes').textContent).to.contain('32 megapixels foi reduzida para 25 megapixels');
    const [width, height] = (await decode(await editor.confirm())).size;
    expect(width * height).to.be.within(24_900_000, 25_000_000);
    expect(width / height).to.be.closeTo(2, 0.001);
  });

  it('[UQ-07] an image of 200 megapixels is refused by its header with its size, and is not decoded', async () => {
    const { createImageBitmap: decodeBitmap } = window;
    let decoded = 0;
    window.createImageBitmap = ((...values: Parameters<typeof decodeBitmap>) => {
      decoded++;
      return decodeBitmap.apply(window, values);
    }) as typeof decodeBitmap;
    try {
      const map = new File([await blackPng(20_000, 10_000)], 'mapa.png', { type: 'image/png' });
      expect(await problemOf(map)).to.contain('200 megapixels é grande demais');
      // A file of a few bytes is too large as well: its header counts.
      const head = bytes(`ffd8 ffe1 0006 00000000 ffc2 0011 08 2710 4e20 03 012200 021101 031101 ffd9`);
      const photo = new File([head], 'foto.jpg', { type: 'image/jpeg' });
      expect(await problemOf(photo)).to.contain('200 megapixels é grande demais');
      expect(decoded).to.equal(0);
      await openEditor({ file: new File([png], 'a.png', { type: 'image/png' }) });
      expect(decoded).to.equal(1);
    } finally {
      window.createImageBitmap = decodeBitmap;
    }
  });

  it('[UQ-07] writes the format that the application asks for, white where a JPEG has no color', async () => {
    const file = await pictureOf([40, 20], { paint: (context) => context.clearRect(0, 0, 40, 20) });
    const jpeg = await (await openEditor({ file, format: 'jpeg' })).confirm();
    expect([jpeg.name, jpeg.type]).to.deep.equal(['foto.jpg', 'image/jpeg']);
    expect(isColor((await decode(jpeg)).at(5, 5), [255, 255, 255])).to.equal(true);
    const kept = await (await openEditor({ file })).confirm();
    expect((await decode(kept)).at(5, 5)[3], 'a PNG keeps it').to.equal(0);
    const webp = await (await openEditor({ file, format: 'webp' })).confirm();
    // WebKit writes no WebP.
    expect([webp.type, webp.name]).to.be.deep.oneOf([
      ['image/webp', 'foto.webp'],
      ['image/jpeg', 'foto.jpg'],
    ]);
  });

  it('[UQ-07] quality, width and size of the file have limits', async () => {
    const noise = (context: CanvasRenderingContext2D): void => {
      const data = context.createImageData(400, 200);
      let value = 1;
      for (let index = 0; index < data.data.length; index++) {
        value = (value * 48_271) % 2_147_483_647;
        data.data[index] = index % 4 === 3 ? 255 : value % 256;
      }
      context.putImageData(data, 0, 0);
    };
    const file = await pictureOf([400, 200], { paint: noise });
    const good = await (await openEditor({ file, format: 'jpeg' })).confirm();
    const poor = await (await openEditor({ file, format: 'jpeg', quality: 0.2 })).confirm();
    expect(poor.size).to.be.lessThan(good.size / 2);
    const narrow = await (await openEditor({ file, maxWidth: 100 })).confirm();
    expect((await decode(narrow)).size).to.deep.equal([100, 50]);
    const limit = file.size / 2;
    const small = await (await openEditor({ file, maxSize: limit / 1e6 })).confirm();
    expect(small.size).to.be.at.most(limit);
    expect((await decode(small)).size[0]).to.be.within(200, 399);
  });
});
