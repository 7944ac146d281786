import { expect } from 'chai';
import { executeServerCommand, setViewport } from '@web/test-runner-commands';
import { expectFocus } from '../../../test/support/assertions/expect-focus.js';
import { listen, mount, mountHtml } from '../../../test/support/fixture.js';
import { find, painted, user, until } from '../../../test/support/user.js';
import './drawer.js';
import type { DassDrawer } from './drawer.js';

const content = '<strong slot="header">Menu</strong><input id="filter" aria-label="Filtrar"><p>Compras</p>';
const panel = (drawer: Element): HTMLElement => find(drawer, drawer.hasAttribute('docked') ? '.docked' : 'dialog');
const box = async (drawer: Element): Promise<DOMRect> => {
  await Promise.all(
    panel(drawer)
      .getAnimations()
      .map(({ finished }) => finished),
  );
  return panel(drawer).getBoundingClientRect();
};
const opened = async (properties: Partial<DassDrawer> = {}): Promise<DassDrawer> => {
  const drawer = await mount('dass-drawer', { properties: { heading: 'Menu', ...properties }, children: content });
  await drawer.show();
  return drawer;
};
const press = async (x: number, y: number): Promise<void> => {
  await executeServerCommand('dass:click', { x, y });
  await painted();
};

describe('dass-drawer', () => {
  afterEach(async () => {
    document.documentElement.removeAttribute('dir');
    await setViewport({ width: 1280, height: 800 });
  });

  it('[DL-03] moves the focus inside, and restores it on Escape', async () => {
    const opener = await mountHtml('<button>Menu</button>');
    const drawer = await mount('dass-drawer', { properties: { heading: 'Menu' }, children: content });
    opener.addEventListener('click', () => (drawer.open = true));
    await user.click(opener);
    await drawer.updateComplete;
    expectFocus(drawer.querySelector('#filter'));
    const events = listen(drawer, 'dass-before-close', 'dass-close');
    await user.press('Escape');
    expect(drawer.open).to.equal(false);
    expectFocus(opener);
    expect(events.map(({ type, detail }) => [type, detail])).to.deep.equal([
      ['dass-before-close', { reason: 'escape' }],
      ['dass-close', { reason: 'escape' }],
    ]);
  });

  it('closes by a click on the backdrop, which the page does not receive', async () => {
    const behind = await mountHtml('<button style="position: fixed; inset: 300px 0 auto auto">Página</button>');
    const pressed = listen(behind, 'click');
    const drawer = await opened();
    await box(drawer);
    const events = listen(drawer, 'dass-close');
    await press(100, 400);
    expect(drawer.open, 'a click on the backdrop').to.equal(true);
    await user.click(behind);
    expect([drawer.open, pressed.length]).to.deep.equal([false, 0]);
    expect(events.map(({ detail }) => detail)).to.deep.equal([{ reason: 'outside' }]);
  });

  it('does not close by a press that begins on it and ends outside, nor by any outside when it is persistent', async () => {
    const drawer = await opened();
    await box(drawer);
    await user.drag({ x: 100, y: 300 }, { x: 700, y: 300 });
    expect(drawer.open).to.equal(true);
    drawer.persistent = true;
    await drawer.updateComplete;
    const events = listen(drawer, 'dass-before-close', 'dass-close');
    await press(900, 400);
    await user.press('Escape');
    expect([drawer.open, events.length]).to.deep.equal([true, 0]);
  });

  it('is at the inline start or end, mirrored in right-to-left pages, and as high as the screen', async () => {
    for (const [dir, placement, left] of [
      ['ltr', 'start', true],
      ['ltr', 'end', false],
      ['rtl', 'start', false],
      ['rtl', 'end', true],
    ] as const) {
      document.documentElement.dir = dir;
      const drawer = await opened({ placement });
      const at = await box(drawer);
      expect([at.left === 0, at.right === innerWidth], `${placement} in ${dir}`).to.deep.equal([left, !left]);
      expect([at.top, at.height, at.width]).to.deep.equal([0, innerHeight, 288]);
      drawer.remove();
    }
    await setViewport({ width: 320, height: 600 });
    const at = await box(await opened());
    expect(at.width, 'a part of the page stays visible').to.equal(Math.min(288, innerWidth - 48));
  });

  it('has the width of its custom property', async () => {
    const drawer = await opened();
    drawer.style.setProperty('--dass-drawer-width', '400px');
    expect((await box(drawer)).width).to.equal(400);
  });

  it('docked: nothing is inert, and Escape and a click outside do not close it', async () => {
    const page = await mountHtml('<button>Página</button>');
    const pressed = listen(page, 'click');
    const drawer = await opened({ docked: true });
    const events = listen(drawer, 'dass-before-close', 'dass-close');
    drawer.querySelector<HTMLElement>('#filter')!.focus();
    await user.press('Escape');
    await user.click(page);
    expect([drawer.open, pressed.length, events.length, document.documentElement.style.overflow]).to.deep.equal([
      true,
      1,
      0,
      '',
    ]);
    expect((await box(drawer)).width).to.equal(288);
    await drawer.hide();
    expect(drawer.getBoundingClientRect().width).to.equal(0);
  });

  it('docking an open drawer makes the page usable, and undocking makes it inert again', async () => {
    const page = await mountHtml('<button>Página</button>');
    const pressed = listen(page, 'click');
    const drawer = await opened();
    drawer.docked = true;
    await drawer.updateComplete;
    expect(document.documentElement.style.overflow).to.equal('');
    await user.click(page);
    await user.press('Escape');
    expect([pressed.length, drawer.open]).to.deep.equal([1, true]);
    drawer.docked = false;
    await drawer.updateComplete;
    await until('the drawer is modal', () => find(drawer, 'dialog').matches(':modal'));
    await user.press('Escape');
    expect(drawer.open).to.equal(false);
  });

  it('has its heading as its name', async () => {
    const drawer = await opened({ heading: 'dassDialogClose' });
    const dialog = find(drawer, 'dialog');
    expect(find(drawer, `#${dialog.getAttribute('aria-labelledby')}`).textContent).to.equal('Fechar');
  });
});
