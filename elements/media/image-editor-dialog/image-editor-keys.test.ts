import { expect } from 'chai';
import './image-editor-dialog.js';
import { announced } from '../../../test/support/assertions/announced.js';
import { itNeeds } from '../../../test/support/engine.js';
import { expectFocus } from '../../../test/support/assertions/expect-focus.js';
import { accessibilityNodes, find, findAll, focused, user } from '../../../test/support/user.js';
import {
  decode,
  isColor,
  MARK_RED,
  openEditor,
  pictureOf,
  type EditorInTest,
} from '../../../test/support/media/image-editor.js';

const size = [400, 200] as const;
const open = async (properties: Record<string, unknown> = {}): Promise<EditorInTest> =>
  openEditor({ file: await pictureOf(size), ...properties });

/** Presses Tab until what matches has the focus. Not beyond the dialog: Firefox goes on to its own controls. */
async function tabTo(editor: EditorInTest, selector: string, key = 'Tab'): Promise<void> {
  for (let count = 0; count < 20 && !focused()?.matches(selector); count++) await user.press(key);
  expectFocus(find(editor.element, selector));
}

/** Selects a tool by the keyboard, and goes to the image. */
async function takeTool(editor: EditorInTest, name: string): Promise<void> {
  await tabTo(editor, '.tool', 'Shift+Tab');
  await user.press('Home');
  while (!focused()?.matches(`.${name}`)) await user.press('ArrowDown');
  await user.press('Enter');
  await tabTo(editor, '.stage');
}

