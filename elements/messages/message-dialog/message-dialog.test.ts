import { expect } from 'chai';
import { setViewport } from '@web/test-runner-commands';
import { setLanguage } from '../../../locales/index.js';
import { expectFocus } from '../../../test/support/assertions/expect-focus.js';
import { listen, mount, mountHtml } from '../../../test/support/fixture.js';
import { find, findAll, focused, painted, user, until } from '../../../test/support/user.js';
import { loginAddress } from '../../core/urls/addresses.js';
import { toMessage } from '../../core/messages/server-answer.js';
import './message-dialog.js';
import type { DassMessageDialog } from './message-dialog.js';
import { expectConsole } from '../../../test/support/assertions/page-problems.js';

const native = (dialog: Element): HTMLElement => find(dialog, 'dialog');
const heading = (dialog: Element): string => find(dialog, 'h2').textContent!.trim();
const text = (dialog: Element): string => find(dialog, '#text').textContent!;
const lines = (dialog: Element): string[] => findAll(dialog, 'li').map((line) => line.textContent!);
const details = (dialog: Element): HTMLDetailsElement | undefined => findAll<HTMLDetailsElement>(dialog, 'details')[0];

async function opened(message: unknown, properties: Partial<DassMessageDialog> = {}): Promise<DassMessageDialog> {
  const dialog = await mount('dass-message-dialog', { properties: { message, ...properties } });
  await dialog.show();
  return dialog;
}

