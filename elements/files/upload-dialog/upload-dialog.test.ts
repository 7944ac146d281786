import { expect } from 'chai';
import './upload-dialog.js';
import { documentFile, pickFiles, pictureFile } from '../shared/example-files.js';
import type { UploadTask } from '../../core/files/upload-task.js';
import { uploadFiles } from '../../../testing/dom.js';
import { paste, transferOf, untilShown } from '../../../test/support/elements/upload.js';
import { listen, mount } from '../../../test/support/fixture.js';
import { find, user, until } from '../../../test/support/user.js';

const open = async (properties: Record<string, unknown> = {}): Promise<HTMLElementTagNameMap['dass-upload-dialog']> => {
  const element = await mount('dass-upload-dialog', { properties });
  await element.show();
  return element;
};
const confirmButton = (element: Element) => find<HTMLElementTagNameMap['dass-button']>(element, '.confirm');
const filesOf = (detail: unknown): unknown[] => (detail as { files: { name: string }[] }).files.map(({ name }) => name);
const question = (): HTMLElement | null => document.querySelector('dass-confirm-dialog');

describe('dass-upload-dialog', () => {
  it('[UP-08] is empty whenever it opens, and confirms the files of the list', async () => {
    const element = await open({ multiple: true, files: [{ fileName: 'velho.pdf', src: '/a' }] });
    const events = listen(element, 'dass-confirm', 'dass-close');
    expect([uploadFiles(element), confirmButton(element).disabled]).to.deep.equal([[], true]);
    pickFiles(element, documentFile('a.pdf'));
    await untilShown(element, 'a.pdf');
    // Anywhere in the dialog.
    paste(find(element, '.cancel'), transferOf(pictureFile('b.png')));
    await untilShown(element, 'a.pdf', 'b.png');
    await until('the button counts them', () => confirmButton(element).textContent.includes('(2)'));
    await user.click(confirmButton(element));
    expect(events.map(({ type }) => type)).to.deep.equal(['dass-confirm', 'dass-close']);
    expect(filesOf(events[0]?.detail)).to.deep.equal(['a.pdf', 'b.png']);
    expect(element.files).to.have.length(2);
    await element.show();
    expect([uploadFiles(element), element.files]).to.deep.equal([[], []]);
  });

  it('[UP-08] stays open when the application prevents the confirmation', async () => {
    const element = await open();
    element.addEventListener('dass-confirm', (event) => event.preventDefault());
    pickFiles(element, documentFile('a.pdf'));
    await untilShown(element, 'a.pdf');
    await user.click(confirmButton(element));
    expect([element.open, uploadFiles(element)]).to.deep.equal([true, ['a.pdf']]);
  });

  it('cannot be confirmed while files are sent or have failed, and says why; closing stops sending', async () => {
    const tasks: UploadTask[] = [];
    const element = await open({
      multiple: true,
      transport: (task: UploadTask) => void tasks.push(task),
    });
    const events = listen(element, 'dass-confirm');
    const waiting = (): string => find(element, '.waiting').textContent.trim();
    pickFiles(element, documentFile('a.pdf'));
    await until('it is said', () => waiting() === 'Enviando 1 arquivo…');
    expect(confirmButton(element).disabled).to.equal(true);
    tasks[0]!.fail('Sem rede');
    await until('it is said', () => waiting().includes('não foi enviado'));
    expect(confirmButton(element).disabled).to.equal(true);
    await user.click(find(element, '.retry'));
    tasks[1]!.done({ src: '/1' });
    await until('it can be confirmed', () => !confirmButton(element).disabled);
    await user.click(confirmButton(element));
    expect((events[0]?.detail as { files: { src: string }[] }).files[0]!.src).to.equal('/1');
    await element.show();
    pickFiles(element, documentFile('b.pdf'));
    await until('it is sent', () => tasks.length === 3);
    await user.click(find(element, '.cancel'));
    await until('it is stopped', () => tasks[2]!.signal.aborted);
  });

  it('asks before Escape discards files', async () => {
    const element = await open();
    pickFiles(element, documentFile('a.pdf'));
    await untilShown(element, 'a.pdf');
    await user.press('Escape');
    await until('it asks', question);
    expect(element.open).to.equal(true);
    await user.press('Escape');
    await until('the question is closed', () => !question());
    expect([element.open, uploadFiles(element)]).to.deep.equal([true, ['a.pdf']]);
  });
});
