import { expect } from 'chai';
import { answerConfirm } from '../../../testing/dom.js';
import {
  blockModules,
  collectErrors,
  failurePanels,
  retryButton,
} from '../../../test/support/loading/blocked-modules.js';
import { itNeeds } from '../../../test/support/engine.js';
import { box, button, dialog, ids, labels, row, show, withDisabled } from '../../../test/support/elements/pick-list.js';
import { find, findAll, user, until } from '../../../test/support/user.js';

const hasFailed = (element: Element): Promise<unknown> =>
  until('the failure is shown beside the pick list', () => failurePanels(element).length === 1);

describe('dass-pick-list: modules that fail to load', () => {
  collectErrors();

  itNeeds('blocked requests', '[PL-08] shows after the retry why an item cannot be moved', async () => {
    const unblock = await blockModules('**/notice/notify*');
    const element = await show({ items: withDisabled('Corte') });
    await user.doubleClick(row(element, 'Corte'));
    await hasFailed(element);
    await unblock();
    await user.click(retryButton(element));
    const notice = await until('the reason is shown', () => findAll(document, 'dass-notice')[0]);
    expect(find(notice, '.text').textContent).to.equal('Corte é fixo');
    await user.click(find(notice, 'button'));
    expect(failurePanels()).to.have.length(0);
  });

  itNeeds('blocked requests', '[PL-09] asks after the retry before it removes', async () => {
    const unblock = await blockModules('**/delete-dialog/delete-dialog*');
    const element = await show({ confirmDelete: true, selected: [1, 2] });
    await user.click(button(element, 'remove-all'));
    await hasFailed(element);
    expect(labels(element, 'selected')).to.deep.equal(['Corte', 'Costura']);
    await unblock();
    await user.click(retryButton(element));
    expect(findAll(await dialog(), 'li').map((one) => one.textContent!.trim())).to.deep.equal(['Corte', 'Costura']);
    await answerConfirm(true);
    expect(ids(element.selected)).to.deep.equal([]);
    expect(failurePanels()).to.have.length(0);
  });

  itNeeds('blocked requests', '[PL-02] keeps the pasted text for the retry', async () => {
    const unblock = await blockModules('**/paste-list-dialog/paste-list-dialog*');
    const element = await show({ fieldPaste: 'label' });
    box(element, 'available').focus();
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'Corte');
    box(element, 'available').dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, composed: true, cancelable: true }),
    );
    await hasFailed(element);
    await unblock();
    await user.click(retryButton(element));
    const paste = await until('the dialog has loaded', () => document.querySelector('dass-paste-list-dialog'));
    expect(paste.text).to.equal('Corte');
    await until('the dialog is open', () => findAll(paste, 'dialog')[0]?.matches(':modal'));
    await user.press('Escape');
    await until('the failure is hidden', () => !document.querySelector('dass-paste-list-dialog'));
  });
});
