import { expect } from 'chai';
import './pick-list-dialog.js';
import {
  blockModules,
  collectErrors,
  failurePanels,
  retryButton,
} from '../../../test/support/loading/blocked-modules.js';
import { itNeeds } from '../../../test/support/engine.js';
import { mount } from '../../../test/support/fixture.js';
import { moveByKeys, labels, steps } from '../../../test/support/elements/pick-list.js';
import { find, findAll, user, until } from '../../../test/support/user.js';

describe('dass-pick-list-dialog, where its question does not load', () => {
  collectErrors();

  itNeeds('blocked requests', '[PL-01] stays open with the selection, and asks after the retry', async () => {
    const unblock = await blockModules('**/confirm-dialog/confirm-dialog*');
    const element = await mount('dass-pick-list-dialog', { properties: { items: steps, open: true } });
    const picker = await until(
      'the dialog is open',
      () => findAll<HTMLElementTagNameMap['dass-pick-list']>(element, 'dass-pick-list')[0],
    );
    await picker.updateComplete;
    await moveByKeys(picker, 'Corte');
    await user.press('Escape');
    await until('the failure is shown', () => failurePanels(element).length === 1);
    await user.press('Escape');
    expect([element.open, labels(picker, 'selected').join()]).to.deep.equal([true, 'Corte']);
    await until('the second attempt was made', () => failurePanels(element).length === 1);
    await unblock();
    await user.click(retryButton(element));
    await until('one confirmation is shown', () => findAll(document, 'dass-confirm-dialog').length === 1);
    const question = find(document, 'dass-confirm-dialog');
    await user.click(await until('the button is rendered', () => findAll(question, '.confirm')[0]));
    await until('the dialog is closed', () => !element.open);
    expect(failurePanels()).to.have.length(0);
  });
});
