import { expect } from 'chai';
import './paste-image-dialog.js';
import type { DassPasteImageDialog } from './paste-image-dialog.js';
import { pictureFile } from '../shared/example-files.js';
import { jpeg } from '../../../test/corpus/files/samples.js';
import { expectFocus } from '../../../test/support/assertions/expect-focus.js';
import { paste, transferOf } from '../../../test/support/elements/upload.js';
import { listen, mount } from '../../../test/support/fixture.js';
import { decode, pictureOf, turnImage } from '../../../test/support/media/image-editor.js';
import { find, findAll, painted, user, until } from '../../../test/support/user.js';

const open = async (properties: Record<string, unknown> = {}): Promise<DassPasteImageDialog> => {
  const element = await mount('dass-paste-image-dialog', { properties });
  await element.show();
  return element;
};
const previews = (element: Element): HTMLImageElement[] => findAll<HTMLImageElement>(element, '.place img');
const preview = (element: Element): HTMLImageElement | undefined => previews(element)[0];
const problem = (element: Element): string => find(element, '.problem').textContent.trim();
const question = (): HTMLElement | null => document.querySelector('dass-confirm-dialog');
const confirmButton = (element: Element) => find<HTMLElementTagNameMap['dass-button']>(element, '.confirm');

describe('dass-paste-image-dialog', () => {
  it('[PI-01] the first item of kind file is shown, and confirmed as a file', async () => {
    const element = await open();
    const events = listen(element, 'dass-confirm', 'dass-close');
    expectFocus(find(element, '.place'));
    expect(confirmButton(element).disabled).to.equal(true);
    const data = new DataTransfer();
    data.setData('text/html', '<img src="a.png">');
    const file = pictureFile('image.png');
    data.items.add(file);
    data.items.add(pictureFile('second.png'));
    paste(find(element, '.place'), data);
    const image = await until('the image is shown', () => preview(element));
    await image.decode();
    expect(find(element, '#hint').textContent).to.contain('image.png · 69 B');
    await user.click(confirmButton(element));
    expect(events.map(({ type }) => type)).to.deep.equal(['dass-confirm', 'dass-close']);
    const confirmed = (events[0]?.detail as { file: File }).file;
    expect([confirmed.name, confirmed.size, element.open]).to.deep.equal(['image.png', 69, false]);
    expect((events[1]?.detail as { value: File }).value === confirmed).to.equal(true);
    await element.show();
    expect(previews(element), 'nothing is left').to.have.length(0);
  });

  it('[PI-01] says why a paste has no image, and keeps the one before', async () => {
    const element = await open({ maxSize: 0.0002 });
    paste(element, new DataTransfer());
    await element.updateComplete;
    expect(problem(element)).to.contain('Não há imagem');
    paste(element, transferOf(pictureFile()));
    await until('the image is shown', () => preview(element));
    expect(problem(element)).to.equal('');
    const before = preview(element)!.src;
    paste(element, transferOf(new File(['MZ\u0000'], 'a.png', { type: 'image/png' })));
    await until('it is refused', () => problem(element).includes('um programa'));
    paste(element, transferOf(new File(['x'.repeat(300)], 'b.png', { type: 'image/png' })));
    await until('it is refused', () => problem(element).includes('Maior que o permitido: 200 B'));
    expect([preview(element)!.src, confirmButton(element).disabled]).to.deep.equal([before, false]);
  });

  it('[FI-07] an image whose name says another one is confirmed with its own type and name', async () => {
    const element = await open();
    const events = listen(element, 'dass-confirm');
    paste(element, transferOf(new File([jpeg], 'image.png', { type: 'image/png' })));
    await until('the image is shown', () => preview(element));
    expect(find(element, '#hint').textContent).to.contain('image.jpg');
    await user.click(confirmButton(element));
    const { file } = events[0]?.detail as { file: File };
    expect([file.name, file.type]).to.deep.equal(['image.jpg', 'image/jpeg']);
  });

  it('[PI-01] the button reads the clipboard, and says when the browser forbids it', async () => {
    const element = await open();
    const original = navigator.clipboard.read.bind(navigator.clipboard);
    const stub = (read: () => Promise<unknown>): unknown =>
      Object.defineProperty(navigator.clipboard, 'read', { configurable: true, value: read });
    try {
      stub(() => Promise.reject(new DOMException('denied', 'NotAllowedError')));
      await user.click(find(element, '.read'));
      await until('it is said', () => problem(element).includes('Use Ctrl+V'));
      stub(() =>
        Promise.resolve([{ types: ['text/html', 'image/png'], getType: () => Promise.resolve(pictureFile()) }]),
      );
      await user.click(find(element, '.read'));
      await until('the image is shown', () => preview(element));
      expect(problem(element)).to.equal('');
    } finally {
      stub(original);
    }
  });

  it('[PI-01] a newer paste wins over a clipboard that the browser still reads', async () => {
    const element = await open();
    const original = navigator.clipboard.read.bind(navigator.clipboard);
    let answer!: (items: unknown[]) => void;
    const answered = new Promise<unknown[]>((resolve) => (answer = resolve));
    Object.defineProperty(navigator.clipboard, 'read', { configurable: true, value: () => answered });
    try {
      await user.click(find(element, '.read'));
      paste(element, transferOf(pictureFile('novo.png')));
      await until('the image is shown', () => preview(element));
      answer([]);
      await painted();
      expect(problem(element)).to.equal('');
      expect(find(element, '#hint').textContent).to.contain('novo.png');
    } finally {
      Object.defineProperty(navigator.clipboard, 'read', { configurable: true, value: original });
    }
  });

  it('[UQ-07] a pasted image can be edited before it is confirmed', async () => {
    const element = await open({ editable: true });
    const events = listen(element, 'dass-confirm');
    expect(findAll(element, '.edit'), 'nothing to edit').to.have.length(0);
    paste(element, transferOf(await pictureOf([60, 40])));
    await until('the image is shown', () => preview(element));
    const address = preview(element)!.src;
    await user.click(find(element, '.edit'));
    await turnImage();
    await until('the edited image is shown', () => preview(element)!.src !== address);
    await user.click(confirmButton(element));
    const { file } = events[0]?.detail as { file: File };
    expect((await decode(file)).size).to.deep.equal([40, 60]);
  });

  it('[PI-01] stays open with its image when the application prevents the confirmation', async () => {
    const element = await open();
    element.addEventListener('dass-confirm', (event) => event.preventDefault());
    paste(element, transferOf(pictureFile()));
    await until('the image is shown', () => preview(element));
    await user.click(confirmButton(element));
    expect([element.open, previews(element).length]).to.deep.equal([true, 1]);
  });

  for (const [way, reason, leave] of [
    ['Escape', 'escape', async () => user.press('Escape')],
    ['the close button', 'close', async (element) => user.click(find(element, '.close'))],
    ['the cancel button', 'cancel', async (element) => user.click(find(element, '.cancel'))],
  ] as const satisfies readonly (readonly [string, string, (element: Element) => Promise<void>])[])
    it(`[PI-01] ${way} asks before a pasted image is discarded, and only then`, async () => {
      const element = await open();
      const events = listen(element, 'dass-close');
      await leave(element);
      expect([element.open, question()], 'nothing to lose').to.deep.equal([false, null]);
      await element.show();
      paste(element, transferOf(pictureFile()));
      await until('the image is shown', () => preview(element));
      await leave(element);
      const first = await until('it asks', question);
      await until('it says what is lost', () =>
        first.shadowRoot?.textContent.includes('A imagem colada será perdida.'),
      );
      await user.press('Escape');
      await until('the question is closed', () => !question());
      expect([element.open, previews(element).length]).to.deep.equal([true, 1]);
      await leave(element);
      const second = await until('it asks again', question);
      await user.click(await until('it can be answered', () => findAll(second, '.confirm')[0]));
      await until('the dialog is closed', () => !element.open);
      expect(events.map(({ detail }) => detail)).to.deep.equal([
        { reason, value: null },
        { reason, value: null },
      ]);
    });

  it('[PI-01] leaves pastes alone while it is closed, and forgets its image when it closes', async () => {
    const element = await open();
    paste(element, transferOf(pictureFile()));
    const image = await until('the image is shown', () => preview(element));
    await element.hide();
    const isForgotten = await fetch(image.src).then(
      () => false,
      () => true,
    );
    expect(isForgotten, 'its address is released').to.equal(true);
    expect(paste(element, transferOf(pictureFile())).defaultPrevented).to.equal(false);
  });

  it('[PI-01] a paste that is still checked when the dialog closes is forgotten', async () => {
    const element = await open();
    paste(element, transferOf(pictureFile()));
    await element.hide();
    await element.show();
    await painted();
    expect(previews(element)).to.have.length(0);
  });
});
