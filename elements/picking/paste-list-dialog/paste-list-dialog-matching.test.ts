import { expect } from 'chai';
import { setLanguage } from '../../../locales/index.js';
import { expectFocus } from '../../../test/support/assertions/expect-focus.js';
import { clipboardEvent } from '../../../test/support/clipboard.js';
import {
  area,
  button,
  eventTypes,
  fields,
  items,
  label,
  selectTab,
  paste,
  show,
  tabs,
  values,
  replaceText,
} from '../../../test/support/elements/paste-list-dialog.js';
import { listen } from '../../../test/support/fixture.js';
import { find, findAll, until, user } from '../../../test/support/user.js';
import type { PasteResult } from './paste-list-dialog.js';

describe('dass-paste-list-dialog: matching', () => {
  afterEach(() => setLanguage('pt_BR'));

  it('[PA-01] finds items while the user types, by lines and semicolons, ignoring case and special characters', async () => {
    const dialog = await show();
    expectFocus(area(dialog));
    expect(tabs(dialog)).to.deep.equal(['0 encontrado', '0 não encontrado', '0 ignorado']);
    await user.type('tx 001;co003');
    expect(tabs(dialog)[0]).to.equal('2 encontrados');
    expect(values(dialog)).to.deep.equal(['tx 001: Malha', 'co003: Couro']);
    await user.press('Enter');
    await user.type('Av/004');
    expect(values(dialog)).to.have.length(3);
    expect(label(dialog, 'confirm')).to.equal('Adicionar 3');
  });

  it('[PA-01] shows values without an item, and skipped values with the reason: disabled, selected, repeated', async () => {
    const dialog = await show({ selected: [4] });
    await paste('TX-001\nTX-002\nAV-004\ntx001\nXX-9\nTX-01');
    expect(tabs(dialog)).to.deep.equal(['1 encontrado', '2 não encontrados', '3 ignorados']);
    await selectTab(dialog, 1);
    expect(values(dialog)).to.deep.equal(['XX-9: Não encontrado', 'TX-01: Você quis dizer TX-001? Repetido no texto']);
    await selectTab(dialog, 2);
    expect(values(dialog)).to.deep.equal([
      'TX-002: Desabilitado: Aguarda homologação',
      'AV-004: Já selecionado',
      'tx001: Repetido no texto',
    ]);
  });

  it('[PA-02] disables the confirm button while there is no text, no field, or no item found', async () => {
    const dialog = await show({ fields: [...fields, { field: 'label', label: 'Descrição' }] });
    const isOff = (): boolean => button(dialog, 'confirm').disabled;
    expect(isOff(), 'no text').to.equal(true);
    await replaceText(dialog, 'couro');
    expect(isOff(), 'no field').to.equal(true);
    dialog.field = 'none of them';
    await dialog.updateComplete;
    expect(isOff(), 'no such field').to.equal(true);
    expect(find(dialog, '.empty').textContent).to.equal('Escolha por qual campo pesquisar.');
    const select = find<HTMLElementTagNameMap['dass-select-list']>(dialog, 'dass-select-list');
    await user.click(select);
    await select.updateComplete;
    await user.press('ArrowDown');
    await user.press('End');
    await user.press('Enter');
    expect(dialog.field).to.equal('label');
    expect(isOff(), 'field and text').to.equal(false);
    expect(area(dialog).labels[0]!.textContent.trim()).to.equal('Valores de Descrição');
    await replaceText(dialog, 'nada');
    expect(isOff(), 'no matches').to.equal(true);
    area(dialog).select();
    await user.press('Backspace');
    expect(isOff(), 'no text').to.equal(true);
    const events = listen(dialog, ...eventTypes);
    await user.press('Control+Enter');
    expect(events).to.have.length(0);
    dialog.fields = [];
    await until('the error is shown', () => find(dialog, '.empty').textContent === 'Não há campo por que pesquisar.');
    expect(isOff(), 'no fields').to.equal(true);
  });

  it('selects the column of a table with the most matches; the user can select another', async () => {
    const dialog = await show({ fields: ['code'] });
    await paste('Item\tRef\tCódigo\n1\tTX-001\tTX-001\n2\t\t"CO-003"\n3\tx\tAV-004');
    const columns = (): HTMLInputElement[] => findAll<HTMLInputElement>(dialog, 'input[type=radio]');
    const selectedColumn = (): number => columns().findIndex(({ checked }) => checked);
    await until('the columns are shown', () => columns().length > 0);
    expect([columns().length, selectedColumn()]).to.deep.equal([3, 2]);
    expect(tabs(dialog)).to.deep.equal(['3 encontrados', '0 não encontrado', '1 ignorado']);
    expect(
      findAll(dialog, 'td')
        .slice(3, 6)
        .map(({ textContent }) => textContent),
    ).to.deep.equal(['1', 'TX-001', 'TX-001']);
    columns()[2]!.focus();
    await user.press('ArrowLeft');
    expect(selectedColumn()).to.equal(1);
    expect(tabs(dialog)).to.deep.equal(['1 encontrado', '1 não encontrado', '1 ignorado']);
    await user.click(findAll(dialog, 'td')[0]!);
    expect(selectedColumn()).to.equal(0);
    await replaceText(dialog, 'TX-001');
    expect(columns()).to.have.length(0);
    expect(tabs(dialog)[0]).to.equal('1 encontrado');
  });

  it('[PA-01] reads a single row with one code as a table, with several codes as a list', async () => {
    const dialog = await show();
    const events = listen(dialog, 'dass-confirm');
    area(dialog).focus();
    await paste('CO-003\t12\tazul');
    await until('the columns are shown', () => findAll(dialog, '.columns td').length === 3);
    expect(tabs(dialog)).to.deep.equal(['1 encontrado', '0 não encontrado', '0 ignorado']);
    await user.click(button(dialog, 'confirm'));
    const { rows, column } = events[0]!.detail as PasteResult;
    expect([rows, column]).to.deep.equal([[{ item: items[2], text: 'CO-003', cells: ['CO-003', '12', 'azul'] }], 0]);
    await dialog.show();
    area(dialog).focus();
    await paste('CO-003\tAV-004\tXX-999');
    expect(tabs(dialog)).to.deep.equal(['2 encontrados', '1 não encontrado', '0 ignorado']);
    expect(findAll(dialog, '.columns')).to.have.length(0);
  });

  it('skips the heading row of a spreadsheet, unless the user marks it as data', async () => {
    const dialog = await show({ text: 'Peça\tQtd\nTX-001\t2\nXX-9\t3' });
    const isHeading = (): boolean => find<HTMLInputElement>(dialog, '.heading-row input').checked;
    expect(tabs(dialog)).to.deep.equal(['1 encontrado', '1 não encontrado', '1 ignorado']);
    await selectTab(dialog, 2);
    expect(values(dialog)).to.deep.equal(['Peça: Cabeçalho: Usar como valor']);
    await until('the text is announced', () => findAll(dialog, '.heading-row').length > 0);
    expect(isHeading()).to.equal(true);
    await user.click(find(dialog, '[role=listitem] button'));
    expect([isHeading(), tabs(dialog)[1]]).to.deep.equal([false, '2 não encontrados']);
    find(dialog, '.heading-row input').focus();
    await user.press('Space');
    expect([isHeading(), tabs(dialog)[2]]).to.deep.equal([true, '1 ignorado']);
    await user.press('Space');
    dialog.text += '\nCO-003\t1';
    await until('the first row is the same', () => tabs(dialog)[0] === '2 encontrados');
    expect(isHeading()).to.equal(false);
    dialog.text = 'CÓDIGO\nTX-001';
    await until('the first row is different', () => isHeading());
    expect(tabs(dialog)).to.deep.equal(['1 encontrado', '0 não encontrado', '1 ignorado']);
    const events = listen(dialog, 'dass-close');
    await user.click(button(dialog, 'confirm'));
    expect(events, 'a heading alone is not reported again').to.have.length(1);
    await dialog.show();
    expect(findAll(dialog, '.heading-row'), 'nothing was pasted').to.have.length(0);
  });

  it('matches 5,000 values with 50,000 items on each key', async () => {
    const many = Array.from({ length: 50_000 }, (_, id) => ({ id, code: `C-${id}`, label: `Peça ${id}` }));
    const dialog = await show({ items: many });
    await paste(Array.from({ length: 5000 }, (_, n) => `c ${n * 9}`).join('\n'));
    await until('the values are found', () => tabs(dialog)[0] === '5.000 encontrados');
    expect(label(dialog, 'confirm')).to.equal('Adicionar 5.000');
    await user.type('\nzz');
    await until('the added value is matched', () => tabs(dialog)[1] === '1 não encontrado');
  });

  it('[PA-01] splits and matches one line with 100,000 semicolons', async () => {
    const dialog = await show();
    area(dialog).dispatchEvent(clipboardEvent('paste', `TX-001${';'.repeat(50_000)}CO-003;${'XX-9;'.repeat(50_000)}`));
    await until('matching is done', () => label(dialog, 'confirm') === 'Adicionar 2');
    expect(tabs(dialog)).to.deep.equal(['2 encontrados', '1 não encontrado', '49.999 ignorados']);
    dialog.text = ';'.repeat(100_000);
    await until('the text is empty', () => button(dialog, 'confirm').disabled);
    expect(tabs(dialog)[0]).to.equal('0 encontrado');
  });

  it('[PA-03] announces what was found and what was skipped', async () => {
    const isAnnounced = (text: string): Promise<unknown> =>
      until(`'${text}' is announced`, () =>
        findAll(document.body, '[data-dass-announce] p').some((line) => line.textContent === text),
      );
    const dialog = await show();
    await user.type('TX-001;TX-002;YY-4');
    await isAnnounced('1 encontrado, 1 não encontrado, 1 ignorado');
    await user.click(button(dialog, 'confirm'));
    await isAnnounced('1 item adicionado. 2 valores não entraram');
  });

  it('follows new items, new field names and a new language', async () => {
    const dialog = await show({ text: 'TX-001;TX-002' });
    dialog.items = [{ ref: 'TX-002', nome: 'Brim' }];
    dialog.fields = ['ref'];
    dialog.fieldLabel = 'nome';
    await until('the values are matched', () => values(dialog).join() === 'TX-002: Brim');
    await setLanguage('en');
    await dialog.updateComplete;
    expect(tabs(dialog)).to.deep.equal(['1 found', '1 not found', '0 skipped']);
  });
});
