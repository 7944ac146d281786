import { expect } from 'chai';
import './upload.js';
import type { DassUpload } from './upload.js';
import { documentFile, pictureFile } from '../shared/example-files.js';
import { closeNotices, openUpload as open, transferOf, untilShown } from '../../../test/support/elements/upload.js';
import { find, user, until } from '../../../test/support/user.js';

/** Drags data over a part of an upload. The effect of data that a script has made cannot be set, so it is imitated. */
function drag(
  element: Element,
  type: string,
  { items, types }: DataTransfer,
  { target = find(element, '.zone'), relatedTarget = null as Element | null } = {},
): { dropEffect: string; isPrevented: boolean } {
  const event = new DragEvent(type, { bubbles: true, composed: true, cancelable: true, relatedTarget });
  const data = { items, types, dropEffect: 'none' };
  Object.defineProperty(event, 'dataTransfer', { value: data });
  target.dispatchEvent(event);
  return { dropEffect: data.dropEffect, isPrevented: event.defaultPrevented };
}

/** How the zone says that it would receive what is dragged. */
const stateOf = async (element: DassUpload): Promise<string> => {
  await element.updateComplete;
  return find(element, '.zone').className.replace('zone', '').trim();
};
const images = async (properties = {}): Promise<DassUpload> => {
  const element = await open({ types: ['image'], multiple: true, ...properties });
  await user.hover(find(element, '#control'));
  await until('the modules are loaded', () => find(element, 'dass-tooltip'));
  return element;
};
const textOnly = (): DataTransfer => {
  const data = new DataTransfer();
  data.setData('text/plain', 'texto');
  return data;
};

describe('dragging over dass-upload', () => {
  afterEach(closeNotices);

  it('[UP-04] the pointer and the zone say before the drop whether it would be accepted', async () => {
    const element = await images();
    expect(drag(element, 'dragover', transferOf(pictureFile())).dropEffect).to.equal('copy');
    expect(await stateOf(element)).to.equal('accept');
    expect(drag(element, 'dragover', transferOf(documentFile())).dropEffect).to.equal('none');
    expect(await stateOf(element)).to.equal('refuse');
    // A type that the browser does not know is decided by the content.
    expect(drag(element, 'dragover', transferOf(new File(['x'], 'a.xyz'))).dropEffect).to.equal('copy');
  });

  it('[UP-04] the hint goes when the pointer leaves the zone, not when it comes to a part of it', async () => {
    const element = await images();
    const data = transferOf(pictureFile());
    drag(element, 'dragover', data);
    drag(element, 'dragleave', data, { relatedTarget: find(element, '#control') });
    expect(await stateOf(element)).to.equal('accept');
    drag(element, 'dragleave', data, { relatedTarget: document.body });
    expect(await stateOf(element)).to.equal('');
  });

  it('[UP-04] dropped files are added and never shown in place of the page; dragged text is left alone', async () => {
    const element = await images();
    expect(drag(element, 'dragover', textOnly()).isPrevented).to.equal(false);
    expect(await stateOf(element)).to.equal('');
    expect(drag(element, 'drop', textOnly()).isPrevented).to.equal(false);
    expect(drag(element, 'drop', transferOf(pictureFile('a.png'))).isPrevented).to.equal(true);
    await untilShown(element, 'a.png');
  });

  it('[UP-10] nothing is accepted while the upload is disabled, and the page stays', async () => {
    const element = await images({});
    element.disabled = true;
    await element.updateComplete;
    const over = drag(element, 'dragover', transferOf(pictureFile()));
    expect([over.dropEffect, over.isPrevented]).to.deep.equal(['none', true]);
    expect(drag(element, 'drop', transferOf(pictureFile())).isPrevented).to.equal(true);
    expect(await stateOf(element)).to.equal('off');
  });
});