describe('dass-message-dialog', () => {
  afterEach(async () => {
    await setLanguage('pt_BR');
    await setViewport({ width: 1280, height: 800 });
    document.documentElement.removeAttribute('dir');
    localStorage.removeItem('redirectAfterLogin');
  });

  describe('type', () => {
    it('[MS-01] determines heading, icon and tone: error, info, alert, help, success; information by default', async () => {
      const expected = {
        ERROR: ['Erro', 'danger', true],
        WARNING: ['Alerta', 'warning', true],
        HELP: ['Ajuda', 'info', false],
        SUCCESS: ['Sucesso', 'success', false],
        INFORMATION: ['Informação', 'info', false],
        API: ['Informação', 'info', false],
        NOTE: ['Informação', 'info', false],
      };
      const icons = new Map<string, string>();
      for (const [type, [title, tone, isAlert]] of Object.entries(expected)) {
        const dialog = await opened({ type, message: 'Texto' });
        expect(heading(dialog), type).to.equal(title);
        expect(find(dialog, '.tone').classList.contains(String(tone)), `${type}: ${tone}`).to.equal(true);
        expect(native(dialog).getAttribute('role') === 'alertdialog', type).to.equal(isAlert);
        icons.set(type, find(dialog, '.tone path').getAttribute('d')!);
        dialog.remove();
      }
      expect(
        new Set(['ERROR', 'WARNING', 'HELP', 'SUCCESS', 'INFORMATION'].map((type) => icons.get(type))).size,
      ).to.equal(5);
      expect(heading(await opened('Texto'))).to.equal('Informação');
    });

    it('[MS-01] renders its headings in the three languages', async () => {
      for (const [language, titles] of [
        ['en', ['Error', 'Alert', 'Help', 'Success', 'Info']],
        ['es', ['Error', 'Alerta', 'Ayuda', 'Éxito', 'Información']],
      ] as const) {
        await setLanguage(language);
        for (const [i, type] of ['ERROR', 'WARNING', 'HELP', 'SUCCESS', 'INFORMATION'].entries()) {
          const dialog = await opened({ type, message: 'x' });
          expect(heading(dialog)).to.equal(titles[i]);
          dialog.remove();
        }
      }
    });
  });

  describe('message', () => {
    it('[MS-02] shows a text, and a message object with its detail as a text or a list', async () => {
      const dialog = await opened('Pedido gravado');
      expect([text(dialog), details(dialog)]).to.deep.equal(['Pedido gravado', undefined]);
      dialog.message = { message: 'Falhou', type: 'ERROR', detail: 'Por isto' };
      await dialog.updateComplete;
      expect([heading(dialog), text(dialog), lines(dialog)]).to.deep.equal(['Erro', 'Falhou', ['Por isto']]);
      dialog.message = { message: 'Falhou', detail: ['Um', 'Dois'] };
      await dialog.updateComplete;
      expect([heading(dialog), lines(dialog)]).to.deep.equal(['Informação', ['Um', 'Dois']]);
      dialog.message = undefined as never;
      await dialog.updateComplete;
      expect([heading(dialog), text(dialog), details(dialog)]).to.deep.equal([
        'Informação',
        'Não há mais informações.',
        undefined,
      ]);
    });

    it('[MS-02] the detail is collapsed unless expanded is set, and the user can expand and collapse it', async () => {
      const dialog = await opened({ message: 'Falhou', detail: 'Por isto' });
      const summary = find(dialog, 'summary');
      expect([details(dialog)!.open, summary.textContent!.trim()]).to.deep.equal([false, 'Detalhes']);
      expect(find(dialog, 'li').checkVisibility()).to.equal(false);
      await user.click(summary);
      expect([details(dialog)!.open, find(dialog, 'li').checkVisibility()]).to.deep.equal([true, true]);
      summary.focus();
      await user.press('Enter');
      expect(details(dialog)!.open).to.equal(false);
      dialog.message = { message: 'Falhou', detail: 'Outra coisa', expanded: true };
      await dialog.updateComplete;
      expect(details(dialog)!.open).to.equal(true);
      await user.click(find(dialog, 'summary'));
      dialog.message = { message: 'Falhou', detail: 'Ainda outra', expanded: true };
      await dialog.updateComplete;
      expect(details(dialog)!.open, 'each message starts again').to.equal(true);
    });

    for (const [code, type, pt, en] of [
      [
        'WITHOUT_TOKEN',
        'Erro',
        'Você não está conectado ou a sua sessão terminou',
        'You are not signed in, or your session has ended',
      ],
      ['MISSING_BODY_FIELDS', 'Erro', 'Faltam campos na requisição', 'Missing fields in the request'],
      [
        'PROFILE_WITHOUT_PERMISSIONS',
        'Erro',
        'Sem permissão de acesso a esta área',
        'No access permission to this area',
      ],
      ['DELETE_ERROR', 'Erro', 'Erro ao remover o registro', 'Error removing record'],
      ['DELETE_SUCCESS', 'Sucesso', 'Registro removido com sucesso', 'Record successfully deleted'],
      ['INSERT_SUCCESS', 'Sucesso', 'Registro adicionado com sucesso', 'Registration added successfully'],
      ['UPDATE_SUCCESS', 'Sucesso', 'Registro atualizado com sucesso', 'Registration updated successfully'],
      ['SUCCESS', 'Sucesso', 'Sucesso', 'Success'],
    ] as const) {
      it(`[MS-03] [MS-04] ${code} has its own type and text`, async () => {
        const dialog = await opened(code);
        expect([heading(dialog), text(dialog), details(dialog)]).to.deep.equal([type, pt, undefined]);
        dialog.message = { type: 'API', code };
        await setLanguage('en');
        await dialog.updateComplete;
        expect(text(dialog)).to.equal(en);
      });
    }

    it('[MS-06] treats status 204 as a successful deletion, and an answer without a type as an error', async () => {
      const dialog = await opened('', { statusCode: 204 });
      expect([heading(dialog), text(dialog)]).to.deep.equal(['Sucesso', 'Registro removido com sucesso']);
      dialog.statusCode = 500;
      dialog.message = { message: 'Falha no estoque' };
      await dialog.updateComplete;
      expect([heading(dialog), text(dialog)]).to.deep.equal(['Erro', 'Falha no estoque']);
      dialog.message = { message: 'Só um aviso', type: 'WARNING' };
      await dialog.updateComplete;
      expect(heading(dialog)).to.equal('Alerta');
      dialog.statusCode = undefined;
      dialog.message = { message: 'Só um aviso' };
      await dialog.updateComplete;
      expect(heading(dialog), 'no answer').to.equal('Informação');
      const { message, statusCode } = toMessage('&lt;b&gt; não é permitido', 400);
      Object.assign(dialog, { message, statusCode });
      await dialog.updateComplete;
      expect([heading(dialog), text(dialog)], 'a result of toMessage() is unchanged').to.deep.equal([
        'Erro',
        message.message,
      ]);
    });

    it('[MS-07] shows the in-use template for ORA-02292 and keeps its detail', async () => {
      const dialog = await opened({ message: 'ORA-02292: integrity constraint violated', detail: 'FK_ROTEIRO' });
      expect([heading(dialog), text(dialog), lines(dialog)]).to.deep.equal([
        'Erro',
        'Não foi possível remover o modelo em uso',
        ['FK_ROTEIRO'],
      ]);
      dialog.message = 'ORA-02292: integrity constraint violated';
      await dialog.updateComplete;
      expect(lines(dialog)).to.deep.equal(['ORA-02292: integrity constraint violated']);
    });

    it('[MS-11] translates message ids in message and detail, and shows other texts unchanged', async () => {
      const dialog = await opened({
        message: 'dassMessageDeleteError',
        detail: ['dassMessageNetworkError', 'dassNoSuchKey', 'Texto'],
      });
      expect([text(dialog), lines(dialog)]).to.deep.equal([
        'Erro ao remover o registro',
        ['Não foi possível acessar o servidor', 'dassNoSuchKey', 'Texto'],
      ]);
      await setLanguage('es');
      await dialog.updateComplete;
      expect([text(dialog), lines(dialog)[0]]).to.deep.equal([
        'Error al eliminar el registro',
        'No se pudo acceder al servidor',
      ]);
    });

    it('[MS-02] handles a missing type or text, nested lists, 10,000 characters, markup and right-to-left text', async () => {
      await expectConsole(/^\[dass\] /, async () => {
        for (const invalid of [null, 5, [], () => 1, Symbol.iterator]) {
          const dialog = await opened(invalid);
          expect(text(dialog)).to.equal('Não há mais informações.');
          dialog.remove();
        }
      });
      const dialog = await opened({
        type: {},
        message: '<img src=x onerror="window.hostile=1">',
        detail: ['<b>x</b>', '', null, { msg: 'dentro' }, 'a'.repeat(10_000), '\u202Eمرحبا'],
      });
      expect(text(dialog)).to.equal('<img src=x onerror="window.hostile=1">');
      expect(findAll(dialog, 'img')).to.have.length(0);
      expect(lines(dialog)).to.deep.equal(['<b>x</b>', 'dentro', 'a'.repeat(10_000), '\u202Eمرحبا']);
      dialog.message = {
        message: 'Muitas',
        detail: Array.from({ length: 10_000 }, (_, i) => `linha ${i}`),
        expanded: true,
      };
      await dialog.updateComplete;
      expect(lines(dialog)).to.have.length(201);
      expect(lines(dialog).at(-1)).to.equal('e mais 9.800');
    });

    it('does not change the message object', async () => {
      const message = Object.freeze({ message: 'DELETE_ERROR', detail: Object.freeze(['a']) as readonly string[] });
      const dialog = await opened(message);
      expect(dialog.message === message).to.equal(true);
    });
  });

  describe('closing', () => {
    it('[MS-08] reports the redirect and its url for every way of closing', async () => {
      for (const [close, reason] of [
        [(dialog: DassMessageDialog) => user.click(find(dialog, '.ok')), 'confirm'],
        [() => user.press('Enter'), 'confirm'],
        [() => user.press('Escape'), 'escape'],
        [(dialog: DassMessageDialog) => user.click(find(dialog, '.close')), 'close'],
      ] as const) {
        for (const [redirectUrl, url] of [
          ['/cmp/materiais?aba=2', '/cmp/materiais?aba=2'],
          [undefined, ''],
          ['javascript:alert(1)', ''],
        ] as const) {
          const dialog = await opened({ message: 'Texto', redirectUrl });
          const events = listen(dialog, 'dass-close');
          await close(dialog);
          expect(events.map(({ detail }) => detail)).to.deep.equal([{ reason, redirect: url !== '', url }]);
          expect(dialog.open).to.equal(false);
          dialog.remove();
        }
      }
    });

    it('[MS-09] navigates to login only when the user confirms WITHOUT_TOKEN', async () => {
      const sent: string[] = [];
      const goToLogin = (url: string): void => void sent.push(url);
      const dialog = await opened('WITHOUT_TOKEN', { goToLogin });
      const events = listen(dialog, 'dass-close');
      expect(find(dialog, '.ok').textContent!.trim()).to.equal('Entrar no sistema');
      await user.press('Escape');
      expect([sent, events.at(-1)?.detail]).to.deep.equal([[], { reason: 'escape', redirect: false, url: '' }]);
      await dialog.show();
      await user.click(find(dialog, '.ok'));
      expect([sent, events.at(-1)?.detail]).to.deep.equal([
        [loginAddress()],
        { reason: 'confirm', redirect: true, url: loginAddress() },
      ]);
      await dialog.show();
      dialog.addEventListener('dass-before-close', (event) => event.preventDefault(), { once: true });
      await user.click(find(dialog, '.ok'));
      expect([sent.length, dialog.open]).to.deep.equal([1, true]);
      dialog.message = 'PROFILE_WITHOUT_PERMISSIONS';
      await dialog.updateComplete;
      await user.click(find(dialog, '.ok'));
      expect(sent).to.have.length(1);
    });

    if ('navigation' in window) {
      it('[MS-09] navigates to the login page by default and stores the current address', async () => {
        const navigation = (window as unknown as { navigation: EventTarget }).navigation;
        const addresses: string[] = [];
        const stay = (event: Event): void => {
          addresses.push((event as unknown as { destination: { url: string } }).destination.url);
          event.preventDefault();
        };
        navigation.addEventListener('navigate', stay);
        try {
          const dialog = await opened('WITHOUT_TOKEN');
          await user.click(find(dialog, '.ok'));
          await until('the browser navigates', () => addresses.length > 0);
        } finally {
          navigation.removeEventListener('navigate', stay);
        }
        expect(addresses).to.deep.equal([new URL('/login', location.href).href]);
        expect(localStorage.getItem('redirectAfterLogin')).to.equal(location.href);
      });
    }
  });

  describe('layout, focus and copying', () => {
    it('[DL-02] is as wide as its text needs: short, long, with details, with long details', async () => {
      await setViewport({ width: 1440, height: 900 });
      const widths: number[] = [];
      for (const message of [
        'Curto',
        'Longo '.repeat(60),
        { message: 'x', detail: 'Curto' },
        { message: 'x', detail: ['Longo '.repeat(100)] },
      ]) {
        const dialog = await opened(message);
        widths.push(native(dialog).getBoundingClientRect().width);
        dialog.remove();
      }
      expect(widths).to.deep.equal(widths.toSorted((a, b) => a - b));
      expect(new Set(widths).size).to.equal(4);
      expect(widths[2]).to.equal(640);
    });

    it('[DL-02] is never wider than 800px, and [DL-01] fills a small screen', async () => {
      await setViewport({ width: 1440, height: 900 });
      for (const message of [
        'Curto',
        'Longo '.repeat(300),
        { message: 'x', detail: 'Curto' },
        { message: 'x', detail: ['Longo '.repeat(2000)], expanded: true },
      ]) {
        const dialog = await opened(message);
        expect(native(dialog).getBoundingClientRect().width).to.be.within(400, 800);
        expect(native(dialog).getBoundingClientRect().bottom).to.be.at.most(innerHeight);
        dialog.remove();
      }
      await setViewport({ width: 375, height: 700 });
      const dialog = await opened({
        type: 'ERROR',
        message: 'Longo '.repeat(300),
        detail: ['x'.repeat(10_000)],
        expanded: true,
      });
      await until('the dialog fills the screen', () => {
        const { width, height } = native(dialog).getBoundingClientRect();
        return width === innerWidth && height === innerHeight;
      });
      const body = find(dialog, '.body');
      expect(body.scrollWidth, 'nothing overflows').to.be.at.most(body.clientWidth);
    });

    it('focuses OK, and has its heading as name and its text as description', async () => {
      const opener = await mountHtml('<button>Abrir</button>');
      opener.focus();
      const dialog = await opened({ type: 'ERROR', message: 'Falhou', detail: 'Por isto' });
      expectFocus(find(find(dialog, '.ok'), 'button'));
      const labelled = native(dialog).getAttribute('aria-labelledby');
      const described = native(dialog).getAttribute('aria-describedby');
      expect([
        find(dialog, `#${labelled}`).textContent!.trim(),
        find(dialog, `#${described}`).textContent,
      ]).to.deep.equal(['Erro', 'Falhou']);
      await user.press('Enter');
      expectFocus(opener);
    });

    it('copies the details for the support, also without clipboard access, and announces it', async () => {
      const copied: string[] = [];
      const original = Object.getOwnPropertyDescriptor(Navigator.prototype, 'clipboard');
      const clipboard = (value: unknown): void =>
        void Object.defineProperty(navigator, 'clipboard', { configurable: true, value });
      try {
        clipboard({ writeText: async (line: string) => void copied.push(line) });
        const dialog = await opened(
          { message: 'DELETE_ERROR', detail: ['FK_7', 'linha 2'], expanded: true },
          { statusCode: 409 },
        );
        const button = find(dialog, 'details dass-button');
        expect(button.textContent!.trim()).to.equal('Copiar detalhes');
        await user.click(button);
        await until('the button shows it', () => button.textContent!.trim() === 'Detalhes copiados');
        expect(copied).to.have.length(1);
        for (const part of [
          'Erro: Erro ao remover o registro',
          'FK_7',
          'linha 2',
          'DELETE_ERROR',
          'HTTP 409',
          location.href,
        ])
          expect(copied[0]).to.contain(part);
        await until('the message is announced', () =>
          findAll(document.body, '[data-dass-announce]').some((live) =>
            live.textContent!.includes('Detalhes copiados'),
          ),
        );

        clipboard(undefined);
        let selected = '';
        document.addEventListener('copy', () => (selected = (focused() as HTMLTextAreaElement).value), { once: true });
        dialog.message = { message: 'Outra', detail: 'FK_8', expanded: true };
        await dialog.updateComplete;
        await user.click(find(dialog, 'details dass-button'));
        await until(
          'the fallback works',
          () => find(dialog, 'details dass-button').textContent!.trim() === 'Detalhes copiados',
        );
        expect(selected).to.contain('FK_8');
        expectFocus(find(find(dialog, 'details dass-button'), 'button'), 'the focus stays');
        expect(findAll(dialog, 'textarea')).to.have.length(0);

        const { execCommand } = document;
        document.execCommand = () => false;
        dialog.message = { message: 'Outra', detail: 'FK_9', expanded: true };
        await dialog.updateComplete;
        await user.click(find(dialog, 'details dass-button'));
        await until(
          'the instruction is shown',
          () => findAll(dialog, '.failed')[0]?.textContent === 'Não foi possível copiar. Selecione o texto e copie-o.',
        );
        document.execCommand = execCommand;
      } finally {
        delete (navigator as { clipboard?: unknown }).clipboard;
        if (original) Object.defineProperty(Navigator.prototype, 'clipboard', original);
      }
    });

    it('updates its texts when the language changes while it is open', async () => {
      const dialog = await opened({ type: 'ERROR', message: 'dassMessageDeleteError', detail: 'x' });
      await setLanguage('en');
      await dialog.updateComplete;
      await painted();
      expect([
        heading(dialog),
        text(dialog),
        find(dialog, 'summary').textContent!.trim(),
        find(dialog, '.ok').textContent!.trim(),
      ]).to.deep.equal(['Error', 'Error removing record', 'Details', 'OK']);
    });
  });
});
