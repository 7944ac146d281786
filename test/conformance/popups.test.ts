import { expect } from 'chai';
import '../../elements/controls/menu/menu.js';
import '../../elements/controls/popup/popup.js';
import '../../elements/controls/tooltip/tooltip.js';
import '../../elements/fields/date-input/date-input.js';
import '../../elements/fields/language-picker/language-picker.js';
import '../../elements/fields/select-list/select-list.js';
import '../../elements/navigation/account-menu/account-menu.js';
import { mountHtml, rendered } from '../support/fixture.js';
import { takeScreen } from '../support/rendering/screen.js';
import { find, findAll, focused, user, until } from '../support/user.js';

interface Popup {
  readonly markup: string;
  readonly properties?: Readonly<Record<string, unknown>>;
  /** Opens it as the user does. Default: a click on `opener`. */
  open?(element: HTMLElement): Promise<void>;
  /** Selector of what opens it. */
  readonly opener: string;
}

/** So far that the anchor is outside of its box, and its popup would still be in the window. */
const SCROLLED_PX = 100;

const options = Array.from({ length: 5 }, (_, index) => ({ id: index, name: `Sola ${index}` }));

const popups: Readonly<Record<string, Popup>> = {
  'a popup': {
    markup: '<dass-popup><button slot="anchor" id="opener">Ordenar</button><button>Aplicar</button></dass-popup>',
    opener: '#opener',
    async open(element) {
      find(element, '#opener').focus();
      await (element as HTMLElement & { show(): Promise<void> }).show();
    },
  },
  'a menu': {
    markup: '<dass-menu><button slot="anchor" id="opener">Ações</button></dass-menu>',
    properties: { entries: [{ id: 'a', label: 'Copiar' }] },
    opener: '#opener',
  },
  'a tooltip': {
    markup:
      '<div><button id="opener">Salvar</button><dass-tooltip for="opener" text="Salvar o pedido"></dass-tooltip></div>',
    opener: '#opener',
    async open(element) {
      await user.press('Tab');
      find(element, '#opener').focus();
    },
  },
  'a select list': {
    markup: '<dass-select-list label="Sola"></dass-select-list>',
    properties: { options, fieldId: 'id', fieldLabel: 'name' },
    opener: '[role=combobox]',
  },
  'a calendar': {
    markup: '<dass-date-input label="Entrega" value="2026-03-05"></dass-date-input>',
    opener: 'button',
  },
  'a language picker': {
    markup: '<dass-language-picker></dass-language-picker>',
    opener: 'button',
  },
  'the account menu': {
    markup: '<dass-account-menu></dass-account-menu>',
    properties: { user: { name: 'Maria Gonçalves' } },
    opener: 'button',
  },
};

/** The popover of an element that is open. */
const shownPopover = (element: Element): HTMLElement | undefined => findAll(element, ':popover-open').at(-1);

/** Whether a point in the middle of the popover belongs to it, for the pointer and on the screen. */
async function isVisible(popover: HTMLElement): Promise<boolean> {
  const { left, top, width, height } = popover.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  let hit = document.elementFromPoint(x, y);
  while (hit?.shadowRoot?.elementFromPoint(x, y) && hit.shadowRoot.elementFromPoint(x, y) !== hit)
    hit = hit.shadowRoot.elementFromPoint(x, y);
  const isHit = hit !== null && !hit.matches('#far, #box, #page, body, html');
  // The page is yellow: nothing in the kit is.
  const [red, green, blue] = (await takeScreen()).colorAt(x, y);
  const isCovered = !(red === 255 && green === 255 && blue === 0);
  expect(isHit, 'the pointer and the screen agree').to.equal(isCovered);
  return isCovered;
}

describe('Every popup', () => {
  for (const [name, { markup, properties, opener, open }] of Object.entries(popups)) {
    for (const dir of ['ltr', 'rtl'] as const) {
      it(`is not visible while its anchor is scrolled out of its box, and keeps the focus: ${name}, ${dir}`, async () => {
        // A tooltip is hidden when its anchor moves away from the pointer.
        await user.leave();
        // In another direction than the page, popups are placed by script.
        const page = await mountHtml(`<div id="page" dir="${dir}" style="position: fixed; inset: 0; background: yellow">
          <div id="box" style="margin-block-start: 180px; block-size: 120px; inline-size: 400px; overflow: auto">
            <div id="content">${markup}</div><div id="far" style="block-size: 900px"></div>
          </div></div>`);
        const box = find(page, '#box');
        const element = find(page, '#content').firstElementChild as HTMLElement;
        Object.assign(element, properties);
        await rendered(element);
        if (open) await open(element);
        else await user.click(find(element, opener));
        const popover = await until('it is open', () => shownPopover(element));
        await until('it is visible', () => isVisible(popover));
        const withFocus = focused();

        box.scrollTop = SCROLLED_PX;
        await until('it is not visible', async () => !(await isVisible(popover)));
        expect([popover.matches(':popover-open'), focused() === withFocus]).to.deep.equal([true, true]);
        box.scrollTop = 0;
        await until('it is visible again', () => isVisible(popover));

        box.scrollTop = SCROLLED_PX;
        await until('it is not visible', async () => !(await isVisible(popover)));
        await user.press('Escape');
        await until('it is closed', () => !popover.isConnected || !popover.matches(':popover-open'));
        expect(focused()).to.equal(find(element, opener));
      });
    }
  }
});