describe('dass-image-editor-dialog by keyboard', () => {
  it('[UQ-07] the image has the focus on opening', async () => {
    const editor = await open();
    expectFocus(editor.stage);
  });

  itNeeds('accessibility nodes', '[UQ-07] everything has a name', async () => {
    await open({ heading: 'Marcar o defeito' });
    const nodes = await accessibilityNodes();
    for (const [role, name] of [
      ['dialog', 'Marcar o defeito'],
      ['toolbar', 'Ferramentas'],
      ['application', 'Imagem'],
      ['button', 'Girar para a direita'],
      ['button', 'Vermelho'],
    ])
      expect(
        nodes.some((node) => node.role === role && node.name === name),
        `${role} ${name}`,
      ).to.equal(true);
  });

  it('[UQ-07] an arrow is inserted, moved, resized and removed', async () => {
    const editor = await open();
    await takeTool(editor, 'arrow');
    await user.press('Enter');
    await announced('Inserido: Seta 1');
    expect([editor.selected, editor.stage.getAttribute('aria-label')]).to.deep.equal(['Seta 1', 'Selecionado: Seta 1']);
    for (let count = 0; count < 3; count++) await user.press('ArrowLeft');
    await announced('Seta 1: a ');
    for (let count = 0; count < 6; count++) await user.press('Shift+ArrowRight');
    for (let count = 0; count < 3; count++) await user.press('Control+ArrowUp');
    await user.press('Delete');
    await announced('Removido: Seta 1');
    expectFocus(editor.stage);
    expect(editor.marks).to.deep.equal([]);
    await user.press('Control+z');
    await announced('Desfeito');
    expect(editor.marks).to.deep.equal(['Seta 1']);
    await user.press('Control+Shift+z');
    await user.press('Control+z');
    await user.press('Control+y');
    await announced('Refeito');
    expect(editor.marks).to.deep.equal([]);
  });

  it('[UQ-07] arrow keys move the selected mark in the result, Shift makes it larger', async () => {
    const editor = await open();
    await takeTool(editor, 'rectangle');
    await user.press(' ');
    for (let count = 0; count < 100; count++) await user.press('ArrowLeft');
    for (let count = 0; count < 30; count++) await user.press('Shift+ArrowDown');
    const image = await decode(await editor.confirm());
    // Its middle is at the left side of the image now. Its right side is still there, its height reaches the end.
    const reds = Array.from({ length: 60 }, (_, x) => isColor(image.at(x, 150), MARK_RED));
    expect(reds.filter(Boolean).length).to.be.within(1, 8);
  });

  it('[UQ-07] a mark is inserted beside the one before', async () => {
    const editor = await open();
    await takeTool(editor, 'rectangle');
    await user.press('Enter');
    await user.press('Enter');
    const image = await decode(await editor.confirm());
    const reds = Array.from({ length: 400 }, (_, x) => isColor(image.at(x, 105), MARK_RED));
    const sides = reds.filter((isRed, x) => isRed && !reds[x - 1]);
    expect(sides, 'left and right of two rectangles').to.have.length(4);
  });

  it('[UQ-07] the marks are a list: arrow keys go through it, Enter selects, Delete removes', async () => {
    const editor = await open();
    await takeTool(editor, 'ellipse');
    await user.press('Enter');
    await user.press('Enter');
    await user.press('Enter');
    await tabTo(editor, '.mark');
    expect(find(editor.element, '.marks').getAttribute('role')).to.equal('listbox');
    await user.press('Home');
    await user.press('ArrowDown');
    expect(focused()?.textContent.trim()).to.equal('Círculo 2');
    await user.press('Delete');
    expect(editor.marks).to.deep.equal(['Círculo 1', 'Círculo 3']);
    expect(focused()?.textContent.trim(), 'the next one has the focus').to.equal('Círculo 3');
    await user.press('Enter');
    expectFocus(editor.stage);
    expect(editor.selected).to.equal('Círculo 3');
    await user.press('PageUp');
    await announced('Selecionado: Círculo 1');
    await user.press('Escape');
    await announced('Nada selecionado');
    expect([editor.selected, editor.element.open]).to.deep.equal([undefined, true]);
  });

  it('[UQ-07] a text is typed, Enter ends it, an empty one is dropped', async () => {
    const editor = await open();
    await takeTool(editor, 'text');
    await user.press('Enter');
    expectFocus(find(editor.element, 'input.text'));
    await user.type('Furo de 3 mm');
    await user.press('Enter');
    expectFocus(editor.stage);
    expect(editor.marks).to.deep.equal(['“Furo de 3 mm”']);
    await user.press('Enter');
    expectFocus(find(editor.element, 'input.text'));
    await user.press('End');
    await user.type('!');
    await user.press('Escape');
    expect([editor.marks, editor.element.open]).to.deep.equal([['“Furo de 3 mm!”'], true]);
    await user.press('Control+z');
    expect(editor.marks, 'the text before').to.deep.equal(['“Furo de 3 mm”']);

    await user.press('Escape');
    await user.press('Enter');
    expect(editor.marks).to.have.length(2);
    await user.press('Escape');
    expect(editor.marks, 'without letters').to.deep.equal(['“Furo de 3 mm”']);
  });

  it('[UQ-07] the crop frame is moved and resized by arrow keys, and its size announced', async () => {
    const editor = await open();
    await takeTool(editor, 'crop');
    for (let count = 0; count < 4; count++) await user.press('Shift+ArrowLeft');
    const [width] = editor.facts.split(' ').map(Number);
    expect(width).to.be.within(320, 396);
    await announced(`Corte: ${width} × 200 pixels`);
    await user.press('ArrowRight');
    const image = await decode(await editor.confirm());
    expect(image.size).to.deep.equal([width, 200]);
  });

  it('[UQ-07] plus, minus and 0 zoom, arrow keys move the larger image', async () => {
    const editor = await open();
    const isFitted = (): boolean => find(editor.element, '.fit').hasAttribute('aria-disabled');
    await user.press('+');
    expect(isFitted()).to.equal(false);
    await user.press('ArrowRight');
    await user.press('0');
    expect(isFitted()).to.equal(true);
    expect(find(editor.element, '.undo').getAttribute('aria-disabled'), 'nothing is changed').to.equal('true');
  });

  it('[UQ-07] each bar is one tab stop', async () => {
    const editor = await open();
    for (const bar of ['.view-bar > button', '.tool'])
      expect(findAll(editor.element, bar).filter(({ tabIndex }) => tabIndex === 0)).to.have.length(1);
  });
});
