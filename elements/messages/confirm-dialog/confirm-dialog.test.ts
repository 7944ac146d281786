import { expect } from 'chai';
import { setViewport } from '@web/test-runner-commands';
import { setLanguage } from '../../../locales/index.js';
import { virtualKeyboardPreference } from '../../core/preferences/virtual-keyboard-preference.js';
import { expectFocus } from '../../../test/support/assertions/expect-focus.js';
import { listen, mount, mountHtml } from '../../../test/support/fixture.js';
import { find, findAll, focused, user, until } from '../../../test/support/user.js';
import './confirm-dialog.js';
import type { DassConfirmDialog } from './confirm-dialog.js';
import { expectConsole } from '../../../test/support/assertions/page-problems.js';

const native = (dialog: Element): HTMLElement => find(dialog, 'dialog');
const button = (dialog: Element, which: 'confirm' | 'cancel'): HTMLButtonElement =>
  find<HTMLButtonElement>(find(dialog, `.${which}`), 'button');
const field = (dialog: Element): HTMLTextAreaElement => find<HTMLTextAreaElement>(dialog, 'textarea');
const hint = (dialog: Element): string => find(dialog, '#hint').textContent!;
const count = (dialog: Element): string => find(dialog, '#count').textContent!;

async function opened(properties: Partial<DassConfirmDialog> = {}): Promise<DassConfirmDialog> {
  const dialog = await mount('dass-confirm-dialog', { properties });
  await dialog.show();
  return dialog;
}
const recordEvents = (dialog: DassConfirmDialog) => {
  const events = listen(dialog, 'dass-before-close', 'dass-confirm', 'dass-close');
  return () => events.map(({ type, detail }) => [type, detail]);
};

