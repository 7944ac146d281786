import { expect } from 'chai';
import './hierarchy-table.js';
import { can, itNeeds } from '../../../test/support/engine.js';
import { expectFocus } from '../../../test/support/assertions/expect-focus.js';
import { listen } from '../../../test/support/fixture.js';
import {
  details,
  grid,
  names,
  parts,
  press,
  row,
  said,
  show,
  textOf,
} from '../../../test/support/elements/hierarchy-table.js';
import { storageKey } from '../grid/table-settings.js';
import { find, findAll, user, until } from '../../../test/support/user.js';

describe('dass-hierarchy-table, options menu', () => {
  it('[TB-11] keeps the sorting and the columns over a reload, and restores them from the options menu', async () => {
    const key = storageKey('test.structure', 'ana');
    const settings = { settingsKey: 'test.structure', settingsUser: 'ana' };
    const element = await show(settings);
    const before = names(element);
    await user.click(find(element, '#head-0'));
    const sorted = names(element);
    expect(sorted).to.not.deep.equal(before);
    element.remove();
    const again = await show(settings);
    expect(names(again)).to.deep.equal(sorted);
    await user.click(find(again, '#options'));
    const entry = await until('the menu is open', () =>
      findAll(find(again, 'dass-menu'), '[role=menuitem]').find((one) => textOf(one) === 'Restaurar tabela'),
    );
    await user.click(entry);
    await said('Tabela restaurada');
    expect([names(again), localStorage.getItem(key)]).to.deep.equal([before, null]);
  });

  it('[HT-03] expands to a level from the options menu, by pointer and by keyboard', async () => {
    const element = await show({ selection: 'multiple' });
    const events = listen(element, 'dass-expand-all');
    const menu = (): HTMLElement => find(element, 'dass-menu');
    const entries = (): HTMLElement[] => findAll(menu(), '[role=menuitem]');
    await user.click(find(element, '#options'));
    await until('the menu is open', () => entries().length > 0);
    expect(entries().map(textOf)).to.deep.equal([
      'Expandir até o nível 1',
      'Expandir até o nível 2',
      'Expandir até o nível 3',
      'Colunas…',
    ]);
    await user.click(entries()[1] as Element);
    await element.updateComplete;
    expect(names(element)).to.deep.equal(['Tênis', 'Cabedal', 'Solado', 'Água', 'Bota']);
    expectFocus(grid(element));
    await press('Home', 'ArrowUp', 'ArrowRight', 'ArrowRight');
    expect(find(element, '#options').matches('.active')).to.equal(true);
    await press('Enter');
    await until('the menu is open again', () => entries().length > 0);
    await press('End', 'ArrowUp', 'Enter');
    expect(names(element)).to.have.length(6);
    await user.click(find(element, '#options'));
    await until('the menu opens again', () => entries().length > 0);
    await press('Escape');
    await until('the menu is closed', () => entries().length === 0);
    expect(details(events)).to.deep.equal([
      { expanded: true, level: 2 },
      { expanded: true, level: 3 },
    ]);
  });

  itNeeds(
    'touch',
    'selects and deselects the descendants of an independent row from the options menu, by touch',
    async () => {
      const element = await show({ expanded: ['p'], selection: 'multiple', independent: true });
      const events = listen(element, 'dass-select-rows');
      const entries = (): HTMLElement[] => findAll(find(element, 'dass-menu'), '[role=menuitem]');
      const labels = (): string[] => entries().map(textOf);
      const choose = async (label: string): Promise<void> => {
        await user.tap(find(element, '#options'));
        await until(`'${label}' is offered`, () => labels().includes(label));
        const entry = entries()[labels().indexOf(label)] as HTMLElement;
        if (can('coarse pointer'))
          expect(entry.offsetHeight, 'large enough for a finger with a glove').to.be.at.least(44);
        await user.tap(entry);
        await until('the menu is closed', () => entries().length === 0);
      };
      await user.tap(find(row(element, 'Tênis'), '.checkbox'));
      expect(element.selectedKeys).to.deep.equal(['p']);
      await choose('Selecionar o que está abaixo de Tênis');
      expect(element.selectedKeys, 'at any level').to.deep.equal(['p', 'u', 's', 'l', 'g']);
      await said('5 linhas selecionadas');
      expect((details(events).at(-1) as { changed: unknown[] }).changed).to.have.length(4);
      await user.tap(find(row(element, 'Tênis'), '.checkbox'));
      expect(element.selectedKeys).to.deep.equal(['u', 's', 'l', 'g']);
      await choose('Desmarcar o que está abaixo de Tênis');
      expect(element.selectedKeys).to.deep.equal([]);
      await user.tap(find(row(element, 'Bota'), '.checkbox'));
      await user.tap(find(element, '#options'));
      await until('the menu is open', () => entries().length > 0);
      expect(labels().at(-2), 'the row has no children').to.equal('Expandir até o nível 3');
    },
  );

  it('offers to select descendants only when rows are independent and the descendants differ', async () => {
    const element = await show({ expanded: 'all', selection: 'multiple' });
    const labels = async (): Promise<string[]> => {
      await user.click(find(element, '#options'));
      const entries = (): HTMLElement[] => findAll(find(element, 'dass-menu'), '[role=menuitem]');
      await until('the menu is open', () => entries().length > 0);
      const texts = entries().map(textOf);
      await press('Escape');
      await until('the menu is closed', () => entries().length === 0);
      return texts.slice(3);
    };
    element.focus();
    expect(await labels(), 'selecting a row selects its descendants').to.deep.equal(['Colunas…']);
    element.independent = true;
    await element.updateComplete;
    expect(await labels(), 'no row is selected').to.deep.equal(['Colunas…']);
    element.focus();
    await press('Space');
    expect(await labels()).to.deep.equal(['Selecionar o que está abaixo de Tênis', 'Colunas…']);
    element.rows = parts.map((part) => (part.id === 'p' ? { ...part, name: 'Tênis '.repeat(60) } : part));
    await element.updateComplete;
    expect((await labels())[0]?.length, 'a long name is truncated').to.be.lessThan(80);
  });
});
