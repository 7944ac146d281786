import { expect } from 'chai';
import { executeServerCommand, setViewport } from '@web/test-runner-commands';
import { itNeeds } from '../../../test/support/engine.js';
import { expectFocus } from '../../../test/support/assertions/expect-focus.js';
import { keep, listen, mount, mountHtml } from '../../../test/support/fixture.js';
import { find, focused, painted, user, until } from '../../../test/support/user.js';
import '../button/button.js';
import '../menu/menu.js';
import '../popup/popup.js';
import '../tooltip/tooltip.js';
import './dialog.js';
import type { DassDialog } from './dialog.js';
import { expectConsole } from '../../../test/support/assertions/page-problems.js';

const native = (dialog: Element): HTMLDialogElement => find<HTMLDialogElement>(dialog, 'dialog');
const isModal = (dialog: Element): boolean => native(dialog).matches(':modal');

/** The element at the centre of an element, through shadow trees. */
function topmostAt(element: Element): Element | null {
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  let hit = document.elementFromPoint(x, y);
  for (
    let inner = hit?.shadowRoot?.elementFromPoint(x, y);
    inner && inner !== hit;
    inner = inner.shadowRoot?.elementFromPoint(x, y)
  )
    hit = inner;
  return hit;
}

/** Mounts a button that opens a dialog, and clicks it. */
async function openFrom(
  opener: HTMLElement,
  properties: Partial<DassDialog> = {},
  children = '<p>Texto</p><button id="inner">Dentro</button>',
): Promise<DassDialog> {
  const dialog = await mount('dass-dialog', { properties: { heading: 'Alterar fornecedor', ...properties }, children });
  opener.addEventListener('click', () => (dialog.open = true), { once: true });
  await user.click(opener);
  await until('the dialog is open', () => isModal(dialog));
  await painted();
  return dialog;
}

/** A third-party element with a button in its shadow tree. */
class ShadowOpener extends HTMLElement {
  constructor() {
    super();
    this.attachShadow({ mode: 'open' }).innerHTML = '<button>Abrir</button>';
  }
}
if (!customElements.get('x-shadow-opener')) customElements.define('x-shadow-opener', ShadowOpener);

