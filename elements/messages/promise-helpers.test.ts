import { emulateMedia } from '@web/test-runner-commands';
import { expect } from 'chai';
import { resolveText, setLanguage } from '../../locales/index.js';
import { expectFocus } from '../../test/support/assertions/expect-focus.js';
import { mount, mountHtml } from '../../test/support/fixture.js';
import { revoked, withFailingFields } from '../../test/support/values/hostile-values.js';
import { find, findAll, focused, painted, user, until } from '../../test/support/user.js';
import '../controls/dialog/dialog.js';
import type { MessageInput } from '../core/messages/messages.js';
import { toMessage } from '../core/messages/server-answer.js';
import { confirmDelete } from './delete-dialog/confirm-delete.js';
import { confirm, confirmDiscard, confirmWithReason } from './confirm-dialog/confirm.js';
import { message, setGoToLogin } from './message-dialog/message.js';
import { notify } from '../controls/notice/notify.js';
import { showValidation } from './validation-dialog/show-validation.js';
import { expectConsole } from '../../test/support/assertions/page-problems.js';

const tags = 'dass-message-dialog, dass-confirm-dialog, dass-delete-dialog, dass-validation-dialog';
const dialogs = (): HTMLElement[] => findAll(document.body, tags);
/** The only open dialog of the helpers. */
const theDialog = async (): Promise<HTMLElement> => {
  const dialog = await until('a dialog is open', () =>
    dialogs().find((one) => findAll(one, 'dialog')[0]?.matches(':modal')),
  );
  await (dialog as unknown as { updateComplete: Promise<unknown> }).updateComplete;
  return dialog;
};
const text = (dialog: Element): string => find(dialog, '#text').textContent!;
const press = async (selector: string): Promise<void> => user.click(find(await theDialog(), selector));
const notices = (): HTMLElement[] => findAll(document.body, 'dass-notice');
const theNotice = (): Promise<HTMLElement> =>
  until('a notice is shown', () => notices().find((notice) => findAll(notice, '.text').length > 0));
const words = (notice: Element): string => find(notice, '.text').textContent!;
const undecided = Symbol('undecided');
const now = <T>(promise: Promise<T>): Promise<T | typeof undecided> =>
  Promise.race([promise, painted().then(() => undecided)]) as Promise<T | typeof undecided>;

