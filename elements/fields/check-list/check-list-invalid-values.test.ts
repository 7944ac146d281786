import { expect } from 'chai';
import './check-list.js';
import type { DassCheckList } from './check-list.js';
import { listen, mount, mountHtml } from '../../../test/support/fixture.js';
import { keptInField, pasteInto, tenMegabytes } from '../../../test/support/values/long-text.js';
import { labels, on, row, rows } from '../../../test/support/elements/option-rows.js';
import { find, user } from '../../../test/support/user.js';
import { collectConsole } from '../../../test/support/assertions/page-problems.js';

const steps = ['Corte', 'Costura', 'Montagem'].map((label, id) => ({ id, label }));

const show = (properties: Record<string, unknown> = {}): Promise<DassCheckList> =>
  mount('dass-check-list', { properties: { label: 'Etapas', items: steps, ...properties } });
const paste = async (element: DassCheckList, text: string): Promise<void> => {
  pasteInto(find(element, 'input'), text);
  await element.updateComplete;
};

describe('dass-check-list with invalid values', () => {
  const warnings = collectConsole(/^\[dass\] /);

  it('[CL-01] uses no items for an invalid list, and the defaults for invalid field names', async () => {
    const element = await show({ items: 'Corte', fieldId: {}, fieldLabel: () => 1, fieldCheck: null });
    expect(find(element, '.empty').textContent).to.equal('Nenhum item');
    expect(warnings.messages()).to.have.length(3);
    element.items = steps;
    await element.updateComplete;
    await user.click(row(element, 'Costura'));
    expect([labels(element).length, element.value]).to.deep.equal([3, ['1']]);
  });

  it('[CL-01] accepts an object, `undefined` and NaN as check values', async () => {
    const yes = {};
    const element = await show({
      items: [
        { id: 1, label: 'A', isChecked: yes },
        { id: 2, label: 'B', isChecked: {} },
        { id: 3, label: 'C' },
      ],
      checkValue: yes,
    });
    expect(on(element)).to.deep.equal(['A']);
    Object.assign(element, { checkValue: Number.NaN, items: [{ id: 1, label: 'A', isChecked: Number.NaN }] });
    await element.updateComplete;
    expect(on(element)).to.deep.equal(['A']);
    const events = listen(element, 'dass-check');
    await user.click(row(element, 'A'));
    expect([on(element), events.length]).to.deep.equal([[], 1]);
  });

  it('[CL-02] keeps a pasted filter text of 10 MB, shows no results and stays usable', async () => {
    const element = await show();
    await paste(element, tenMegabytes);
    expect(find<HTMLInputElement>(element, 'input').value.length).to.equal(keptInField);
    expect(labels(element)).to.deep.equal([]);
    await paste(element, 'cost');
    expect(labels(element)).to.deep.equal(['Costura']);
  });

  it('[CL-02] filters and checks an item with a label of 10 MB, and renders the beginning of the label', async () => {
    const element = await show({ items: [...steps, { id: 'x', label: tenMegabytes }] });
    await paste(element, 'TINTO EM FIO');
    expect(rows(element)).to.have.length(1);
    expect(labels(element)[0]?.length).to.be.lessThan(1000);
    await user.click(rows(element)[0] as HTMLElement);
    expect(element.value).to.deep.equal(['x']);
    expect(element.readableValue.length).to.equal(10_000_000);
  });

  it('restores the state saved by the browser as soon as there are items', async () => {
    const form = await mountHtml<HTMLFormElement>('<form><dass-check-list name="etapa"></dass-check-list></form>');
    const element = form.querySelector('dass-check-list') as DassCheckList & { readonly formState: string | null };
    element.items = steps;
    await element.updateComplete;
    for (const label of ['Corte', 'Montagem']) await user.click(row(element, label));
    const savedState = element.formState as string;

    element.items = [];
    element.formStateRestoreCallback(savedState);
    await element.updateComplete;
    expect(new FormData(form).has('etapa')).to.equal(false);
    element.items = [{ id: 1, label: 'Costura', isChecked: true }, ...steps];
    await element.updateComplete;
    expect(new FormData(form).getAll('etapa')).to.deep.equal(['0', '2']);
    element.items = steps;
    await element.updateComplete;
    expect(new FormData(form).has('etapa'), 'once').to.equal(false);
    for (const broken of ['', '{', '7']) element.formStateRestoreCallback(broken);
    await element.updateComplete;
    expect(new FormData(form).has('etapa')).to.equal(false);

    element.items = Array.from({ length: 1001 }, (_, id) => ({ id, label: 'Parafuso' }));
    await element.updateComplete;
    await user.click(find(element, '.all'));
    expect([element.value.length, element.formState], 'too many to keep').to.deep.equal([1001, null]);
  });
});
