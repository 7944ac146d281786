import { expect } from 'chai';
import { html, LitElement } from 'lit';
import '../../files/paste-image-dialog/paste-image-dialog.js';
import '../../files/upload-dialog/upload-dialog.js';
import '../../files/upload/upload.js';
import { pictureFile } from '../../files/shared/example-files.js';
import { clipboardEvent, pasteText } from '../../../test/support/clipboard.js';
import { paste, transferOf } from '../../../test/support/elements/upload.js';
import { keep, mount } from '../../../test/support/fixture.js';
import { findAll, until } from '../../../test/support/user.js';
import { holdsFocus } from './focus-return.js';
import { PasteListener } from './paste-listener.js';

class PasteTarget extends LitElement {
  readonly pasted: string[] = [];

  constructor() {
    super();
    new PasteListener(this, ({ clipboardData }) => this.pasted.push(clipboardData?.getData('text') ?? ''));
  }

  override focus(): void {
    this.renderRoot.querySelector('button')?.focus();
  }

  protected override render() {
    return html`<button>Colar</button>`;
  }
}
customElements.define('paste-target', PasteTarget);

describe('PasteListener', () => {
  it('[UP-01] hears a paste by keys once, while the focus is on a button in the element', async () => {
    const element = keep(document.createElement('paste-target') as PasteTarget);
    const other = keep(document.createElement('paste-target') as PasteTarget);
    document.body.append(element, other);
    await element.updateComplete;
    await pasteText('Couro', element);
    await until('the paste is heard', () => element.pasted.length > 0);
    expect([element.pasted, other.pasted]).to.deep.equal([['Couro'], []]);
    element.remove();
    document.body.dispatchEvent(clipboardEvent('paste', 'later'));
    expect(element.pasted).to.have.length(1);
  });

  // What Firefox does, in all browsers.
  for (const tag of ['dass-upload', 'dass-upload-dialog', 'dass-paste-image-dialog'] as const)
    it(`[UP-01] ${tag} takes a picture that is pasted at the body, while the focus is in it`, async () => {
      const element = await mount(tag, { properties: { multiple: true } });
      expect(paste(document.body, transferOf(pictureFile())).defaultPrevented, 'the focus is elsewhere').to.equal(
        false,
      );
      if ('show' in element) await element.show();
      else element.focus();
      await until('the focus is in it', () => holdsFocus(element));
      expect(paste(document.body, transferOf(pictureFile('couro.png'))).defaultPrevented).to.equal(true);
      await until('the picture is there', () =>
        [element, ...findAll(element, '*')].some(({ shadowRoot }) => shadowRoot?.textContent?.includes('couro.png')),
      );
    });
});
