import { expect } from 'chai';
import { setViewport } from '@web/test-runner-commands';
import { expectFocus } from '../../../test/support/assertions/expect-focus.js';
import { rendered, keep, listen, mount, mountHtml } from '../../../test/support/fixture.js';
import { inInactiveWindow } from '../../../test/support/emulation/inactive-window.js';
import { find, focused, painted, user, until } from '../../../test/support/user.js';
import '../button/button.js';
import '../tooltip/tooltip.js';
import './popup.js';
import type { DassPopup } from './popup.js';

const content =
  '<button slot="anchor" id="anchor">Ordenar</button><input id="first" aria-label="Por"><button id="second">Aplicar</button>';
const panelOf = (popup: Element): HTMLElement => find(popup, '.panel');
const isShown = (popup: Element): boolean => panelOf(popup).matches(':popover-open');

/** A popup with a button that opens it, as an application writes it. */
async function opened(properties: Partial<DassPopup> = {}, children = content): Promise<DassPopup> {
  const popup = await mount('dass-popup', { properties, children });
  const anchor = popup.querySelector<HTMLElement>('[slot=anchor]')!;
  anchor.addEventListener('click', () => (popup.open = !popup.open));
  await user.click(anchor);
  await until('the popup is shown', () => isShown(popup));
  await popup.updateComplete;
  return popup;
}