describe('Promise helpers', () => {
  before(() => emulateMedia({ reducedMotion: 'reduce' }));
  afterEach(async () => {
    expect(dialogs(), 'each call removes its dialog').to.have.length(0);
    for (const notice of notices()) await user.click(find(notice, 'button'));
    await until('the notices are removed', () => notices().length === 0);
    await setLanguage('pt_BR');
    setGoToLogin();
  });

  describe('message()', () => {
    it('[MS-08] shows a dialog and resolves with the redirect and its url', async () => {
      const opener = await mountHtml('<button>Abrir</button>');
      opener.focus();
      const answer = message({ type: 'ERROR', message: 'Falhou', detail: 'Por isto', redirectUrl: '/cmp/materiais' });
      const dialog = await theDialog();
      expect([find(dialog, 'h2').textContent!.trim(), text(dialog)]).to.deep.equal(['Erro', 'Falhou']);
      expect(await now(answer)).to.equal(undecided);
      await press('.ok');
      expect(await answer).to.deep.equal({ redirect: true, url: '/cmp/materiais' });
      expectFocus(opener);
      const plain = message('Só um texto');
      await press('.close');
      expect(await plain).to.deep.equal({ redirect: false, url: '' });
    });

    it('[MS-05] shows a success as a notice for 2000 ms, with disableNotify as a dialog', async () => {
      const answer = message({ message: 'UPDATE_SUCCESS', redirectUrl: '/home' });
      const notice = (await theNotice()) as HTMLElement & { type: string };
      expect([notice.type, words(notice), dialogs().length]).to.deep.equal([
        'success',
        'Registro atualizado com sucesso',
        0,
      ]);
      expect(find(notice, '.time').getAnimations()[0]!.effect!.getTiming().duration).to.equal(2000);
      await user.click(find(notice, 'button'));
      expect(await answer).to.deep.equal({ redirect: true, url: '/home' });

      const dialog = message({ message: 'UPDATE_SUCCESS', disableNotify: true });
      expect(text(await theDialog())).to.equal('Registro atualizado com sucesso');
      await press('.ok');
      await dialog;
      expect(notices()).to.have.length(0);

      const detailed = message({ type: 'SUCCESS', message: 'Importado', detail: ['12 materiais', 'dassMessageOk'] });
      expect(words(await theNotice()), 'the whole text is shown').to.equal('Importado\n12 materiais\nOK');
      await user.click(find(await theNotice(), 'button'));
      await detailed;
    });

    it('[MS-06] accepts a toMessage() result, a message state, or a server answer with its status', async () => {
      void message(toMessage(undefined, 204));
      expect(words(await theNotice())).to.equal('Registro removido com sucesso');
      for (const [input, options, title, expected] of [
        [toMessage({ message: 'Sem saldo' }, 409), {}, 'Erro', 'Sem saldo'],
        [{ show: true, statusCode: 409, message: 'Sem saldo' }, {}, 'Erro', 'Sem saldo'],
        [{ message: 'Sem saldo' }, { statusCode: 409 }, 'Erro', 'Sem saldo'],
        [{ message: 'Sem saldo' }, {}, 'Informação', 'Sem saldo'],
        [toMessage('ORA-02292: FK_ROTEIRO', 500), {}, 'Erro', 'Não foi possível remover o modelo em uso'],
      ] as const) {
        const answer = message(input as never, options);
        const dialog = await theDialog();
        expect([find(dialog, 'h2').textContent!.trim(), text(dialog)]).to.deep.equal([title, expected]);
        await press('.ok');
        await answer;
      }
      expect(await message({ show: false, message: 'Nada', statusCode: 200 } as never)).to.deep.equal({
        redirect: false,
        url: '',
      });
      expect(dialogs()).to.have.length(0);
    });

    it('[MS-06] shows field errors as an expanded list with readable field names', async () => {
      const answer = { status: 422, message: 'Confira os campos', errors: { prazoEntrega: ['obrigatório'] } };
      const closed = message(toMessage(answer));
      const dialog = await theDialog();
      expect(text(dialog)).to.equal('Confira os campos');
      const line = find(dialog, 'details li');
      expect(line.checkVisibility()).to.equal(true);
      expect(line.textContent).to.equal('Prazo entrega: obrigatório');
      await press('dass-button.ok');
      await closed;
    });

    it('[MS-02] shows an unreadable object as a message without text instead of rejecting', async () => {
      await expectConsole(/^\[dass\] /, async () => {
        for (const invalid of [
          withFailingFields('message', 'type', 'detail', 'show'),
          revoked({}),
          { message: { toString: 0 } },
        ]) {
          const closed = message(invalid as MessageInput);
          await press('dass-button.ok');
          expect(await closed).to.deep.equal({ redirect: false, url: '' });
        }
      });
    });

    it('[MS-09] shows several WITHOUT_TOKEN answers as one message; confirming it navigates to login once', async () => {
      const sent: string[] = [];
      setGoToLogin((url) => void sent.push(url));
      const answers = Array.from({ length: 6 }, () => message(toMessage({ code: 'WITHOUT_TOKEN' }, 401)));
      await press('.ok');
      const results = await Promise.all(answers);
      expect(new Set(results.map((result) => JSON.stringify(result))).size).to.equal(1);
      expect(results[0]!.redirect).to.equal(true);
      expect(sent).to.deep.equal([results[0]!.url]);
    });

    it('shows several messages one after the other without losing any', async () => {
      const closed: string[] = [];
      const answers = ['Um', 'Dois', 'Um', 'Três'].map((one) => message(one).then(() => closed.push(one)));
      for (const one of ['Um', 'Dois', 'Três']) {
        await until(`'${one}' is shown`, async () => text(await theDialog()) === one);
        expect(dialogs()).to.have.length(1);
        await user.press('Enter');
        await painted();
      }
      await Promise.all(answers);
      expect(closed).to.deep.equal(['Um', 'Um', 'Dois', 'Três']);
    });

    it('opens above an open modal dialog and returns the focus to it', async () => {
      const below = await mount('dass-dialog', {
        properties: { heading: 'Pedido', open: true },
        children: '<input id="field" aria-label="Código">',
      });
      await below.show();
      const answer = message({ type: 'ERROR', message: 'Falhou' });
      await theDialog();
      await user.press('Escape');
      await answer;
      expect(below.open).to.equal(true);
      expectFocus(below.querySelector('#field'));
    });

    it('closes when it is aborted, before it is shown and while it is shown', async () => {
      expect(await message('Nunca', { signal: AbortSignal.abort() })).to.deep.equal({ redirect: false, url: '' });
      const abort = new AbortController();
      const first = message({ message: 'Primeira', redirectUrl: '/a' }, { signal: abort.signal });
      const queued = message('Depois');
      await theDialog();
      abort.abort();
      expect(await first).to.deep.equal({ redirect: false, url: '' });
      await until('the next message is shown', async () => text(await theDialog()) === 'Depois');
      await press('.ok');
      await queued;
    });
  });

  describe('confirmDiscard()', () => {
    const words = async (): Promise<string[]> => {
      const dialog = await theDialog();
      return ['h2', '#text', '.cancel', '.confirm'].map((selector) => find(dialog, selector).textContent!.trim());
    };

    it('says what is lost, keeps it for every way but one, and follows the language', async () => {
      for (const keep of [
        () => press('.cancel'),
        () => press('.close'),
        () => user.press('Escape'),
        // The button that keeps the changes has the focus first.
        () => user.press('Enter'),
      ]) {
        const answer = confirmDiscard('A cotação será perdida.');
        expect(await words()).to.deep.equal([
          'Descartar as alterações?',
          'A cotação será perdida.',
          'Continuar editando',
          'Descartar',
        ]);
        await keep();
        expect(await answer).to.equal(false);
      }
      const answer = confirmDiscard();
      expect((await words())[1]).to.equal('O que você alterou será perdido.');
      await setLanguage('en');
      expect(await words()).to.deep.equal([
        'Discard the changes?',
        'What you changed will be lost.',
        'Keep editing',
        'Discard',
      ]);
      await setLanguage('es');
      expect((await words())[2]).to.equal('Seguir editando');
      await press('.confirm');
      expect(await answer).to.equal(true);
    });

    it('is closed by its signal, as kept', async () => {
      const abort = new AbortController();
      const aborted = confirmDiscard({ text: 'A cotação será perdida.', signal: abort.signal });
      await theDialog();
      abort.abort();
      expect(await aborted).to.equal(false);
    });
  });

  describe('confirm()', () => {
    it('[CF-01] resolves with true when the user confirms, with false for every way to cancel', async () => {
      const opener = await mountHtml('<button>Abrir</button>');
      opener.focus();
      const yes = confirm({ heading: 'Sair', text: 'Deseja sair?', confirmLabel: 'Sair', tone: 'warning' });
      const dialog = await theDialog();
      expect(['h2', '#text', '.confirm'].map((selector) => find(dialog, selector).textContent!.trim())).to.deep.equal([
        'Sair',
        'Deseja sair?',
        'Sair',
      ]);
      await press('.confirm');
      expect(await yes).to.equal(true);
      expectFocus(opener);
      for (const cancel of [
        () => press('.cancel'),
        () => press('.close'),
        async () => (await theDialog(), await user.press('Escape')),
      ]) {
        const no = confirm('Deseja sair?');
        await theDialog();
        await cancel();
        expect(await no).to.equal(false);
      }
      const abort = new AbortController();
      const aborted = confirm({ text: 'Deseja sair?', signal: abort.signal });
      await theDialog();
      abort.abort();
      expect(await aborted).to.equal(false);
      expect(await confirm({ text: 'Deseja sair?', signal: abort.signal })).to.equal(false);
    });

    it('is busy while the action runs, shows its error, and lets the user retry', async () => {
      const tries: ((error?: Error) => void)[] = [];
      const answer = confirm({
        text: 'Enviar?',
        action: () =>
          new Promise<void>((resolve, reject) => tries.push((error) => (error ? reject(error) : resolve()))),
      });
      const dialog = await theDialog();
      await press('.confirm');
      await until(
        'the button is busy',
        () => find(find(dialog, '.confirm'), 'button').getAttribute('aria-busy') === 'true',
      );
      await user.press('Escape');
      expect([dialogs().length, tries.length]).to.deep.equal([1, 1]);
      tries[0]!(new Error('Sem saldo no contrato'));
      await until('the error is shown', () =>
        find(dialog, '[role=alert]').textContent!.includes('Sem saldo no contrato'),
      );
      await press('.confirm');
      await until('the action is retried', () => tries.length === 2);
      expect(find(dialog, '[role=alert]').textContent!.trim()).to.equal('');
      expect(await now(answer)).to.equal(undecided);
      tries[1]!();
      expect(await answer).to.equal(true);
      const cancelled = confirm({
        text: 'Enviar?',
        action: () => {
          throw new Error('x');
        },
      });
      await press('.confirm');
      await until('the error is shown', async () => find(await theDialog(), '[role=alert]').textContent!.trim() !== '');
      await press('.cancel');
      expect(await cancelled).to.equal(false);
    });

    it('an action can show a message and ask another question without a deadlock', async () => {
      const order: string[] = [];
      const answer = confirm({
        text: 'Primeira?',
        action: async () => {
          order.push('asked');
          order.push(String(await confirm('Segunda?')));
          await message('Terceira');
          order.push('read');
        },
      });
      await press('.confirm');
      await until('the second one is open', () => dialogs().length === 2);
      await until(
        'the second dialog is on top',
        () => find(dialogs()[1]!, 'dialog').matches(':modal') && document.activeElement === dialogs()[1],
      );
      await user.press('Tab');
      await user.press('Enter');
      await until(
        'the message is open',
        () => findAll(document.body, 'dass-message-dialog')[0] === document.activeElement,
      );
      await user.press('Enter');
      expect(await answer).to.equal(true);
      expect(order).to.deep.equal(['asked', 'true', 'read']);
    });
  });

  it('[CF-01] confirmWithReason() resolves with the trimmed reason, or with null', async () => {
    const given: string[] = [];
    const answer = confirmWithReason({ text: 'Devolver?', action: (reason) => void given.push(reason) });
    const dialog = await theDialog();
    await until('the field has the focus', () => focused()?.localName === 'textarea');
    expect(find<HTMLButtonElement>(find(dialog, '.confirm'), 'button').disabled).to.equal(true);
    await user.type('  Contrato encerrado ');
    await press('.confirm');
    expect(await answer).to.equal('Contrato encerrado');
    expect(given).to.deep.equal(['Contrato encerrado']);
    const short = confirmWithReason({ text: 'Devolver?', minLength: 2, maxLength: 3 });
    await theDialog();
    await until('the field has the focus', () => focused()?.localName === 'textarea');
    await user.type('abcd');
    await press('.confirm');
    expect(await short).to.equal('abc');
    const optional = confirmWithReason({ text: 'Devolver?', minLength: 0 });
    await press('.confirm');
    expect(await optional, 'confirmed without a reason').to.equal('');
    const cancelled = confirmWithReason('Devolver?');
    await theDialog();
    await user.press('Escape');
    expect(await cancelled).to.equal(null);
  });

  it('[CF-02] confirmDelete() shows the default text or the names of the deleted items, and resolves with the answer', async () => {
    const bare = confirmDelete();
    expect(text(await theDialog())).to.equal('Deseja realmente remover o registro?');
    await press('.confirm');
    expect(await bare).to.equal(true);
    const named = confirmDelete(['Um', 'Dois']);
    expect(findAll(await theDialog(), 'li').map((label) => label.textContent!.trim())).to.deep.equal(['Um', 'Dois']);
    await user.press('Enter');
    expect(await named, 'the focus is on the least destructive button').to.equal(false);
    let removed = 0;
    const acting = confirmDelete({ labels: ['Um'], action: () => removed++ });
    await press('.confirm');
    expect(await acting).to.equal(true);
    expect(removed).to.equal(1);
  });

  it('[CF-03] showValidation() lists the errors and focuses the field', async () => {
    const field = await mountHtml('<input id="codigo" aria-label="Código">');
    const items = ['Sem cotação', { text: 'Informe o código', target: 'codigo' }] as const;
    const answer = showValidation(items);
    expect(findAll(await theDialog(), 'li').map((item) => item.textContent!.trim())).to.deep.equal([
      'Sem cotação',
      'Informe o código',
    ]);
    await press('button.item');
    expect((await answer) === items[1]).to.equal(true);
    await until('the field has the focus', () => focused() === field);
    const closed = showValidation(['Um'], { heading: 'Faltam dados' });
    expect(find(await theDialog(), 'h2').textContent!.trim()).to.equal('Faltam dados');
    await user.press('Escape');
    expect(await closed).to.equal(null);
  });

  describe('notify()', () => {
    it('[MS-10] shows a text or a typed notice at the top, above a modal, and resolves when it has closed', async () => {
      const dialog = await mount('dass-dialog', {
        properties: { heading: 'Pedido', open: true },
        children: '<input aria-label="Código">',
      });
      await dialog.show();
      const answer = notify('Ordem restaurada');
      const notice = (await theNotice()) as HTMLElement & { type: string; position: string };
      expect([notice.type, notice.position, words(notice)]).to.deep.equal(['information', 'top', 'Ordem restaurada']);
      expect(find(dialog, 'dialog').contains(notice)).to.equal(true);
      await user.click(find(notice, 'button'));
      expect(await answer).to.equal('action');
      expect(dialog.open).to.equal(true);
      for (const [type, expected] of [
        ['success', 'success'],
        ['ERROR', 'error'],
        ['WARNING', 'warning'],
        ['HELP', 'information'],
        ['INFORMATION', 'information'],
      ] as const) {
        const typed = notify({ type, message: 'dassMessageOk', position: 'bottom-end' });
        const shown = (await theNotice()) as HTMLElement & { type: string; position: string };
        expect([shown.type, shown.position, words(shown)]).to.deep.equal([expected, 'bottom-end', 'OK']);
        await user.click(find(shown, 'button'));
        await typed;
      }
    });

    it('[MS-11] a composed text follows the language and is complete when its texts load later', async () => {
      const closed = notify({
        message: () => `A nota continua. ${resolveText('dassMessageUnknownError')}`,
        duration: 0,
      });
      const notice = await theNotice();
      await until('the texts have loaded', () => words(notice) === 'A nota continua. Algo deu errado');
      await setLanguage('en');
      await until('the text is in the new language', () => words(notice) === 'A nota continua. Something went wrong');
      await until('the complete text was announced', () =>
        findAll(document.body, '[data-dass-announce] p').some(
          (line) => line.textContent === 'A nota continua. Algo deu errado',
        ),
      );
      await user.click(find(notice, 'button'));
      await closed;
    });

    it('[MS-05] a success with details follows the language', async () => {
      const closed = message({ type: 'SUCCESS', message: 'dassMessageInsertSuccess', detail: ['dassMessageSuccess'] });
      const notice = await theNotice();
      await until('the notice is shown', () => words(notice) === 'Registro adicionado com sucesso\nSucesso');
      await setLanguage('en');
      await until('the text is in the new language', () => words(notice).endsWith('\nSuccess'));
      await user.click(find(notice, 'button'));
      await closed;
    });

    it('[MS-10] closes after its timeout, and when it is aborted', async () => {
      await user.leave();
      expect(await notify({ message: 'Curto', duration: 200 })).to.equal('timeout');
      const abort = new AbortController();
      const answer = notify({ message: 'Longo', duration: 60_000 }, { signal: abort.signal });
      await theNotice();
      abort.abort();
      expect(await answer).to.equal('closed');
      expect(notices()).to.have.length(0);
      expect(await notify('Nunca', { signal: abort.signal })).to.equal('closed');
      expect(notices()).to.have.length(0);
    });
  });
});
