import { expect } from 'chai';
import './sort-dialog.js';
import type { DassSortDialog } from './sort-dialog.js';
import { expectFocus } from '../../../test/support/assertions/expect-focus.js';
import { listen, mount } from '../../../test/support/fixture.js';
import { find, findAll, user, until } from '../../../test/support/user.js';
import { askSort } from './ask-sort.js';

const orders = {
  currentOrder: ['Corte', 'Costura', 'Montagem', 'Acabamento'],
  replaceOrder: ['Corte', 'Acabamento', 'Montagem', 'Costura'],
  reorderOrder: ['Corte', 'Acabamento', 'Costura', 'Montagem'],
};
const show = async (properties: Record<string, unknown> = orders): Promise<DassSortDialog> => {
  const dialog = await mount('dass-sort-dialog', { properties });
  await dialog.show();
  return dialog;
};
const button = (dialog: Element, name: string): HTMLElement => find(find(dialog, `.${name}`), 'button');
const lines = (dialog: Element, preview: number): string[] =>
  [...findAll(dialog, 'section')[preview]!.querySelectorAll('li')].map((line) =>
    [line.classList.contains('moved') ? '*' : '', ...[...line.children].map(({ textContent }) => textContent)]
      .join(' ')
      .trim(),
  );
const eventTypes = ['dass-confirm', 'dass-before-close', 'dass-close'];

describe('dass-sort-dialog', () => {
  for (const choice of ['replace', 'reorder'] as const)
    it(`[SO-01] fires dass-confirm once for ${choice}, and closes`, async () => {
      const dialog = await show();
      const events = listen(dialog, ...eventTypes);
      await user.click(button(dialog, choice));
      expect(events.map(({ type, detail }) => ({ type, detail }))).to.deep.equal([
        { type: 'dass-before-close', detail: { reason: 'confirm' } },
        { type: 'dass-confirm', detail: { choice } },
        { type: 'dass-close', detail: { reason: 'confirm', value: choice } },
      ]);
      expect(dialog.open).to.equal(false);
    });

  it('[SO-01] is canceled by its button, which has the focus first, and by Escape', async () => {
    const dialog = await show();
    const events = listen(dialog, ...eventTypes);
    expectFocus(button(dialog, 'cancel'));
    await user.press('Enter');
    expect(events.at(-1)!.detail).to.deep.equal({ reason: 'cancel', value: '' });
    await dialog.show();
    await user.press('Escape');
    expect(events.at(-1)!.detail).to.deep.equal({ reason: 'escape', value: '' });
    expect(events.some(({ type }) => type === 'dass-confirm')).to.equal(false);
  });

  it('[SO-01] previews the order of each choice, and marks the items that move', async () => {
    const dialog = await show();
    expect(lines(dialog, 0)).to.deep.equal(['1 Corte', '* 2 Acabamento', '3 Montagem', '* 4 Costura']);
    expect(lines(dialog, 1)).to.deep.equal(['1 Corte', '* 2 Acabamento', '* 3 Costura', '* 4 Montagem']);
    dialog.replaceOrder = [];
    await dialog.updateComplete;
    expect(lines(dialog, 0)).to.deep.equal([]);
  });

  it('[SO-01] has a default question and describes each choice', async () => {
    const dialog = await show({});
    expect(find(dialog, 'h2').textContent).to.equal('Alterar a ordem');
    expect(find(dialog, '#text').textContent).to.equal('Esta posição já está ocupada. O que deseja fazer?');
    expect(findAll(dialog, 'section').map((one) => find(one, 'h3').textContent)).to.deep.equal([
      'Substituir',
      'Reordenar',
    ]);
    expect(findAll(dialog, '.hint').map(({ textContent }) => textContent)).to.deep.equal([
      'Toma a posição do outro, que fica com a dele.',
      'Entra nesta posição, e os outros andam uma.',
    ]);
    expect(findAll(dialog, 'li')).to.have.length(0);
  });

  it('[SO-01] shortens a long preview to some items with their positions and the number between them', async () => {
    const currentOrder = Array.from({ length: 30 }, (_, at) => `Etapa ${at + 1}`);
    const reorderOrder = ['Etapa 30', ...currentOrder.slice(0, -1)];
    const dialog = await show({ currentOrder, reorderOrder });
    const shown = findAll(dialog, 'li');
    expect(shown.filter((line) => !line.matches('.more')).map((line) => (line as HTMLLIElement).value)).to.deep.equal([
      1, 2, 3, 4, 27, 28, 29, 30,
    ]);
    expect(find(dialog, '.more').textContent).to.contain('22');
  });

  it('[SO-01] accepts labels that are not texts', async () => {
    const dialog = await show({ currentOrder: [1, null, {}, 'B'], reorderOrder: ['B', 1, null, {}] });
    expect(lines(dialog, 1)[0]).to.equal('* 1 B');
    expect(lines(dialog, 1)[1]).to.equal('* 2 1');
  });

  it('is an alert dialog described by the question, and stays open when prevented', async () => {
    const dialog = await show({ text: 'A ordem 2 já existe.', heading: 'Ordem' });
    const native = find(dialog, 'dialog');
    expect(native.getAttribute('role')).to.equal('alertdialog');
    expect(find(dialog, `#${native.getAttribute('aria-describedby')}`).textContent).to.equal('A ordem 2 já existe.');
    dialog.addEventListener('dass-confirm', (event) => event.preventDefault(), { once: true });
    await user.click(button(dialog, 'replace'));
    expect(dialog.open).to.equal(true);
  });

  it('[SO-01] askSort() resolves with the choice, and with null when canceled or aborted', async () => {
    const theDialog = (): Promise<DassSortDialog> =>
      until('the dialog is open', () =>
        findAll<DassSortDialog>(document.body, 'dass-sort-dialog').find(
          (one) => findAll(one, 'dialog')[0]?.matches(':modal') && findAll(one, '.cancel').length > 0,
        ),
      );
    const answer = askSort({ items: ['A', 'B', 'C'], from: 2, to: 0 });
    const dialog = await theDialog();
    expect(lines(dialog, 1)).to.deep.equal(['* 1 C', '* 2 A', '* 3 B']);
    await user.click(button(dialog, 'reorder'));
    expect(await answer).to.equal('reorder');
    const cancelled = askSort();
    await theDialog();
    await user.press('Escape');
    expect(await cancelled).to.equal(null);
    const abort = new AbortController();
    const aborted = askSort({ signal: abort.signal });
    await theDialog();
    abort.abort();
    expect(await aborted).to.equal(null);
    expect(findAll(document.body, 'dass-sort-dialog')).to.have.length(0);
  });
});
