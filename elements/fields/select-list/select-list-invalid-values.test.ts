import { expect } from 'chai';
import './select-list.js';
import type { DassSelectList, DassSelectListFilterDetail } from './select-list.js';
import { listen, mountHtml } from '../../../test/support/fixture.js';
import { keptInField, pasteInto, tenMegabytes } from '../../../test/support/values/long-text.js';
import { labels, on, row, rows } from '../../../test/support/elements/option-rows.js';
import { find, user, until } from '../../../test/support/user.js';
import {
  chips,
  come,
  control,
  fabrics,
  openPopover as open,
  show,
} from '../../../test/support/elements/select-list.js';
import { collectConsole } from '../../../test/support/assertions/page-problems.js';

const paste = async (element: DassSelectList, text: string): Promise<void> => {
  await come(element);
  pasteInto(control(element), text);
  await element.updateComplete;
};

describe('dass-select-list with invalid values', () => {
  const warnings = collectConsole(/^\[dass\] /);

  it('uses the label as the id of an option without one', async () => {
    const element = await show({ options: [{ label: 'Linho' }, { id: '', label: 'Seda' }, { id: 3 }], value: 'Seda' });
    expect(control(element).value).to.equal('Seda');
    await open(element);
    expect([labels(element), on(element)]).to.deep.equal([['Linho', 'Seda', '3'], ['Seda']]);
    await user.click(row(element, 'Linho'));
    expect(element.value).to.equal('Linho');
    await open(element);
    await user.click(row(element, '3'));
    expect([element.value, control(element).value]).to.deep.equal([3, '3']);
  });

  it('lists only the first of options with the same id, and warns once', async () => {
    const twice = [
      { id: 1, label: 'Brim' },
      { id: '1', label: 'Brim, de novo' },
      { id: 2, label: 'Couro' },
      { id: 2, label: 'Couro, de novo' },
    ];
    const element = await show({ options: twice, value: '1' });
    expect(control(element).value).to.equal('Brim');
    await open(element);
    expect([labels(element), on(element)]).to.deep.equal([['Brim', 'Couro'], ['Brim']]);
    expect(warnings.messages().filter((text) => text.includes('id'))).to.have.length(1);
    Object.assign(element, { multiple: true, value: [] });
    await element.updateComplete;
    await user.click(find(element, '.all'));
    expect(element.value, 'each id once').to.deep.equal([1, 2]);
    await element.updateComplete;
    expect(chips(element)).to.deep.equal(['Brim', 'Couro']);
  });

  it('removes repeated ids of a long list while it is open', async () => {
    const options = Array.from({ length: 3000 }, (_, id) => ({ id, label: `Item ${id}` }));
    options.splice(2, 0, { id: 0, label: 'Item 0, de novo' }, { id: 1, label: 'Item 1, de novo' });
    const element = await show({ options });
    await open(element);
    await until('the repeated options are removed', () => rows(element)[0]?.ariaSetSize === '3000');
    expect(labels(element).slice(0, 4)).to.deep.equal(['Item 0', 'Item 1', 'Item 2', 'Item 3']);
    expect(warnings.messages().filter((text) => text.includes('id'))).to.have.length(1);
  });

  it('selects each id of a long list once', async () => {
    const options = Array.from({ length: 3000 }, (_, id) => ({ id: id % 2999, label: `Item ${id}` }));
    const element = await show({ options, multiple: true });
    await come(element);
    await user.click(control(element));
    find(element, '.all').click();
    expect(element.value).to.have.length(2999);
    expect(warnings.messages().length).to.be.at.most(1);
  });

  it('[SL-01] filters and selects among 100,000 options with the same label', async () => {
    const element = await show({ options: Array.from({ length: 100_000 }, (_, id) => ({ id, label: 'Parafuso' })) });
    await open(element);
    await paste(element, 'parafuso');
    expect(rows(element)[0]?.ariaSetSize).to.equal('100000');
    expect(rows(element).length).to.be.lessThan(14);
    await user.press('ArrowDown');
    await user.press('ArrowDown');
    await user.press('Enter');
    expect([element.value, control(element).value]).to.deep.equal([2, 'Parafuso']);
    await open(element);
    expect(on(element), 'only the selected option').to.have.length(1);
    await user.press('Escape');
    Object.assign(element, { multiple: true, value: [] });
    await element.updateComplete;
    await open(element);
    await paste(element, 'PARA');
    await user.click(find(element, '.all'));
    expect(element.value).to.have.length(100_000);
    await element.updateComplete;
    expect(chips(element)).to.deep.equal(['Parafuso', 'Parafuso', 'Parafuso', '+99.997']);
  });

  it('uses no value for an invalid type, and warns once; omits invalid ids from a list', async () => {
    const element = await show({ value: 1 });
    for (const wrong of [{}, () => 1, Symbol('x'), Number.NaN, true, 10n, new Date()] as unknown[]) {
      element.value = wrong as string;
      await element.updateComplete;
      expect([element.value, control(element).value]).to.deep.equal(['', '']);
    }
    element.value = {} as string;
    expect(warnings.messages().filter((text) => text.includes('an object'))).to.have.length(1);
    element.value = [3, 1] as never;
    await element.updateComplete;
    expect([element.value, control(element).value], 'the first one in single mode').to.deep.equal([3, 'Couro']);
    Object.assign(element, { multiple: true, value: [1, null, {}, 'x', Number.NaN] });
    await element.updateComplete;
    expect([element.value, chips(element)]).to.deep.equal([
      [1, 'x'],
      ['Brim', 'x (não está entre as opções)'],
    ]);
    element.value = 4 as never;
    await element.updateComplete;
    expect([element.value, chips(element)], 'a single value is a list with one value').to.deep.equal([[4], ['Lã']]);
  });

  it('[SL-02] uses no options for an invalid list, and shows the valid options of a list', async () => {
    const element = await show({ options: 'Brim' as never });
    await open(element);
    expect(find(element, '.empty').textContent.trim()).to.equal('Nenhum registro encontrado');
    expect(warnings.messages()).to.have.length(1);
    const cycle: Record<string, unknown> = { id: 'c', label: 'Ciclo' };
    cycle.self = cycle;
    element.options = [cycle, null, undefined, 7, 'Texto', true, 10n, { id: {}, label: [] }, [], () => 1, Symbol('x')];
    await element.updateComplete;
    expect(labels(element).filter(Boolean)).to.deep.equal(['Ciclo', '7', 'Texto', 'true', '10']);
    await user.click(row(element, 'Ciclo'));
    expect(element.value).to.equal('c');
    Object.assign(element, { fieldId: {}, fieldLabel: null, maxChips: -1, placeholder: [], options: fabrics });
    await element.updateComplete;
    expect([element.fieldId, element.fieldLabel, element.maxChips]).to.deep.equal(['id', 'label', 3]);
    await open(element);
    expect(labels(element)).to.have.length(6);
  });

  it('[SL-01] keeps a pasted filter text of 10 MB, shows no results and stays usable', async () => {
    const element = await show({ value: 1 });
    await open(element);
    await paste(element, tenMegabytes);
    expect(control(element).value.length).to.equal(keptInField);
    expect(find(element, '.empty').textContent.trim()).to.equal('Nenhum registro encontrado');
    await paste(element, '%'.repeat(10_000_000));
    expect(labels(element)).to.deep.equal([]);
    await paste(element, 'lã');
    expect(labels(element)).to.deep.equal(['Lã']);
    await user.press('Escape');
    expect([element.value, control(element).value]).to.deep.equal([1, 'Brim']);
  });

  it('[SL-01] with `externalFilter` passes a text of 10 MB to the application once', async () => {
    const element = await show({ externalFilter: true });
    const events = listen(element, 'dass-filter');
    await paste(element, tenMegabytes);
    await until('dass-filter is fired', () => events.length > 0);
    const { text, answer } = events[0]?.detail as DassSelectListFilterDetail;
    expect([text.length, events.length]).to.deep.equal([keptInField, 1]);
    answer([fabrics[3]]);
    await until('the answer is shown', () => labels(element).join() === 'Couro');
  });

  it('keeps a value of 10 MB and shows a label of 10 MB', async () => {
    const element = await show({ value: tenMegabytes });
    expect(control(element).value.length).to.equal(keptInField);
    expect((element.value as string).length).to.equal(10_000_000);
    expect(find(element, '#selected').textContent.length, 'the announced text is limited').to.be.lessThan(1000);
    element.options = [{ id: tenMegabytes, label: `Tecido ${tenMegabytes}` }];
    await element.updateComplete;
    expect(control(element).value.slice(0, 14)).to.equal('Tecido Algodão');
    await open(element);
    expect(labels(element)[0]?.length).to.be.lessThan(1000);
    await paste(element, 'tinto em fio');
    await user.press('Enter');
    expect((element.value as string).length).to.equal(10_000_000);
  });

  it('[FI-05] an id that the browser restores has the type that it had', async () => {
    const form = await mountHtml<HTMLFormElement>('<form><dass-select-list name="tecido"></dass-select-list></form>');
    const element = form.querySelector('dass-select-list') as DassSelectList & { readonly formState: string };
    for (const [multiple, value] of [
      [false, 2],
      [false, '2'],
      [true, [2, '4']],
    ] as const) {
      Object.assign(element, { options: fabrics, multiple, value });
      const savedState = element.formState;
      element.value = multiple ? [] : '';
      element.formStateRestoreCallback(savedState);
      expect(element.value).to.deep.equal(value);
    }
    element.multiple = false;
    // The browser fills in a plain text.
    element.formStateRestoreCallback('4');
    expect(element.value).to.equal('4');
  });

  it('saves and restores the form state of one and of several ids', async () => {
    const form = await mountHtml<HTMLFormElement>(
      '<form><dass-select-list name="tecido" multiple></dass-select-list></form>',
    );
    const element = form.querySelector('dass-select-list') as DassSelectList & { readonly formState: string };
    Object.assign(element, { options: fabrics, value: [4, 'x', 2] });
    const savedState = element.formState;
    element.value = [];
    expect(new FormData(form).has('tecido')).to.equal(false);
    element.formStateRestoreCallback(savedState);
    await element.updateComplete;
    expect(new FormData(form).getAll('tecido')).to.deep.equal(['4', 'x', '2']);
    expect(chips(element)).to.deep.equal(['Lã', 'x (não está entre as opções)', 'Ção-Luís']);
    for (const broken of ['', '{', '"x"', '[{}]']) element.formStateRestoreCallback(broken);
    expect(new FormData(form).has('tecido')).to.equal(false);
  });
});