describe('dass-dialog', () => {
  afterEach(() => setViewport({ width: 1280, height: 800 }));

  describe('focus', () => {
    it('[DL-03] goes to the element with autofocus, in the body or the footer', async () => {
      for (const slot of ['', 'footer']) {
        const dialog = await mount('dass-dialog', {
          properties: { heading: 'Alterar', open: true },
          children: `<input aria-label="Código"><input aria-label="Nome" id="wanted" autofocus slot="${slot}">`,
        });
        await dialog.show();
        expect(focused()?.id, slot).to.equal('wanted');
        dialog.remove();
      }
    });

    it('[DL-03] goes to the first control of the body, else of the footer, else to the dialog itself', async () => {
      const cases = [
        ['<p>Texto</p><input id="wanted"><button slot="footer">Salvar</button>', 'wanted'],
        [
          '<input disabled><div inert><input></div><input type="hidden"><dass-button id="wanted">Ver</dass-button>',
          'wanted',
        ],
        ['<p>Texto</p><button slot="footer" id="wanted">Salvar</button>', 'wanted'],
      ] as const;
      for (const [children, id] of cases) {
        const dialog = await mount('dass-dialog', { properties: { heading: 'Alterar', open: true }, children });
        await dialog.show();
        expect(document.activeElement?.id, children).to.equal(id);
        dialog.remove();
      }
      const bare = await mount('dass-dialog', {
        properties: { heading: 'Alterar', open: true },
        children: '<p>Texto</p>',
      });
      await bare.show();
      expectFocus(native(bare));
    });

    it('[DL-03] stays inside: Tab and Shift+Tab never reach the page', async () => {
      const page = await mountHtml('<div><button id="before">Antes</button></div>');
      const dialog = await openFrom(page.querySelector('#before')!);
      await mountHtml('<button id="after">Depois</button>');
      const reached = new Set<Element | null>();
      for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
        await user.press(key);
        const active = focused();
        reached.add(active);
        expect(
          active === document.body || dialog.contains(active) || dialog.shadowRoot!.contains(active),
          `${key} reached ${active?.outerHTML}`,
        ).to.equal(true);
      }
      expect(reached.has(dialog.querySelector('#inner'))).to.equal(true);
      expect(reached.has(find(dialog, '.close'))).to.equal(true);
      // Tab also passes the browser's own controls; return to the page for the next tests.
      await until('the focus is in the page', async () => document.hasFocus() || (await user.press('Tab'), false));
    });

    it('[DL-03] returns to the opener, in the page and in a shadow tree', async () => {
      const opener = await mountHtml('<button>Abrir</button>');
      const first = await openFrom(opener);
      await user.press('Escape');
      expect(first.open).to.equal(false);
      expectFocus(opener);

      const host = await mountHtml('<x-shadow-opener></x-shadow-opener>');
      const inner = host.shadowRoot!.querySelector('button')!;
      await openFrom(inner);
      await user.press('Escape');
      expectFocus(inner);

      const kit = await mount('dass-button', { children: 'Abrir' });
      await openFrom(kit);
      await user.press('Escape');
      expectFocus(find(kit, 'button'));
    });

    it('[DL-03] returns to the nearest remaining ancestor of a removed opener', async () => {
      const list = await mountHtml(
        '<section><ul tabindex="-1"><li><button id="one">Remover</button></li><li><button id="two">Remover</button></li></ul></section>',
      );
      const rows = list.querySelectorAll('li');
      let dialog = await openFrom(list.querySelector('#one')!);
      list.querySelector('#one')!.remove();
      await user.press('Escape');
      expect(dialog.open).to.equal(false);
      expectFocus(rows[0], 'its row');
      await user.press('Tab');
      expect(focused()?.id, 'the next Tab continues from there').to.equal('two');
      expect(rows[0]!.hasAttribute('tabindex'), 'the row is not a tab stop afterwards').to.equal(false);

      dialog = await openFrom(list.querySelector('#two')!);
      rows[1]!.remove();
      await user.press('Escape');
      expect(dialog.open).to.equal(false);
      expectFocus(list.querySelector('ul'), 'the list');
    });

    it('[DL-03] returns to the nearest ancestor of an opener that is not focusable any more', async () => {
      for (const spoil of [
        (opener: HTMLElement) => opener.toggleAttribute('disabled', true),
        (opener: HTMLElement) => (opener.hidden = true),
        (opener: HTMLElement) => (opener.inert = true),
      ]) {
        for (const markup of ['<button>Salvar</button>', '<dass-button>Salvar</dass-button>']) {
          const row = await mountHtml(`<p>${markup}</p>`);
          const opener = row.firstElementChild as HTMLElement;
          await openFrom(opener);
          spoil(opener);
          await painted();
          await user.press('Escape');
          expectFocus(row, `${markup} ${spoil.toString()}`);
          row.remove();
        }
      }
    });

    it('[DL-03] returns to the opener of the dialog below if that was closed first', async () => {
      const opener = await mountHtml('<button>Abrir</button>');
      const below = await openFrom(opener);
      const above = await openFrom(below.querySelector('#inner')!);
      await below.hide();
      expect(isModal(above)).to.equal(true);
      await user.press('Escape');
      expect(above.open).to.equal(false);
      expectFocus(opener);
    });

    it('[DL-03] does not scroll the page when it returns', async () => {
      const page = await mountHtml(
        '<div><button style="margin-block-start: 1200px">Abrir</button><div style="block-size: 3000px"></div></div>',
      );
      const dialog = await openFrom(page.querySelector('button')!);
      const before = scrollY;
      expect(before).to.be.greaterThan(0);
      await user.press('Escape');
      expect(dialog.open).to.equal(false);
      expect(scrollY).to.equal(before);
      scrollTo(0, 0);
    });
  });

  it('[DL-02] darkens the page once for several dialogs', async () => {
    const backdrop = (dialog: Element): string => getComputedStyle(native(dialog), '::backdrop').backgroundColor;
    const mountDialog = (): Promise<DassDialog> => mount('dass-dialog', { properties: { heading: 'Alterar' } });
    const [first, second, third] = [await mountDialog(), await mountDialog(), await mountDialog()];
    await first.show();
    const dark = backdrop(first);
    expect(dark).not.to.equal('rgba(0, 0, 0, 0)');
    await second.show();
    await third.show();
    const clear = 'rgba(0, 0, 0, 0)';
    expect([first, second, third].map(backdrop)).to.deep.equal([clear, clear, dark]);
    await second.hide();
    expect([first, third].map(backdrop)).to.deep.equal([clear, dark]);
    await third.hide();
    expect(backdrop(first)).to.equal(dark);
  });

  describe('Escape', () => {
    itNeeds('composition', '[DL-03] is ignored while an input method is composing, and closes after that', async () => {
      const opener = await mountHtml<HTMLElement>('<button>Abrir</button>');
      const dialog = await openFrom(opener, {}, '<input id="inner">');
      const events = listen(dialog, 'dass-before-close', 'dass-close');
      find(dialog, '#inner').focus();
      await user.compose('か');
      await user.press('Escape');
      expect([isModal(dialog), events.length], 'composing').to.deep.equal([true, 0]);
      await user.compose('か', 'か');
      await user.press('Escape');
      await until('the dialog is closed', () => !isModal(dialog));
      expect(events.map(({ type }) => type)).to.deep.equal(['dass-before-close', 'dass-close']);
    });

    it('[DL-03] belongs to the input method also if the browser reports it after the composition', async () => {
      const opener = await mountHtml<HTMLElement>('<button>Abrir</button>');
      const dialog = await openFrom(opener);
      for (const init of [{ isComposing: true }, { keyCode: 229 }])
        find(dialog, '#inner').dispatchEvent(
          new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, composed: true, cancelable: true, ...init }),
        );
      expect(isModal(dialog)).to.equal(true);
    });

    it('[DL-03] closes only the top one of three, each time', async () => {
      const opener = await mountHtml('<button>Abrir</button>');
      const one = await openFrom(opener);
      const two = await openFrom(one.querySelector('#inner')!);
      const three = await openFrom(two.querySelector('#inner')!);
      const fired = [one, two, three].map((dialog) => listen(dialog, 'dass-before-close', 'dass-close'));
      const open = () => [one, two, three].map((dialog) => isModal(dialog));
      await user.press('Escape');
      expect(open()).to.deep.equal([true, true, false]);
      expectFocus(two.querySelector('#inner'));
      await user.press('Escape');
      expect(open()).to.deep.equal([true, false, false]);
      await user.press('Escape');
      expect(open()).to.deep.equal([false, false, false]);
      expectFocus(opener);
      expect(fired.map((events) => events.map(({ type, detail }) => [type, detail]))).to.deep.equal(
        [one, two, three].map(() => [
          ['dass-before-close', { reason: 'escape' }],
          ['dass-close', { reason: 'escape' }],
        ]),
      );
    });

    it('[DL-03] does not close a persistent dialog, also repeatedly, and keeps the focus', async () => {
      const dialog = await openFrom(await mountHtml('<button>Abrir</button>'), { persistent: true });
      const events = listen(dialog, 'dass-before-close', 'dass-close');
      const inner = dialog.querySelector('#inner');
      for (let i = 0; i < 3; i++) {
        await user.press('Escape');
        expect([dialog.open, isModal(dialog)]).to.deep.equal([true, true]);
        expectFocus(inner);
      }
      expect(events.map(({ type }) => type)).to.deep.equal([]);
      expect(dialog.shadowRoot!.querySelector('.close')).to.equal(null);
    });

    it('[DL-03] is prevented also when the page stops the key event and the browser requests to close the dialog', async () => {
      const dialog = await openFrom(
        await mountHtml('<button>Abrir</button>'),
        { persistent: true },
        '<input id="first"><input id="second">',
      );
      dialog.querySelector<HTMLElement>('#second')!.focus();
      const swallow = (event: KeyboardEvent): void => event.stopImmediatePropagation();
      window.addEventListener('keydown', swallow, true);
      const closed = listen(native(dialog), 'close');
      try {
        await user.press('Escape');
        expect(closed, 'the first time the dialog stays in the top layer').to.have.length(0);
        for (let i = 0; i < 4; i++) {
          await user.press('Escape');
          await until('the dialog is open, with the same focus', () => isModal(dialog) && focused()?.id === 'second');
          expect(dialog.open).to.equal(true);
        }
        dialog.persistent = false;
        await user.press('Escape');
        await until('the dialog closes', () => !dialog.open);
      } finally {
        window.removeEventListener('keydown', swallow, true);
      }
    });

    it('[DL-03] is ignored if a field handles it or a dialog of the page is open', async () => {
      const dialog = await openFrom(
        await mountHtml('<button>Abrir</button>'),
        {},
        '<input id="search"><dialog><button>Fechar</button></dialog>',
      );
      dialog.querySelector('input')!.addEventListener('keydown', (event) => event.preventDefault(), { once: true });
      await user.press('Escape');
      expect(dialog.open, 'the field handled Escape').to.equal(true);
      const own = dialog.querySelector('dialog')!;
      own.showModal();
      await user.press('Escape');
      await until('the dialog of the page closes', () => !own.open);
      expect(dialog.open, 'the key was for the other dialog').to.equal(true);
      await user.press('Escape');
      expect(dialog.open).to.equal(false);
    });
  });

  describe('the page behind', () => {
    it('[DL-03] does not scroll, does not jump, and is as it was afterwards', async () => {
      const page = await mountHtml(
        '<div><p id="mark">Texto</p><button>Abrir</button><div style="block-size: 5000px"></div></div>',
      );
      const mark = page.querySelector('#mark')!;
      const before = mark.getBoundingClientRect();
      const dialog = await openFrom(page.querySelector('button')!);
      expect(mark.getBoundingClientRect().left).to.equal(before.left);
      expect(mark.getBoundingClientRect().width).to.equal(before.width);
      for (const key of ['End', 'PageDown', 'Space', 'ArrowDown']) await user.press(key);
      await executeServerCommand('dass:mouse', {
        steps: [
          ['move', 20, 700],
          ['wheel', 0, 900],
          ['wheel', 0, 900],
        ],
      });
      await painted();
      await painted();
      expect(scrollY).to.equal(0);
      await dialog.hide();
      expect([document.documentElement.style.overflow, document.documentElement.style.scrollbarGutter]).to.deep.equal([
        '',
        '',
      ]);
      scrollTo(0, 100);
      expect(scrollY, 'the page scrolls again').to.equal(100);
      scrollTo(0, 0);
    });

    it('[DL-03] cannot be used until all dialogs are closed, in any order', async () => {
      const page = await mountHtml('<button>Página</button>');
      const pressed = listen(page, 'click');
      const one = await mount('dass-dialog', { properties: { heading: 'Um', open: true } });
      const two = await mount('dass-dialog', { properties: { heading: 'Dois', open: true } });
      await user.click(page);
      await one.hide();
      await user.click(page);
      expect(pressed).to.have.length(0);
      expect(document.documentElement.style.overflow).to.equal('hidden');
      await two.hide();
      await user.click(page);
      expect(pressed).to.have.length(1);
      expect(document.documentElement.style.overflow).to.equal('');
    });

    it('[DL-03] is usable again when an open dialog is removed, alone or with its parent', async () => {
      const page = await mountHtml('<button>Página</button>');
      const pressed = listen(page, 'click');
      for (const around of [false, true]) {
        const below = await openFrom(page);
        const box = await mountHtml('<section></section>');
        const dialog = await mount('dass-dialog', { properties: { heading: 'Um', open: true } }, box);
        pressed.length = 0;
        (around ? box : dialog).remove();
        expect(isModal(below)).to.equal(true);
        await user.press('Escape');
        expect(below.open, 'the overlay stack has no such dialog').to.equal(false);
        expect(document.documentElement.style.overflow).to.equal('');
        expectFocus(page);
        await user.click(page);
        expect(pressed).to.have.length(1);
        // Its property is still set, so it opens again when it is inserted.
        expect(dialog.open).to.equal(true);
        document.body.append(keep(dialog));
        await until('the dialog is open again', () => isModal(dialog));
        dialog.remove();
      }
    });

    it('a press on it does not close the dialog', async () => {
      const dialog = await openFrom(await mountHtml('<button>Abrir</button>'));
      await executeServerCommand('dass:click', { x: 5, y: 5 });
      await painted();
      expect(dialog.open).to.equal(true);
    });
  });

  describe('open', () => {
    it('[DL-03] set by the application always takes effect and fires no event', async () => {
      const dialog = await mount('dass-dialog', { properties: { heading: 'Alterar', persistent: true } });
      const events = listen(dialog, 'dass-before-close', 'dass-close');
      dialog.addEventListener('dass-before-close', (event) => event.preventDefault());
      for (const open of [true, false, true, false]) {
        dialog.open = open;
        await dialog.updateComplete;
        expect(isModal(dialog)).to.equal(open);
        expect(dialog.hasAttribute('open')).to.equal(open);
      }
      await dialog.show();
      expect(isModal(dialog)).to.equal(true);
      await dialog.hide();
      expect(isModal(dialog)).to.equal(false);
      dialog.setAttribute('open', '');
      await dialog.updateComplete;
      expect(isModal(dialog)).to.equal(true);
      dialog.open = false;
      dialog.open = true;
      await dialog.updateComplete;
      expect(isModal(dialog)).to.equal(true);
      expect(events.map(({ type }) => type)).to.deep.equal([]);
    });

    it('[DL-03] canceling dass-before-close keeps the dialog open', async () => {
      const dialog = await openFrom(await mountHtml('<button>Abrir</button>'));
      const stop = (event: Event): void => event.preventDefault();
      dialog.addEventListener('dass-before-close', stop);
      const events = listen(dialog, 'dass-before-close', 'dass-close');
      await user.press('Escape');
      await user.press('Escape');
      expectFocus(dialog.querySelector('#inner'));
      await user.click(find(dialog, '.close'));
      expect([dialog.open, isModal(dialog), document.documentElement.style.overflow]).to.deep.equal([
        true,
        true,
        'hidden',
      ]);
      expect(events.map(({ type, detail }) => [type, detail])).to.deep.equal([
        ['dass-before-close', { reason: 'escape' }],
        ['dass-before-close', { reason: 'escape' }],
        ['dass-before-close', { reason: 'close' }],
      ]);
      dialog.removeEventListener('dass-before-close', stop);
      await user.click(find(dialog, '.close'));
      expect(events.at(-1)?.detail).to.deep.equal({ reason: 'close' });
      expect(dialog.open).to.equal(false);
    });

    it('[DL-03] the page is usable and the focus is restored when dass-close is fired, once; show() in the listener opens the dialog', async () => {
      const opener = await mountHtml('<button>Abrir</button>');
      const dialog = await openFrom(opener);
      const seen: unknown[] = [];
      dialog.addEventListener('dass-close', () => {
        seen.push([dialog.open, native(dialog).open, focused() === opener, document.documentElement.style.overflow]);
        dialog.open = true;
      });
      await user.press('Escape');
      expect(seen).to.deep.equal([[false, false, true, '']]);
      await until('the dialog is open again', () => isModal(dialog));
    });

    it('has a general name without a heading, with a warning', async () => {
      const warnings = await expectConsole(/^\[dass\] <dass-dialog>/, async () => {
        const dialog = await mount('dass-dialog', { properties: { heading: '   ', open: true } });
        expect(find(dialog, '#heading').textContent).to.equal('Janela');
        dialog.heading = 'dassDialogClose';
        await dialog.updateComplete;
        expect(find(dialog, '#heading').textContent).to.equal('Fechar');
      });
      expect(warnings).to.have.length(1);
    });
  });

  describe('size', () => {
    it('[DL-01] fills the screen where it is extra small or small, and not from medium on', async () => {
      const dialog = await mount('dass-dialog', {
        properties: { heading: 'Alterar', open: true, width: 's' },
        children: '<p>Texto</p>',
      });
      for (const [width, fills] of [
        [375, true],
        [767, true],
        [768, false],
        [1440, false],
      ] as const) {
        await setViewport({ width, height: 700 });
        for (const size of ['s', 'm', 'l', '70vw', 'full']) {
          dialog.width = size;
          await dialog.updateComplete;
          await painted();
          await Promise.all(
            native(dialog)
              .getAnimations()
              .map(({ finished }) => finished),
          );
          const box = native(dialog).getBoundingClientRect();
          const fillsNow = [box.left, box.top, box.width, box.height].join() === [0, 0, innerWidth, innerHeight].join();
          expect(fillsNow, `${size} at ${width}`).to.equal(fills || size === 'full');
        }
      }
    });

    it('[DL-01] keeps its text and its actions as far from the edges of a phone', async () => {
      await setViewport({ width: 375, height: 700 });
      const dialog = await mount('dass-dialog', {
        properties: { heading: 'Alterar', open: true },
        children: '<p>Texto</p><button slot="footer">OK</button>',
      });
      const [text, action] = ['p', 'button'].map((one) => dialog.querySelector(one)!.getBoundingClientRect());
      // Firefox returns a fraction of a pixel.
      expect(innerWidth - action!.right).to.be.closeTo(text!.left, 0.1);
      dialog.querySelector('button')!.remove();
      await until(
        'a footer without actions has no height',
        () => find(dialog, 'footer').getBoundingClientRect().height === 0,
      );
    });

    it('[DL-02] has the width of a named size or a length, and is never wider than the screen', async () => {
      await setViewport({ width: 1440, height: 700 });
      const dialog = await mount('dass-dialog', { properties: { heading: 'Alterar', open: true } });
      const widthOf = async (width: string | undefined): Promise<number> => {
        (dialog as { width: unknown }).width = width;
        await dialog.updateComplete;
        return Math.round(native(dialog).getBoundingClientRect().width);
      };
      const expected = {
        s: 400,
        m: 560,
        l: 800,
        '800px': 800,
        '1200px': 1200,
        '80vw': 1152,
        '70vw': 1008,
        '60vw': 864,
        '50vw': 720,
        '9000px': 1440 - 48,
      };
      for (const [width, pixels] of Object.entries(expected)) expect(await widthOf(width), width).to.equal(pixels);
      expect(await widthOf(undefined)).to.equal(560);
      const warnings = await expectConsole(/^\[dass\] <dass-dialog> 'width'/, async () => {
        expect(await widthOf('wide; color: red'), 'an invalid length is the default').to.equal(560);
      });
      expect(warnings).to.have.length(1);
    });

    it('is as high as its content', async () => {
      const dialog = await mount('dass-dialog', {
        properties: { heading: 'Alterar', open: true },
        children: '<p>Texto</p><textarea rows="5"></textarea><button slot="footer">OK</button>',
      });
      const body = find(dialog, '.body');
      expect(body.scrollHeight).to.be.at.most(body.clientHeight);
      const [text, area, footer] = ['p', 'textarea', 'button'].map((selector) =>
        dialog.querySelector(selector)!.getBoundingClientRect(),
      );
      expect(text!.bottom <= area!.top && area!.bottom <= footer!.top).to.equal(true);
      expect(native(dialog).getBoundingClientRect().height).to.be.lessThan(400);
    });

    it('scrolls inside, by keyboard too, and keeps its heading and actions in view', async () => {
      const dialog = await mount('dass-dialog', {
        properties: { heading: 'Texto longo' },
        children: `<p>${'Linha de texto. '.repeat(4000)}</p><button slot="footer">OK</button>`,
      });
      await dialog.show();
      const body = find(dialog, '.body');
      await until('the body can take the focus', () => body.tabIndex === 0);
      expect(native(dialog).getBoundingClientRect().bottom).to.be.at.most(innerHeight);
      expect(dialog.querySelector('button')!.getBoundingClientRect().bottom).to.be.at.most(innerHeight);
      body.focus();
      await user.press('End');
      await until('the body has scrolled', () => body.scrollTop > 100);
    });
  });

  describe('overlays above the dialog', () => {
    it('[DL-03] a popup, a menu and a tooltip are above it and usable; Escape closes them from top to bottom', async () => {
      const dialog = await openFrom(
        await mountHtml('<button>Abrir</button>'),
        {},
        `<dass-popup label="Ordenar"><button slot="anchor" id="anchor">Ordenar</button><button id="in-popup">Aplicar</button></dass-popup>
         <dass-menu label="Ações"><button slot="anchor" id="menu-anchor">Ações</button></dass-menu>
         <button id="tipped">Dica</button><dass-tooltip for="tipped" text="Explica"></dass-tooltip>`,
      );
      const popup = dialog.querySelector('dass-popup')!;
      const menu = dialog.querySelector('dass-menu')!;
      menu.entries = [{ id: 'a', label: 'Abrir' }];
      await popup.show();
      const inPopup = dialog.querySelector('#in-popup')!;
      expect(topmostAt(inPopup) === inPopup).to.equal(true);
      const pressed = listen(inPopup, 'click');
      await user.click(inPopup);
      expect(pressed).to.have.length(1);
      expect(popup.open).to.equal(true);
      await user.press('Escape');
      expect([popup.open, dialog.open]).to.deep.equal([false, true]);

      await user.click(dialog.querySelector('#menu-anchor')!);
      const entry = find(menu, '.entry');
      expect(entry.contains(topmostAt(entry))).to.equal(true);
      await user.press('Escape');
      expect([menu.open, dialog.open]).to.deep.equal([false, true]);

      dialog.querySelector<HTMLElement>('#menu-anchor')!.focus();
      await user.press('Tab');
      const tip = find(dialog, '.tip');
      await until('the tooltip is shown', () => tip.matches(':popover-open'));
      expect(topmostAt(tip) === tip).to.equal(true);
      await user.press('Escape');
      expect([tip.matches(':popover-open'), dialog.open]).to.deep.equal([false, true]);
      await user.press('Escape');
      expect(dialog.open).to.equal(false);
    });

    it('[DL-03] fires no event that bubbles to an outer dialog', async () => {
      const outer = await openFrom(
        await mountHtml('<button>Abrir</button>'),
        {},
        `<dass-popup label="Ordenar"><button slot="anchor">Ordenar</button><button>Aplicar</button></dass-popup>
         <dass-menu label="Ações"><button slot="anchor">Ações</button></dass-menu>
         <dass-dialog heading="Dentro"><button>Ok</button></dass-dialog>
         <dialog id="plain"><button>Plain</button></dialog><details><summary>Mais</summary></details>`,
      );
      const events = listen(outer, 'dass-before-close', 'dass-close', 'dass-menu-select', 'close', 'cancel', 'toggle');
      const popup = outer.querySelector('dass-popup')!;
      await popup.show();
      await user.press('Escape');
      const menu = outer.querySelector('dass-menu')!;
      menu.entries = [{ id: 'a', label: 'Abrir' }];
      await user.click(menu.querySelector('button')!);
      await user.press('Enter');
      const inner = outer.querySelector('dass-dialog')!;
      await inner.show();
      await user.click(find(inner, '.close'));
      await inner.show();
      await user.press('Escape');
      outer.querySelector('dialog')!.showModal();
      outer.querySelector('dialog')!.close();
      outer.querySelector('details')!.open = true;
      outer.querySelector('button')!.dispatchEvent(new Event('cancel', { bubbles: true, cancelable: true }));
      outer.querySelector('button')!.dispatchEvent(new Event('close', { bubbles: true }));
      await painted();
      expect(events.filter(({ event }) => event.target === outer).map(({ type }) => type)).to.deep.equal([]);
      expect(events.map(({ type }) => type).filter((type) => type.startsWith('dass-'))).to.deep.equal([]);
      expect([outer.open, isModal(outer)]).to.deep.equal([true, true]);
    });
  });
});
