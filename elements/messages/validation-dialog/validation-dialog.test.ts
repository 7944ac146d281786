import { expect } from 'chai';
import { setViewport } from '@web/test-runner-commands';
import { setLanguage } from '../../../locales/index.js';
import { expectFocus } from '../../../test/support/assertions/expect-focus.js';
import { keep, listen, mount, mountHtml } from '../../../test/support/fixture.js';
import { find, findAll, focused, user, until } from '../../../test/support/user.js';
import '../../controls/dialog/dialog.js';
import { toMessage } from '../../core/messages/server-answer.js';
import '../../fields/text-input/text-input.js';
import './validation-dialog.js';
import type { DassValidationDialog } from './validation-dialog.js';
import { expectConsole } from '../../../test/support/assertions/page-problems.js';

const texts = (dialog: Element): string[] => findAll(dialog, 'li').map((item) => item.textContent!.trim());

async function opened(properties: Partial<DassValidationDialog>): Promise<DassValidationDialog> {
  const dialog = await mount('dass-validation-dialog', { properties });
  await dialog.show();
  return dialog;
}

/** A third-party form inside two nested shadow trees. */
class ShadowForm extends HTMLElement {
  constructor() {
    super();
    this.attachShadow({ mode: 'open' }).innerHTML = this.hasAttribute('inner') ? '' : '<section></section>';
  }
  connectedCallback(): void {
    const inner = document.createElement('div');
    inner.attachShadow({ mode: 'open' }).innerHTML = '<label>Entrega <input id="entrega"></label>';
    this.shadowRoot!.querySelector('section')?.replaceChildren(inner);
  }
}
if (!customElements.get('x-shadow-form')) customElements.define('x-shadow-form', ShadowForm);

