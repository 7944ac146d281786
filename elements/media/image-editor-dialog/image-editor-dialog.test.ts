import { executeServerCommand } from '@web/test-runner-commands';
import { expect } from 'chai';
import './image-editor-dialog.js';
import { editImage } from './edit-image.js';
import { itNeeds } from '../../../test/support/engine.js';
import { listen } from '../../../test/support/fixture.js';
import {
  CORNERS,
  decode,
  isColor,
  MARK_RED,
  openedEditor,
  openEditor,
  pictureOf,
  type EditorInTest,
} from '../../../test/support/media/image-editor.js';
import { find, findAll, middle, painted, until, user } from '../../../test/support/user.js';

const size = [400, 200] as const;
const open = async (properties: Record<string, unknown> = {}): Promise<EditorInTest> =>
  openEditor({ file: await pictureOf(size), ...properties });
const question = (): HTMLElement | null => document.querySelector('dass-confirm-dialog');

describe('dass-image-editor-dialog', () => {
  it('[UQ-07] an image without changes is confirmed as a new file of the same name and look', async () => {
    const editor = await open({ keepOriginal: true });
    const events = listen(editor.element, 'dass-before-close', 'dass-confirm', 'dass-close');
    const file = await editor.confirm();
    const image = await decode(file);
    expect([file.name, file.type, ...image.size]).to.deep.equal(['foto.png', 'image/png', 400, 200]);
    expect(isColor(image.at(399, 0), CORNERS.green)).to.equal(true);
    expect(events.map(({ type }) => type)).to.deep.equal(['dass-before-close', 'dass-confirm', 'dass-close']);
    const { value } = events[2]?.detail as { value: { file: File; original?: File } };
    expect(value.file).to.equal(file);
    expect(value.original).to.equal(editor.element.file);
    expect(editor.element.open).to.equal(false);
  });

  it('[UQ-07] has the original only when the application asks for it', async () => {
    const editor = await open();
    const events = listen(editor.element, 'dass-confirm');
    await editor.confirm();
    expect(Object.keys(events[0]?.detail as object)).to.deep.equal(['file']);
  });

  it('[UQ-07] a turn and a mirror move the corners', async () => {
    const editor = await open();
    await editor.click('.turn-right');
    expect(editor.facts).to.equal('200 × 400');
    await editor.click('.mirror');
    const image = await decode(await editor.confirm());
    expect(image.size).to.deep.equal([200, 400]);
    // Turned: blue, red, gray, green. Mirrored: red, blue, green, gray.
    const corners = [image.at(0, 0), image.at(199, 0), image.at(0, 399), image.at(199, 399)];
    const expected = [CORNERS.red, CORNERS.blue, CORNERS.green, CORNERS.gray];
    expect(corners.map((pixel, index) => isColor(pixel, expected[index]!))).to.deep.equal([true, true, true, true]);
  });

  it('[UQ-07] is cropped by dragging a corner, and to a ratio', async () => {
    const editor = await open();
    await editor.click('.tool.crop');
    await editor.drag(size, [0, 0], [200, 0]);
    expect(editor.facts).to.equal('200 × 200');
    await editor.drag(size, [300, 100], [200, 100]);
    let image = await decode(await editor.confirm());
    expect(image.size).to.deep.equal([200, 200]);
    expect([isColor(image.at(1, 1), CORNERS.red), isColor(image.at(199, 1), CORNERS.green)]).to.deep.equal([
      true,
      true,
    ]);

    await editor.element.show();
    await until('the image is shown', () => findAll(editor.element, '.stage')[0]);
    await editor.click('.tool.crop');
    await user.click(find(editor.element, '.ratio:nth-of-type(3)'));
    expect(editor.facts, '4:3').to.equal('267 × 200');
    await user.click(find(editor.element, '.ratio:nth-of-type(3)'));
    expect(editor.facts, 'upended').to.equal('150 × 200');
    await user.click(find(editor.element, '.whole'));
    expect(editor.facts).to.equal('400 × 200');
    await user.click(find(editor.element, '.ratio:nth-of-type(4)'));
    image = await decode(await editor.confirm());
    expect(image.size, '16:9').to.deep.equal([356, 200]);
  });

  it('[UQ-07] a single ratio is kept, also when the image is turned', async () => {
    const editor = await open({ ratios: ['2:1'], file: await pictureOf([300, 300]) });
    expect(editor.facts).to.equal('300 × 150');
    await editor.click('.turn-left');
    expect(editor.facts).to.equal('300 × 150');
    const image = await decode(await editor.confirm());
    expect(image.size).to.deep.equal([300, 150]);
    // Turned left: green and gray are above red and blue, half of each is left.
    expect(
      [image.at(1, 1), image.at(298, 148)].map((pixel, at) => isColor(pixel, [CORNERS.green, CORNERS.blue][at]!)),
    ).to.deep.equal([true, true]);
  });

  it('[UQ-07] draws an arrow in red with a white outline, where it was dragged', async () => {
    const editor = await open();
    await editor.click('.tool.arrow');
    await editor.drag(size, [40, 100], [360, 100]);
    expect([editor.marks, editor.selected]).to.deep.equal([['Seta 1'], 'Seta 1']);
    const image = await decode(await editor.confirm());
    expect(isColor(image.at(60, 100), MARK_RED), 'the line').to.equal(true);
    expect(isColor(image.at(356, 100), MARK_RED), 'the head').to.equal(true);
    expect(isColor(image.at(20, 99), CORNERS.red), 'nothing before it').to.equal(true);
    const column = Array.from({ length: 20 }, (_, index) => image.at(200, 90 + index));
    expect(column.filter((pixel) => isColor(pixel, [255, 255, 255], 40)).length, 'the outline').to.be.at.least(2);
  });

  it('[UQ-07] draws circle, rectangle, line and text, each in its color', async () => {
    const editor = await open();
    await editor.click('.tool.ellipse');
    await editor.click('.swatch.yellow');
    await editor.click('.weight.w2');
    await editor.drag(size, [20, 20], [100, 80]);
    await editor.click('.tool.rectangle');
    await editor.click('.swatch.white');
    await editor.drag(size, [240, 20], [380, 80]);
    await editor.click('.tool.line');
    await editor.click('.swatch.black');
    await editor.drag(size, [20, 180], [180, 180]);
    await editor.click('.tool.text');
    await editor.click('.swatch.blue');
    await editor.press(size, 300, 150);
    await user.type('MMM');
    expect(editor.marks).to.deep.equal(['Círculo 1', 'Retângulo 1', 'Linha 1', '“MMM”']);
    const image = await decode(await editor.confirm());
    expect(isColor(image.at(60, 20), [255, 212, 0], 30), 'the top of the circle').to.equal(true);
    expect(isColor(image.at(60, 50), CORNERS.red), 'its middle is free').to.equal(true);
    expect(isColor(image.at(240, 50), [255, 255, 255], 30), 'the side of the rectangle').to.equal(true);
    expect(isColor(image.at(100, 180), [17, 17, 17], 30), 'the line').to.equal(true);
    const row = Array.from({ length: 80 }, (_, index) => image.at(260 + index, 150));
    expect(
      row.some((pixel) => isColor(pixel, [18, 87, 214], 30)),
      'the text',
    ).to.equal(true);
  });

  it('[UQ-07] what is blurred cannot be recognized in the result', async () => {
    const stripes = (context: CanvasRenderingContext2D): void => {
      for (let x = 0; x < 400; x += 2) {
        context.fillStyle = x % 4 === 0 ? '#000' : '#fff';
        context.fillRect(x, 0, 2, 200);
      }
    };
    const editor = await open({ file: await pictureOf(size, { paint: stripes }) });
    await editor.click('.tool.blur');
    await editor.drag(size, [100, 50], [300, 150]);
    const image = await decode(await editor.confirm());
    const contrast = (x: number, y: number): number => Math.abs(image.at(x, y)[0] - image.at(x + 2, y)[0]);
    expect(contrast(40, 100), 'beside it').to.be.greaterThan(200);
    for (let x = 110; x < 290; x += 10) expect(contrast(x, 100)).to.be.lessThan(60);
  });

  it('[UQ-07] a mark stays movable: it is dragged, resized at its ends, and follows a turn', async () => {
    const editor = await open();
    await editor.click('.tool.line');
    await editor.drag(size, [50, 40], [150, 40]);
    await editor.click('.tool.select');
    await editor.drag(size, [100, 40], [100, 160]);
    await editor.drag(size, [150, 160], [350, 160]);
    await editor.click('.turn-right');
    const image = await decode(await editor.confirm());
    // (200, 160) in an image of 200 height, turned: x is 200 − 160.
    const hasRed = (x: number, y: number): boolean =>
      [-2, -1, 0, 1, 2].some((by) => isColor(image.at(x + by, y), MARK_RED));
    expect(hasRed(40, 300), 'moved, longer, turned').to.equal(true);
    expect(hasRed(160, 100), 'not where it was').to.equal(false);
  });

  it('[UQ-07] undo and redo: each gesture is one step', async () => {
    const editor = await open();
    await editor.click('.tool.rectangle');
    await editor.drag(size, [20, 20], [100, 80]);
    await editor.drag(size, [220, 20], [300, 80]);
    await editor.click('.turn-left');
    const states: string[] = [];
    for (let step = 0; step < 3; step++) {
      await editor.click('.undo');
      states.push(`${editor.facts} ${editor.marks.join()}`);
    }
    expect(states).to.deep.equal(['400 × 200 Retângulo 1,Retângulo 2', '400 × 200 Retângulo 1', '400 × 200 ']);
    expect(find(editor.element, '.undo').getAttribute('aria-disabled')).to.equal('true');
    await editor.click('.redo');
    expect(editor.marks).to.deep.equal(['Retângulo 1']);
  });

  it('[UQ-07] the color of the selected mark can be changed, and the mark removed', async () => {
    const editor = await open();
    await editor.click('.tool.line');
    await editor.drag(size, [20, 100], [380, 100]);
    await editor.click('.swatch.green');
    await editor.click('.weight.w2');
    await editor.click('.turn-right');
    await editor.click('.turn-left');
    const image = await decode(await editor.confirm());
    expect(isColor(image.at(200, 100), [11, 122, 53], 20)).to.equal(true);
    await editor.element.show();
    await until('the image is shown', () => findAll(editor.element, '.stage')[0]);
    expect(editor.marks, 'it starts anew').to.deep.equal([]);
    await editor.click('.tool.arrow');
    await editor.drag(size, [20, 100], [380, 100]);
    await editor.click('.remove');
    expect(editor.marks).to.deep.equal([]);
  });

  it('[UQ-07] asks before changes are discarded, and only then', async () => {
    const editor = await open();
    const events = listen(editor.element, 'dass-close');
    await user.press('Escape');
    expect([editor.element.open, question()], 'nothing to lose').to.deep.equal([false, null]);
    await editor.element.show();
    await until('the image is shown', () => findAll(editor.element, '.stage')[0]);
    await editor.click('.turn-right');
    await editor.click('.cancel');
    const first = await until('it asks', question);
    await until('it says what is lost', () => first.shadowRoot?.textContent.includes('As alterações na imagem'));
    await user.press('Escape');
    await until('the question is closed', () => !question());
    expect([editor.element.open, editor.facts]).to.deep.equal([true, '200 × 400']);
    await editor.click('.undo');
    await editor.click('.cancel');
    expect([editor.element.open, question()], 'nothing is changed').to.deep.equal([false, null]);
    expect(events.map(({ detail }) => detail)).to.deep.equal([
      { reason: 'escape', value: null },
      { reason: 'cancel', value: null },
    ]);
  });

  it('[UQ-07] stays open with its marks when the application prevents the confirmation', async () => {
    const editor = await open();
    editor.element.addEventListener('dass-confirm', (event) => event.preventDefault());
    await editor.click('.tool.arrow');
    await editor.drag(size, [20, 100], [380, 100]);
    await editor.confirm();
    await until(
      'it can be confirmed again',
      () => !find<HTMLElementTagNameMap['dass-button']>(editor.element, '.confirm').busy,
    );
    expect([editor.element.open, editor.marks]).to.deep.equal([true, ['Seta 1']]);
  });

  it('[UQ-07] zooms by the wheel and by buttons, and draws at the pointer', async () => {
    const editor = await open();
    await editor.click('.zoom-in');
    await editor.click('.fit');
    expect(find(editor.element, '.fit').getAttribute('aria-disabled')).to.equal('true');
    const { x, y } = editor.point(size, 150, 100);
    await executeServerCommand('dass:mouse', {
      steps: [
        ['move', x, y],
        ['wheel', 0, -400],
      ],
    });
    await until('it is zoomed', () => find(editor.element, '.fit').getAttribute('aria-disabled') === null);
    await editor.click('.tool.line');
    await painted();
    // What is at the pointer stayed there.
    await user.drag({ x, y }, { x: x + 60, y });
    const image = await decode(await editor.confirm());
    expect(isColor(image.at(152, 100), MARK_RED)).to.equal(true);
    expect(isColor(image.at(140, 100), MARK_RED)).to.equal(false);
  });

  itNeeds('touch', '[UQ-07] a finger draws, a second one takes it back and zooms', async () => {
    const editor = await open();
    await editor.click('.tool.arrow');
    const { x, y } = middle(editor.stage);
    const touch = (type: string, ...points: object[]) =>
      executeServerCommand('dass:touch', { steps: [{ type, points }] });
    const fingers = (apart: number) => [
      { x: x - apart, y, id: 0 },
      { x: x + apart, y, id: 1 },
    ];
    await touch('touchStart', { x: x - 40, y, id: 0 });
    await touch('touchMove', { x: x - 60, y: y + 20, id: 0 });
    await until('it is drawn', () => editor.marks.length === 1);
    await touch('touchStart', ...fingers(40));
    await until('it is taken back', () => editor.marks.length === 0);
    for (const apart of [60, 90, 120]) await touch('touchMove', ...fingers(apart));
    await until('it is zoomed', () => find(editor.element, '.fit').getAttribute('aria-disabled') === null);
    await touch('touchEnd');
    expect(find(editor.element, '.undo').getAttribute('aria-disabled'), 'no step').to.equal('true');
    await touch('touchStart', { x: x - 40, y, id: 0 });
    for (const step of [0, 20, 40]) await touch('touchMove', { x: x + step, y, id: 0 });
    await touch('touchEnd');
    await until('one finger draws again', () => editor.marks.length === 1);
  });

  it('[UQ-07] shows another file from the start, and only the tools that the application names', async () => {
    const editor = await open({ tools: 'crop arrow nonsense' });
    const tools = findAll(editor.element, '.tool').map(({ title }) => title);
    expect(tools).to.deep.equal(['Selecionar', 'Cortar', 'Seta']);
    expect(findAll(editor.element, '.turn-left')).to.have.length(0);
    await editor.click('.tool.arrow');
    await editor.drag(size, [20, 100], [380, 100]);
    editor.element.file = await pictureOf([90, 120]);
    await until('the other one is shown', () => editor.facts === '90 × 120');
    expect(editor.marks).to.deep.equal([]);
  });

  it('[UQ-07] without tools for marks it starts with the crop, and offers no colors', async () => {
    const editor = await open({ tools: ['crop', 'turn'], ratios: ['1:1'] });
    expect(find(editor.element, '.tool.crop').ariaPressed).to.equal('true');
    expect(editor.facts).to.equal('200 × 200');
    await editor.click('.tool.select');
    expect(findAll(editor.element, '.swatch')).to.have.length(0);
  });

  describe('editImage()', () => {
    it('[UQ-07] resolves with the result, and with null when the user cancels or the signal aborts', async () => {
      const file = await pictureOf(size);
      const edited = editImage(file, { keepOriginal: true, format: 'jpeg' });
      await user.click(find((await openedEditor()).element, '.confirm'));
      const result = await edited;
      expect([result?.file.type, result?.file.name, result?.original]).to.deep.equal(['image/jpeg', 'foto.jpg', file]);

      const canceled = editImage(file);
      await user.click(find((await openedEditor()).element, '.cancel'));
      expect(await canceled).to.equal(null);

      const controller = new AbortController();
      const aborted = editImage(file, { signal: controller.signal });
      await openedEditor();
      controller.abort();
      expect(await aborted).to.equal(null);
      expect(document.querySelector('dass-image-editor-dialog')).to.equal(null);
    });
  });
});