describe('dass-popup', () => {
  afterEach(async () => {
    document.documentElement.removeAttribute('dir');
    await setViewport({ width: 1280, height: 800 });
  });

  it('moves the focus inside, and restores it on Escape', async () => {
    const popup = await opened();
    const events = listen(popup, 'dass-close');
    expectFocus(popup.querySelector('#first'));
    await user.press('Escape');
    expect([popup.open, isShown(popup)]).to.deep.equal([false, false]);
    expectFocus(popup.querySelector('#anchor'));
    expect(events.map(({ detail }) => detail)).to.deep.equal([{ reason: 'escape' }]);
  });

  it('closes by a click outside, which its target receives, and not by a click on itself or its button', async () => {
    const outside = await mountHtml('<button>Fora</button>');
    const popup = await opened();
    const events = listen(popup, 'dass-close');
    await user.click(popup.querySelector('#second')!);
    await user.click(panelOf(popup));
    expect(popup.open).to.equal(true);
    const pressed = listen(outside, 'click');
    await user.click(outside);
    expect([popup.open, pressed.length]).to.deep.equal([false, 1]);
    expectFocus(outside, 'the focus stays where the user has moved it');
    expect(events.map(({ detail }) => detail)).to.deep.equal([{ reason: 'outside' }]);
    await user.click(popup.querySelector('#anchor')!);
    expect(popup.open, 'the button opens the popup').to.equal(true);
    await user.click(popup.querySelector('#anchor')!);
    expect(popup.open, 'the button closes the popup').to.equal(false);
    expect(events).to.have.length(1);
  });

  it('closes when Tab leaves it, also from a control with a tooltip, and Tab continues after it', async () => {
    for (const tip of ['', '<dass-tooltip for="second" text="Explica"></dass-tooltip>']) {
      const popup = await opened({}, content + tip);
      const after = await mountHtml('<button>Depois</button>');
      const events = listen(popup, 'dass-close');
      await user.press('Tab');
      expectFocus(popup.querySelector('#second'));
      if (tip) await until('the tooltip is shown', () => find(popup, '.tip').matches(':popover-open'));
      expect(popup.open).to.equal(true);
      await user.press('Tab');
      await until('the popup closes', () => !popup.open);
      expectFocus(after);
      expect(events.map(({ detail }) => detail)).to.deep.equal([{ reason: 'blur' }]);
      popup.remove();
      after.remove();
    }
  });

  it('follows the focus also in an inactive window', async () => {
    const popup = await opened();
    const events = listen(popup, 'dass-close');
    await inInactiveWindow(async () => {
      await user.press('Tab');
      await until('the focus is on the next control', () => focused() === popup.querySelector('#second'));
      await new Promise((resolve) => setTimeout(resolve));
      expect(popup.open, 'the focus is still in the popup').to.equal(true);
      await user.press('Escape');
    });
    expectFocus(popup.querySelector('#anchor'));
    expect(events.map(({ detail }) => detail)).to.deep.equal([{ reason: 'escape' }]);
  });

  it('open set by the application always takes effect and fires no event', async () => {
    const popup = await mount('dass-popup', { children: content });
    const events = listen(popup, 'dass-close');
    popup.open = true;
    await popup.updateComplete;
    expect(isShown(popup)).to.equal(true);
    popup.open = false;
    await popup.updateComplete;
    expect(isShown(popup)).to.equal(false);
    await popup.show();
    await popup.hide();
    expect([isShown(popup), events.length]).to.deep.equal([false, 0]);
  });

  it('closes when it is removed, and opens again when it is inserted', async () => {
    const below = await opened();
    const popup = await mount('dass-popup', {
      properties: { open: true },
      children: '<button slot="anchor">A</button><button>B</button>',
    });
    popup.remove();
    below.querySelector<HTMLElement>('#first')!.focus();
    await user.press('Escape');
    expect(below.open).to.equal(false);
    document.body.append(keep(popup));
    await rendered(popup);
    expect(isShown(popup)).to.equal(true);
  });

  it('does not move the focus with keep-focus, and has no role then', async () => {
    const popup = await opened({ keepFocus: true });
    expectFocus(popup.querySelector('#anchor'));
    expect([panelOf(popup).hasAttribute('role'), panelOf(popup).hasAttribute('aria-label')]).to.deep.equal([
      false,
      false,
    ]);
    await user.press('Escape');
    expect(popup.open).to.equal(false);
    expectFocus(popup.querySelector('#anchor'));
  });

  it('is a dialog with a name: its label, or the text of its button', async () => {
    const popup = await opened({ label: 'dassDialogClose' });
    expect([
      panelOf(popup).role ?? panelOf(popup).getAttribute('role'),
      panelOf(popup).getAttribute('aria-label'),
    ]).to.deep.equal(['dialog', 'Fechar']);
    popup.label = '';
    await popup.updateComplete;
    expect(panelOf(popup).getAttribute('aria-label')).to.equal('Ordenar');
    expect(panelOf(await mount('dass-popup')).getAttribute('aria-label')).to.equal('Janela');
  });

  it('focuses content that is rendered while it opens', async () => {
    const popup = await mount('dass-popup', { children: '<button slot="anchor">A</button>' });
    const button = document.createElement('dass-button');
    button.textContent = 'Aplicar';
    popup.open = true;
    popup.append(button);
    await popup.updateComplete;
    expect(focused()?.localName).to.equal('button');
    expect(document.activeElement === button).to.equal(true);
  });

  describe('its position', () => {
    const mountAnchored = async (
      css: string,
      properties: Partial<DassPopup>,
      dir = 'ltr',
    ): Promise<{ anchor: DOMRect; panel: DOMRect; popup: DassPopup }> => {
      const box = await mountHtml(`<div dir="${dir}" style="position: fixed; ${css}"></div>`);
      const popup = await mount(
        'dass-popup',
        {
          properties: { open: true, ...properties },
          children:
            '<button slot="anchor">Ordenar por código</button><p style="inline-size: 300px; block-size: 120px">Texto</p>',
        },
        box,
      );
      await painted();
      await painted();
      await Promise.all(
        panelOf(popup)
          .getAnimations()
          .map(({ finished }) => finished),
      );
      return {
        anchor: popup.querySelector('button')!.getBoundingClientRect(),
        panel: panelOf(popup).getBoundingClientRect(),
        popup,
      };
    };
    const near = (a: number, b: number): boolean => Math.abs(a - b) < 1.5;

    it('is below its anchor, aligned with its start, in both directions, also in a page of the other direction', async () => {
      for (const [page, dir] of [
        ['ltr', 'ltr'],
        ['rtl', 'rtl'],
        ['ltr', 'rtl'],
        ['rtl', 'ltr'],
      ] as const) {
        document.documentElement.dir = page;
        const { anchor, panel, popup } = await mountAnchored('top: 300px; left: 500px', {}, dir);
        expect(panel.top - anchor.bottom, 'below').to.be.within(0, 8);
        expect(
          near(dir === 'ltr' ? panel.left : panel.right, dir === 'ltr' ? anchor.left : anchor.right),
          `${dir} in ${page}: ${JSON.stringify([anchor, panel])}`,
        ).to.equal(true);
        popup.remove();
      }
    });

    it('uses the placement, also when it changes while open', async () => {
      const { anchor, popup } = await mountAnchored('top: 300px; left: 500px', { placement: 'bottom-end' });
      const panel = async (placement: string): Promise<DOMRect> => {
        (popup as { placement: string }).placement = placement;
        await popup.updateComplete;
        await painted();
        return panelOf(popup).getBoundingClientRect();
      };
      expect(near((await panel('bottom-end')).right, anchor.right), 'bottom-end').to.equal(true);
      expect((await panel('top-start')).bottom, 'top-start').to.be.within(anchor.top - 8, anchor.top);
      const centred = await panel('bottom');
      expect(near(centred.left + centred.width / 2, anchor.left + anchor.width / 2), 'bottom').to.equal(true);
      expect((await panel('inline-end')).left, 'inline-end').to.be.within(anchor.right - 1, anchor.right + 8);
      expect((await panel('inline-start')).right, 'inline-start').to.be.within(anchor.left - 8, anchor.left + 1);
    });

    it('is flipped where there is no room, and never outside the screen', async () => {
      const atEnd = await mountAnchored('bottom: 4px; right: 4px', {});
      expect(atEnd.panel.bottom, 'above').to.be.at.most(atEnd.anchor.top + 1);
      expect(atEnd.panel.right, 'to the left').to.be.at.most(innerWidth);
      atEnd.popup.remove();
      await setViewport({ width: 375, height: 700 });
      const phone = await mountAnchored('top: 100px; left: 200px', {});
      expect([phone.panel.left >= 0, phone.panel.right <= innerWidth]).to.deep.equal([true, true]);
    });

    it('is over its anchor where there is no room on any side, wholly in the window', async () => {
      await setViewport({ width: 375, height: 300 });
      for (const left of [8, 120, 230]) {
        const { panel, popup } = await mountAnchored(`top: 130px; left: ${left}px`, {});
        expect([panel.top >= 0, panel.bottom <= innerHeight, panel.left >= 0, panel.right <= innerWidth]).to.deep.equal(
          [true, true, true, true],
        );
        popup.remove();
      }
    });

    it('is beside its anchor where there is no room above and below', async () => {
      await setViewport({ width: 1093, height: 300 });
      for (const [page, dir] of [
        ['ltr', 'ltr'],
        ['rtl', 'rtl'],
        ['ltr', 'rtl'],
        ['rtl', 'ltr'],
      ] as const) {
        document.documentElement.dir = page;
        for (const side of ['left', 'right']) {
          const { anchor, panel, popup } = await mountAnchored(`top: 130px; ${side}: 40px`, {}, dir);
          const about = `${side}, ${dir} in ${page}: ${JSON.stringify([anchor, panel])}`;
          expect(side === 'left' ? panel.left - anchor.right : anchor.left - panel.right, about).to.be.within(-1, 8);
          expect([panel.top >= 0, panel.bottom <= innerHeight], about).to.deep.equal([true, true]);
          popup.remove();
        }
      }
    });
  });
});