describe('dass-validation-dialog', () => {
  afterEach(async () => {
    await setLanguage('pt_BR');
    await setViewport({ width: 1280, height: 800 });
    scrollTo(0, 0);
  });

  it('[CF-03] shows the label of the field that the server names and focuses it, in any notation of the name', async () => {
    const form = await mountHtml<HTMLFormElement>(
      `<form><label for="price">Preço unitário *</label><input id="price" name="unitPrice">
      <dass-text-input name="delivery_date" label="Entrega"></dass-text-input></form>
      <input name="unit_price" aria-label="De outro formulário">`,
    );
    const { fieldErrors: items } = toMessage({
      errors: { unit_price: ['obrigatório'], DeliveryDate: ['no passado'], cnpj: ['dassFieldRequired'] },
    }).message;
    const dialog = await opened({ items, form });
    await until('all texts are shown', () => texts(dialog)[2] === 'Cnpj: Campo obrigatório');
    expect(texts(dialog).slice(0, 2)).to.deep.equal(['Preço unitário: obrigatório', 'Entrega: no passado']);
    expect(findAll(dialog, 'button.item'), 'a field outside the form is not linked').to.have.length(2);
    await user.click(findAll(dialog, 'button.item')[0]!);
    await until('the focus is in the field of this form', () => focused() === find(form, '#price'));
  });

  it('[CF-03] lists the texts with the heading Caution', async () => {
    const dialog = await opened({
      items: ['O fornecedor não tem cotação', { text: 'dassMessageNetworkError' }, '<b>x</b>'],
    });
    expect([find(dialog, 'h2').textContent!.trim(), find(dialog, '#text').textContent]).to.deep.equal([
      'Atenção',
      'Há inconsistências',
    ]);
    expect(texts(dialog)).to.deep.equal([
      'O fornecedor não tem cotação',
      'Não foi possível acessar o servidor',
      '<b>x</b>',
    ]);
    await setLanguage('en');
    await dialog.updateComplete;
    expect([find(dialog, 'h2').textContent!.trim(), find(dialog, '#text').textContent], '[TX-01]').to.deep.equal([
      'Caution',
      'There are inconsistencies',
    ]);
    await setLanguage('es');
    await dialog.updateComplete;
    expect(find(dialog, 'h2').textContent!.trim()).to.equal('Atención');
    Object.assign(dialog, { heading: 'Faltam dados', text: 'Complete:' });
    await dialog.updateComplete;
    expect([find(dialog, 'h2').textContent!.trim(), find(dialog, '#text').textContent]).to.deep.equal([
      'Faltam dados',
      'Complete:',
    ]);
    expect(find(dialog, 'dialog').getAttribute('role')).to.equal('alertdialog');
  });

  it('[CF-03] closes by its button, the close button and Escape, and fires dass-close', async () => {
    for (const [close, reason] of [
      [(dialog: Element) => user.click(find(dialog, 'footer dass-button')), 'confirm'],
      [(dialog: Element) => user.click(find(dialog, '.close')), 'close'],
      [() => user.press('Escape'), 'escape'],
    ] as const) {
      const dialog = await opened({ items: ['Um'] });
      const events = listen(dialog, 'dass-close');
      await close(dialog);
      expect(events.map(({ detail }) => detail)).to.deep.equal([{ reason, item: null }]);
      dialog.remove();
    }
  });

  it('[CF-03] an item with a target closes the dialog and focuses the field, by pointer and by keyboard', async () => {
    const page = await mountHtml(
      '<div><button>Salvar</button><div style="block-size: 3000px"></div><label>Código <input id="codigo"></label><div style="block-size: 2000px"></div></div>',
    );
    const field = page.querySelector<HTMLElement>('#codigo')!;
    const items = [{ text: 'Informe o código', target: 'codigo' }];
    for (const press of [(dialog: Element) => user.click(find(dialog, 'button.item')), () => user.press('Enter')]) {
      page.querySelector('button')!.focus();
      scrollTo(0, 0);
      const dialog = await opened({ items });
      expectFocus(find(dialog, 'button.item'), 'the first item with a target');
      const events = listen(dialog, 'dass-close');
      await press(dialog);
      await until('the field has the focus', () => focused() === field);
      await until(
        'the field is in view',
        () => field.getBoundingClientRect().top >= 0 && field.getBoundingClientRect().bottom <= innerHeight,
      );
      expect(dialog.open).to.equal(false);
      const detail = events[0]!.detail as { reason: string; item: unknown };
      expect([events.length, detail.reason, detail.item === items[0]]).to.deep.equal([1, 'confirm', true]);
      dialog.remove();
    }
  });

  it('[CF-03] finds fields by element, id and selector, in shadow trees, in closed details and in an open dialog', async () => {
    const form = await mountHtml(`<section>
      <input id="1.a"><details><summary>Mais</summary><input class="folded"></details>
      <div id="group"><input class="in-group"></div><p id="plain">Texto</p><x-shadow-form></x-shadow-form></section>`);
    const inner = find(form.querySelector('x-shadow-form')!, '#entrega');
    const byElement = form.querySelector<HTMLElement>('.in-group')!;
    for (const [target, wanted] of [
      [byElement, byElement],
      ['1.a', form.querySelector('input')],
      ['section .folded', form.querySelector('.folded')],
      ['#group', byElement],
      ['plain', form.querySelector('#plain')],
      ['entrega', inner],
      ['#entrega', inner],
    ] as const) {
      const dialog = await opened({ items: [{ text: 'Ir', target }] });
      await user.click(find(dialog, 'button.item'));
      await until(`the focus is on ${String(target)}`, () => focused() === wanted);
      dialog.remove();
    }
    expect(form.querySelector('details')!.open).to.equal(true);
    focused()!.dispatchEvent(new Event('blur'));

    const outer = await mount('dass-dialog', {
      properties: { heading: 'Pedido', open: true },
      children: '<button>Salvar</button><input id="inside">',
    });
    await outer.show();
    const dialog = await opened({ items: [{ text: 'Ir', target: 'inside' }] });
    await user.click(find(dialog, 'button.item'));
    await until('the focus is in the dialog behind', () => focused()?.id === 'inside');
    expect(outer.open).to.equal(true);
  });

  it('[CF-03] waits for a field that the application renders on dass-close', async () => {
    const tab = await mountHtml('<div hidden><input id="tab-field"></div>');
    const dialog = await opened({ items: [{ text: 'Ir', target: 'tab-field' }] });
    dialog.addEventListener('dass-close', () => setTimeout(() => (tab.hidden = false), 50));
    await user.click(find(dialog, 'button.item'));
    await until('the focus is in the field', () => focused()?.id === 'tab-field');
  });

  it('[CF-03] stays open without moving the focus when before-close is canceled; a missing target causes no error', async () => {
    const field = await mountHtml('<input id="codigo">');
    const dialog = await opened({
      items: [
        { text: 'Ir', target: 'codigo' },
        { text: 'Longe', target: 'nowhere >' },
      ],
    });
    dialog.addEventListener('dass-before-close', (event) => event.preventDefault(), { once: true });
    await user.click(find(dialog, 'button.item'));
    expect([dialog.open, focused() === field]).to.deep.equal([true, false]);
    await expectConsole(/^\[dass\] <dass-validation-dialog>/, async () => {
      await user.click(findAll(dialog, 'button.item')[1]!);
      await until('the dialog is closed', () => !dialog.open);
    });
  });

  it('[CF-03] handles invalid items, 10,000 items, long items and small screens', async () => {
    const dialog = await opened({ items: [null, '', undefined, { text: '' }, {}, 5, 'Um'] as never });
    expect(texts(dialog)).to.deep.equal(['5', 'Um']);
    dialog.items = Array.from({ length: 10_000 }, (_, i) => `Item ${i}`);
    await dialog.updateComplete;
    expect(texts(dialog)).to.have.length(201);
    expect(texts(dialog).at(-1)).to.equal('e mais 9.800');
    await setViewport({ width: 375, height: 700 });
    dialog.items = ['x'.repeat(10_000), { text: 'y'.repeat(10_000), target: 'a' }];
    await dialog.updateComplete;
    expect(find(dialog, 'dialog').scrollWidth).to.be.at.most(innerWidth);
    expect(find(dialog, '.body').scrollWidth).to.be.at.most(innerWidth);
    keep(dialog);
  });
});