describe('dass-confirm-dialog', () => {
  afterEach(async () => {
    await setLanguage('pt_BR');
    await setViewport({ width: 1280, height: 800 });
  });

  describe('a question', () => {
    it('[CF-01] fires before-close, confirm and close once and in this order, by pointer and by keyboard', async () => {
      for (const confirm of [
        (dialog: Element) => user.click(find(dialog, '.confirm')),
        async () => {
          await user.press('Tab');
          await user.press('Enter');
        },
      ]) {
        const dialog = await opened({ text: 'Deseja sair?' });
        const events = recordEvents(dialog);
        await confirm(dialog);
        expect(events()).to.deep.equal([
          ['dass-before-close', { reason: 'confirm' }],
          ['dass-confirm', { reason: '' }],
          ['dass-close', { reason: 'confirm', value: '' }],
        ]);
        expect(dialog.open).to.equal(false);
        dialog.remove();
      }
    });

    it('[CF-01] cancels by its button, the close button and Escape, without firing dass-confirm', async () => {
      for (const [cancel, reason] of [
        [(dialog: Element) => user.click(find(dialog, '.cancel')), 'cancel'],
        [(dialog: Element) => user.click(find(dialog, '.close')), 'close'],
        [() => user.press('Escape'), 'escape'],
      ] as const) {
        const dialog = await opened({ text: 'Deseja sair?' });
        const events = recordEvents(dialog);
        await cancel(dialog);
        expect(events()).to.deep.equal([
          ['dass-before-close', { reason }],
          ['dass-close', { reason, value: '' }],
        ]);
        expect(dialog.open).to.equal(false);
        dialog.remove();
      }
    });

    it('[CF-01] does not confirm when before-close is canceled', async () => {
      const dialog = await opened();
      const events = recordEvents(dialog);
      dialog.addEventListener('dass-before-close', (event) => event.preventDefault());
      await user.click(find(dialog, '.confirm'));
      expect([events(), dialog.open]).to.deep.equal([[['dass-before-close', { reason: 'confirm' }]], true]);
    });

    it('is an alert dialog with a name and a description, set by the application or general ones', async () => {
      const dialog = await opened();
      const words = () =>
        ['h2', '#text', '.cancel', '.confirm'].map((selector) => find(dialog, selector).textContent!.trim());
      expect(words()).to.deep.equal(['Confirmação', 'Deseja continuar?', 'Cancelar', 'Confirmar']);
      expect(native(dialog).getAttribute('role')).to.equal('alertdialog');
      expect(find(dialog, `#${native(dialog).getAttribute('aria-describedby')}`).textContent).to.equal(
        'Deseja continuar?',
      );
      await setLanguage('en');
      await dialog.updateComplete;
      expect(words()).to.deep.equal(['Confirmation', 'Do you want to continue?', 'Cancel', 'Confirm']);
      Object.assign(dialog, {
        heading: 'dassDialogClose',
        text: '<b>Sair</b>?',
        confirmLabel: 'dassMessageOk',
        cancelLabel: 'Voltar',
      });
      await dialog.updateComplete;
      expect(words()).to.deep.equal(['Close', '<b>Sair</b>?', 'Voltar', 'OK']);
    });

    it('focuses the button that cancels first for every tone, and returns the focus', async () => {
      const opener = await mountHtml('<button>Abrir</button>');
      opener.focus();
      const dialog = await opened({ tone: 'warning' });
      expectFocus(button(dialog, 'cancel'));
      await user.press('Escape');
      expectFocus(opener);
      dialog.tone = 'danger';
      await dialog.show();
      expectFocus(button(dialog, 'cancel'));
      expect(find(dialog, '.confirm').getAttribute('tone')).to.equal('danger');
      expect(find(dialog, '.tone').classList.contains('danger')).to.equal(true);
    });
  });

  describe('with a reason', () => {
    it('[CF-01] confirm is disabled until the trimmed text has 10 characters', async () => {
      const dialog = await opened({ withReason: true });
      const events = recordEvents(dialog);
      expectFocus(field(dialog));
      expect(button(dialog, 'confirm').disabled).to.equal(true);
      await user.type('   12345678 ');
      expect(field(dialog).value.length).to.be.greaterThan(10);
      expect(button(dialog, 'confirm').disabled, 'surrounding white space does not count').to.equal(true);
      await user.click(find(dialog, '.confirm'));
      expect(events()).to.deep.equal([]);
      await user.click(field(dialog));
      await user.press('End');
      await user.type('9');
      expect(button(dialog, 'confirm').disabled, '8 characters, a space and a 9th: 10').to.equal(false);
      await user.click(find(dialog, '.confirm'));
      expect(events()).to.deep.equal([
        ['dass-before-close', { reason: 'confirm' }],
        ['dass-confirm', { reason: '12345678 9' }],
        ['dass-close', { reason: 'confirm', value: '12345678 9' }],
      ]);
    });

    it('[CF-01] [VK-02] opens the virtual keyboard for the reason when the user has turned it on', async () => {
      const { get } = virtualKeyboardPreference;
      virtualKeyboardPreference.get = () => true;
      try {
        const dialog = await opened({ withReason: true, minLength: 2 });
        await user.click(find(dialog, '.keyboard'));
        const keyboard = await until(
          'the keyboard is open',
          () => findAll(document.body, 'dass-keyboard-dialog[open]')[0],
        );
        await until('the text field has the focus', () => focused() === findAll(keyboard, '#control')[0]);
        for (const key of ['o', 'k']) await user.click(find(keyboard, `.key[aria-label=${key}]`));
        await user.click(find(keyboard, '.confirm'));
        await until('the reason is inserted', () => field(dialog).value === 'ok');
        expectFocus(field(dialog));
        expect([dialog.open, button(dialog, 'confirm').disabled]).to.deep.equal([true, false]);
      } finally {
        virtualKeyboardPreference.get = get;
      }
    });

    it('[CF-01] accepts at most 4000 characters and shows a counter', async () => {
      const dialog = await opened({ withReason: true });
      expect(count(dialog)).to.equal('0 de 4.000 caracteres');
      await user.type('Contrato');
      expect(count(dialog)).to.equal('8 de 4.000 caracteres');
      // `insertText` behaves like a paste: the browser enforces the limit.
      field(dialog).focus();
      document.execCommand('insertText', false, 'x'.repeat(4100));
      await dialog.updateComplete;
      expect(field(dialog).value.length).to.equal(4000);
      expect(count(dialog)).to.equal('4.000 de 4.000 caracteres');
      await until('the counter is announced', () =>
        findAll(document.body, '[data-dass-announce=polite]')[0]?.textContent!.includes(
          'Não cabem mais que 4.000 caracteres',
        ),
      );
      await user.type('y');
      expect(field(dialog).value.length).to.equal(4000);
    });

    it('[FI-01] characters that nobody sees are no part of the reason', async () => {
      const dialog = await opened({ withReason: true, minLength: 3 });
      field(dialog).value = '\u200b\u200b\u200bab\u2060';
      field(dialog).dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
      await dialog.updateComplete;
      expect(button(dialog, 'confirm').disabled).to.equal(true);
    });

    it('[CF-01] uses both limits of the application, defaults for invalid ones, and the minimum for a maximum below it', async () => {
      const dialog = await opened({ withReason: true, minLength: 3, maxLength: 5 });
      const isAnnounced = (): boolean =>
        findAll(document.body, '[data-dass-announce]').some(({ textContent }) =>
          textContent.includes('Não cabem mais que 5 caracteres'),
        );
      await user.type('abcd');
      expect(isAnnounced()).to.equal(false);
      await user.type('efgh');
      expect([field(dialog).value, button(dialog, 'confirm').disabled]).to.deep.equal(['abcde', false]);
      await until('a screen reader hears why nothing more is typed', isAnnounced);
      dialog.minLength = 0;
      await dialog.hide();
      await dialog.show();
      expect([field(dialog).value, button(dialog, 'confirm').disabled], 'no reason is required').to.deep.equal([
        '',
        false,
      ]);
      await expectConsole(/^\[dass\] <dass-confirm-dialog>/, () =>
        Object.assign(dialog, { minLength: -1, maxLength: 'many' }),
      );
      expect([dialog.minLength, dialog.maxLength]).to.deep.equal([10, 4000]);
      Object.assign(dialog, { minLength: 50, maxLength: 4 });
      await dialog.updateComplete;
      await user.click(field(dialog));
      await user.type('abcd');
      expect(button(dialog, 'confirm').disabled).to.equal(false);
    });

    it('shows what is missing, as an error only after the field lost focus, and exposes it to assistive technology', async () => {
      const dialog = await opened({ withReason: true });
      expect(hint(dialog)).to.equal('Escreva ao menos 10 caracteres');
      expect(field(dialog).getAttribute('aria-describedby')).to.equal('hint count');
      expect(field(dialog).labels![0]!.textContent).to.equal('Motivo');
      await user.type('Curto');
      expect(field(dialog).hasAttribute('aria-invalid')).to.equal(false);
      await user.press('Tab');
      await dialog.updateComplete;
      expect([field(dialog).getAttribute('aria-invalid'), find(dialog, '#hint').className]).to.deep.equal([
        'true',
        'error',
      ]);
      await user.click(field(dialog));
      await user.press('End');
      await user.type(' mas agora não');
      expect([field(dialog).hasAttribute('aria-invalid'), hint(dialog)]).to.deep.equal([false, '']);
    });

    it('is empty each time it opens, and keeps the typed reason while it stays open', async () => {
      const dialog = await opened({ withReason: true });
      await user.type('Contrato encerrado');
      dialog.addEventListener('dass-before-close', (event) => event.preventDefault(), { once: true });
      await user.press('Escape');
      expect(field(dialog).value).to.equal('Contrato encerrado');
      await user.press('Escape');
      expect(dialog.open).to.equal(false);
      await dialog.show();
      expect([field(dialog).value, button(dialog, 'confirm').disabled]).to.deep.equal(['', true]);
    });

    it('Enter inserts a line break, Ctrl+Enter confirms a valid reason, and no inner event escapes', async () => {
      const dialog = await opened({ withReason: true, minLength: 5 });
      const events = listen(dialog, 'input', 'change', 'dass-confirm');
      await user.type('ab');
      await user.press('Control+Enter');
      expect(dialog.open).to.equal(true);
      await user.press('Enter');
      await user.type('cd');
      expect(field(dialog).value).to.equal('ab\ncd');
      await user.press('Control+Enter');
      expect(events.map(({ type, detail }) => [type, detail])).to.deep.equal([['dass-confirm', { reason: 'ab\ncd' }]]);
      expect(dialog.open).to.equal(false);
    });

    it('Ctrl+Enter does not click the button that gets the focus back', async () => {
      const opener = await mountHtml<HTMLButtonElement>('<button>Cancelar pedido</button>');
      opener.focus();
      const dialog = await opened({ withReason: true, minLength: 5 });
      const clicks = listen(opener, 'click');
      await user.type('Engano');
      await user.press('Control+Enter');
      expect(dialog.open).to.equal(false);
      expectFocus(opener);
      expect(clicks).to.deep.equal([]);
    });
  });

  describe('while the confirmed action is running', () => {
    it('stays open when dass-confirm is canceled; only the application can close it', async () => {
      const dialog = await opened({ text: 'Enviar?' });
      dialog.addEventListener('dass-confirm', (event) => {
        event.preventDefault();
        dialog.confirming = true;
      });
      const events = recordEvents(dialog);
      await user.click(find(dialog, '.confirm'));
      expect([
        dialog.open,
        button(dialog, 'confirm').getAttribute('aria-busy'),
        button(dialog, 'cancel').disabled,
      ]).to.deep.equal([true, 'true', true]);
      for (const userAction of [
        () => user.press('Escape'),
        () => user.press('Escape'),
        () => user.click(find(dialog, '.confirm')),
        () => user.click(find(dialog, '.cancel')),
        () => user.click(find(dialog, '.close')),
      ])
        await userAction();
      expect(dialog.open).to.equal(true);
      expect(events().map(([type]) => type)).to.deep.equal(['dass-before-close', 'dass-confirm']);
      dialog.errorText = 'dassMessageNetworkError';
      dialog.confirming = false;
      await dialog.updateComplete;
      expect(find(dialog, '[role=alert]').textContent!.trim()).to.equal('Não foi possível acessar o servidor');
      await user.press('Escape');
      expect(dialog.open).to.equal(false);
    });
  });

  it('[DL-01] fills a small screen without overflow', async () => {
    await setViewport({ width: 375, height: 700 });
    const dialog = await opened({
      withReason: true,
      heading: 'x'.repeat(10_000),
      text: 'y'.repeat(10_000),
      confirmLabel: 'z'.repeat(300),
    });
    const { width, height } = native(dialog).getBoundingClientRect();
    expect([width, height]).to.deep.equal([innerWidth, innerHeight]);
    expect(native(dialog).scrollWidth).to.be.at.most(innerWidth);
  });
});
