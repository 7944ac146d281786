import { expect } from 'chai';
import './upload.js';
import '../upload-dialog/upload-dialog.js';
import { documentFile } from '../shared/example-files.js';
import { listen, mount } from '../../../test/support/fixture.js';
import { decode, openedEditor, pictureOf, turnImage } from '../../../test/support/media/image-editor.js';
import { find, findAll, until, user } from '../../../test/support/user.js';

const edits = (element: Element): HTMLElement[] => findAll(element, '.edit');

describe('dass-upload with images that can be edited', () => {
  it('[UQ-07] an edited image takes the place of the one before', async () => {
    const element = await mount('dass-upload', { properties: { label: 'Fotos', multiple: true, editable: true } });
    await element.addFiles([documentFile(), await pictureOf([60, 40])]);
    const button = await until('the image can be edited', () => edits(element)[0]);
    expect(edits(element).map(({ title }) => title)).to.deep.equal(['Editar foto.png']);
    const before = element.files[1]!;
    const events = listen(element, 'dass-change', 'change');
    await user.click(button);
    await turnImage();
    await until('it is in the list', () => events.length === 2);
    const { _id, file, name, type, size } = element.files[1]!;
    expect([_id, name, type, size]).to.deep.equal([before._id, 'foto.png', 'image/png', file!.size]);
    expect((await decode(file!)).size).to.deep.equal([40, 60]);
    expect((await decode(before.file!)).size, 'the file before is not changed').to.deep.equal([60, 40]);
  });

  it('[UQ-07] is not offered without `editable`, with a transport, for stored files, or to read', async () => {
    const file = await pictureOf([60, 40]);
    const stored = { src: '/foto.png', fileName: 'foto.png', type: 'image/png' };
    for (const properties of [
      { files: [{ file }] },
      { editable: true, files: [{ file }], transport: () => undefined },
      { editable: true, files: [stored] },
      { editable: true, files: [{ file }], readOnly: true },
    ]) {
      const element = await mount('dass-upload', { properties: { label: 'Fotos', ...properties } });
      await until('the list is shown', () => findAll(element, '.row')[0]);
      expect(edits(element)).to.have.length(0);
    }
  });

  it('[UQ-07] the editor closes with the dialog around the upload', async () => {
    const element = await mount('dass-upload-dialog', { properties: { editable: true } });
    await element.show();
    await find<HTMLElementTagNameMap['dass-upload']>(element, 'dass-upload').addFiles([await pictureOf([60, 40])]);
    await user.click(await until('the image can be edited', () => edits(element)[0]));
    await openedEditor();
    await element.hide();
    await until('the editor is closed', () => !document.querySelector('dass-image-editor-dialog'));
  });
});
