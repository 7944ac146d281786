import { expect } from 'chai';
import { blockModules, collectErrors, failurePanels, retryButton } from '../../test/support/loading/blocked-modules.js';
import { itNeeds } from '../../test/support/engine.js';
import { find, findAll, user, until } from '../../test/support/user.js';
import { confirmDelete } from './delete-dialog/confirm-delete.js';
import { confirm, confirmWithReason } from './confirm-dialog/confirm.js';
import { message } from './message-dialog/message.js';
import { notify } from '../controls/notice/notify.js';
import { showValidation } from './validation-dialog/show-validation.js';

const openDialog = (tag: string): Promise<HTMLElement> =>
  until(`<${tag}> is open`, () => findAll(document, tag).find((one) => findAll(one, 'dialog')[0]?.matches(':modal')));
const hasFailed = (): Promise<unknown> => until('the failure is shown', () => failurePanels().length === 1);

describe('Promise helpers whose dialogs do not load', () => {
  const errors = collectErrors();

  itNeeds('blocked requests', '[MS-08] message() keeps the message until it can be shown', async () => {
    const unblock = await blockModules('**/message-dialog/message-dialog*');
    const answers = [message('Pedido não salvo'), message('Pedido bloqueado'), message('Pedido não salvo')];
    await hasFailed();
    await unblock();
    dispatchEvent(new Event('online'));
    for (const text of ['Pedido não salvo', 'Pedido bloqueado']) {
      const dialog = await openDialog('dass-message-dialog');
      await until(`'${text}' is shown`, () => find(dialog, '#text').textContent === text);
      await user.click(find(dialog, '.ok'));
    }
    expect(await Promise.all(answers)).to.deep.equal(Array(3).fill({ redirect: false, url: '' }));
    expect([failurePanels().length, errors.messages().length]).to.deep.equal([0, 1]);
  });

  itNeeds('blocked requests', '[MS-10] notify() keeps each notice until it can be shown', async () => {
    const unblock = await blockModules('**/notice/show-notice*');
    const closed = [notify('Salvo'), notify({ type: 'error', message: 'Não enviado' })];
    const aborted = new AbortController();
    const never = notify('Nunca', { signal: aborted.signal });
    await hasFailed();
    aborted.abort();
    expect(await never).to.equal('closed');
    await unblock();
    await user.click(retryButton());
    const texts = (): (string | null)[] =>
      findAll(document, 'dass-notice').map((notice) => find(notice, '.text').textContent);
    await until('both notices are shown', () => texts().join() === 'Salvo,Não enviado');
    for (const notice of findAll(document, 'dass-notice')) await user.click(find(notice, 'button'));
    await Promise.all(closed);
    expect(failurePanels()).to.have.length(0);
  });

  for (const { id, name, tag, path, ask } of [
    {
      id: 'CF-01',
      name: 'confirm',
      tag: 'dass-confirm-dialog',
      path: 'confirm-dialog',
      ask: () => confirm('Devolver?'),
    },
    {
      id: 'CF-02',
      name: 'confirmDelete',
      tag: 'dass-delete-dialog',
      path: 'delete-dialog',
      ask: () => confirmDelete(['Um']),
    },
    {
      id: 'CF-03',
      name: 'showValidation',
      tag: 'dass-validation-dialog',
      path: 'validation-dialog',
      ask: () => showValidation(['Sem cotação']),
    },
  ]) {
    itNeeds('blocked requests', `[${id}] ${name}() rejects and shows that; after the retry it asks`, async () => {
      const unblock = await blockModules(`**/${path}/${path}*`);
      const refused = await ask().catch((error: unknown) => error);
      expect(refused).to.be.instanceOf(TypeError);
      expect(failurePanels()).to.have.length(1);
      await unblock();
      await user.click(retryButton());
      await until('the module has loaded', () => failurePanels().length === 0);
      expect(findAll(document, tag), 'no dialog opens by itself').to.have.length(0);
      const answer = ask();
      await openDialog(tag);
      await user.press('Escape');
      expect(await answer).to.be.oneOf([false, null]);
    });
  }

  it('[CF-01] confirmWithReason() uses the dialog that confirm() has loaded', async () => {
    const answer = confirmWithReason('Devolver?');
    await openDialog('dass-confirm-dialog');
    await user.press('Escape');
    expect(await answer).to.equal(null);
  });
});
