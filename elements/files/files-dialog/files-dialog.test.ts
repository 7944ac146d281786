import { expect } from 'chai';
import './files-dialog.js';
import { documentFile, pickFiles } from '../shared/example-files.js';
import { uploadFiles } from '../../../testing/dom.js';
import { heldFile, transferOf, untilShown } from '../../../test/support/elements/upload.js';
import { listen, mount } from '../../../test/support/fixture.js';
import { find, findAll, painted, until, user } from '../../../test/support/user.js';

const open = async (properties: Record<string, unknown> = {}): Promise<HTMLElementTagNameMap['dass-files-dialog']> => {
  const element = await mount('dass-files-dialog', { properties });
  await element.show();
  return element;
};
const confirmButton = (element: Element) => find<HTMLElementTagNameMap['dass-button']>(element, '.confirm');

describe('dass-files-dialog', () => {
  const files = Object.freeze([Object.freeze({ _id: '1', fileName: 'velho.pdf', src: '/a', type: 'application/pdf' })]);

  it('[UP-09] opens with its files, and only its buttons close it', async () => {
    const element = await open({ multiple: true, files });
    await untilShown(element, 'velho.pdf');
    expect(findAll(element, '.close')).to.have.length(0);
    await user.press('Escape');
    expect(element.open).to.equal(true);
    pickFiles(element, documentFile('novo.pdf'));
    await untilShown(element, 'velho.pdf', 'novo.pdf');
    await user.click(find(element, '.cancel'));
    expect([element.open, element.files === files]).to.deep.equal([false, true]);
    await element.show();
    await untilShown(element, 'velho.pdf');
    await user.click(find(element, '.remove'));
    const events = listen(element, 'dass-confirm');
    await user.click(confirmButton(element));
    expect([events.length, element.files]).to.deep.equal([1, []]);
  });

  it('[UP-09] keeps what the user has changed when the application sets other files', async () => {
    const element = await open({ multiple: true, files });
    const others = [{ _id: '2', fileName: 'outro.pdf', src: '/b', type: 'application/pdf' }];
    element.files = others;
    await untilShown(element, 'outro.pdf');
    pickFiles(element, documentFile('novo.pdf'));
    await untilShown(element, 'outro.pdf', 'novo.pdf');
    element.files = [...files];
    await element.updateComplete;
    await painted();
    expect(uploadFiles(element)).to.deep.equal(['outro.pdf', 'novo.pdf']);
  });

  it('[UP-09] cannot be confirmed while files are checked: they would be missing', async () => {
    const element = await open({ multiple: true, files });
    await untilShown(element, 'velho.pdf');
    const slow = heldFile('lento.txt');
    pickFiles(element, slow.file);
    await until('it is said', () => find(element, '.waiting').textContent === 'Verificando…');
    expect(confirmButton(element).disabled).to.equal(true);
    slow.release();
    await untilShown(element, 'velho.pdf', 'lento.txt');
    await until('it can be confirmed', () => !confirmButton(element).disabled);
    expect(find(element, '.waiting').textContent).to.equal('');
  });

  it('a file that is dropped beside the zone does not replace the page', async () => {
    const element = await open({ multiple: true, files });
    for (const type of ['dragover', 'drop']) {
      const event = new DragEvent(type, { bubbles: true, composed: true, cancelable: true });
      Object.defineProperty(event, 'dataTransfer', { value: transferOf(documentFile()) });
      find(element, '.cancel').dispatchEvent(event);
      expect(event.defaultPrevented, type).to.equal(true);
    }
  });

  it('[UP-09] its confirmation can be disabled', async () => {
    const element = await open({ files, confirmDisabled: true });
    expect(confirmButton(element).disabled).to.equal(true);
    element.confirmDisabled = false;
    await element.updateComplete;
    expect(confirmButton(element).disabled).to.equal(false);
  });

  it('[UP-10] readonly shows the files, and disabled blocks the confirmation', async () => {
    const element = await open({ files, readOnly: true });
    await untilShown(element, 'velho.pdf');
    expect(findAll(element, '.confirm, .remove, .zone')).to.have.length(0);
    element.readOnly = false;
    element.disabled = true;
    await element.updateComplete;
    await painted();
    expect(confirmButton(element).disabled).to.equal(true);
    expect(findAll(element, '.remove')).to.have.length(0);
  });
});
