import { expect } from 'chai';
import './lookup-dialog.js';
import { answerConfirm } from '../../../testing/dom.js';
import { expectConsole } from '../../../test/support/assertions/page-problems.js';
import { detail, names, open, row, rows, shownRows, tokens } from '../../../test/support/elements/lookup-dialog.js';
import { listen } from '../../../test/support/fixture.js';
import { find, findAll, painted, user, until } from '../../../test/support/user.js';
import type { SaveRequest } from '../lookup-edit-dialog/save-row.js';

describe('dass-lookup-dialog: rows of the application', () => {
  it('[LK-08] indents the labels by 25 px for each level', async () => {
    const element = await open({
      tableColumns: [{ name: 'name', label: 'Nome', level: 'level' }],
      tableValues: [0, 1, 2].map((level) => ({ id: level, level, name: `Nível ${level}` })),
    });
    const starts = shownRows(element).map((one) => {
      const range = document.createRange();
      range.selectNodeContents(find(one, '.cell:not(.checkbox-cell)'));
      return Math.round(range.getBoundingClientRect().left);
    });
    const [first = 0] = starts;
    expect(starts.map((start) => start - first)).to.deep.equal([0, 25, 50]);
  });

  it('[LK-09] keeps the selection and its order when the rows are replaced while it is open', async () => {
    const element = await open({ value: [2] });
    await user.click(row(element, 'União'));
    element.tableValues = [{ ...rows[3], name: 'União S.A.' }, rows[0] as object];
    await until('the rows are replaced', () => names(element).length === 2);
    expect(tokens(element)).to.deep.equal(['Curtume Imbuia', 'União S.A.']);
    expect(row(element, 'União').ariaSelected).to.equal('true');
    const events = listen(element, 'dass-confirm');
    await user.click(find(element, '.confirm'));
    expect(detail(events).value).to.deep.equal([2, 4]);
    expect(detail(events).rows[1] === element.tableValues[0], "the application's new object").to.equal(true);
  });

  it('[LK-09] keeps ids that no row has', async () => {
    const element = await open({ value: ['X-9', 2] });
    const events = listen(element, 'dass-confirm');
    expect(tokens(element)).to.deep.equal(['X-9', 'Curtume Imbuia']);
    await user.click(find(element, '.confirm'));
    expect([detail(events).value, detail(events).rows.length]).to.deep.equal([['X-9', 2], 1]);
  });

  it('selects rows without an id, and each of those with the same id', async () => {
    const values = [{ name: 'Sem id' }, { id: 7, name: 'Um' }, { id: 7, name: 'Outro' }, null, 'x'];
    const element = await open();
    await expectConsole(/1 row has no key .* 1 row has the key of an earlier row/, async () => {
      element.tableValues = values as object[];
      await until('the rows are replaced', () => names(element).length === 3);
    });
    const events = listen(element, 'dass-confirm');
    expect(names(element)).to.deep.equal(['Sem id', 'Um', 'Outro']);
    for (const name of ['Outro', 'Sem id', 'Um']) await user.click(row(element, name));
    expect(tokens(element)).to.deep.equal(['Outro', 'Sem id', 'Um']);
    await user.click(row(element, 'Um'));
    expect(tokens(element)).to.deep.equal(['Outro', 'Sem id']);
    await user.click(find(element, '.confirm'));
    expect(detail(events).rows.map((one) => values.indexOf(one as never))).to.deep.equal([2, 0]);
    expect(detail(events).value).to.deep.equal([7, 'Sem id']);
  });

  it('[LK-04] copies a template with nested objects, dates and a cycle, anew for each row', async () => {
    const template: Record<string, unknown> = { name: '', contact: { since: new Date(5), tags: ['a'] } };
    template.self = template;
    const saved: Record<string, unknown>[] = [];
    const element = await open({
      template,
      saveRow: ({ row: given }: SaveRequest) => {
        saved.push(given as Record<string, unknown>);
        (given as { contact: { tags: string[] } }).contact.tags.push('b');
        return Promise.resolve({ ...given, id: `N-${saved.length}` });
      },
    });
    for (const name of ['Um', 'Dois']) {
      await user.click(find(element, '.add'));
      const field = await until('the editor is open', () => findAll(element, 'dialog[open] .form [name=name]')[0]);
      await until('it has the focus', () => field.matches(':focus-within'));
      await user.type(name);
      await user.press('Enter');
      await until('it is saved', () => names(element)[0] === name);
    }
    expect(saved.map(({ name, contact }) => [name, contact])).to.deep.equal(
      ['Um', 'Dois'].map((name) => [name, { since: new Date(5), tags: ['a', 'b'] }]),
    );
    expect([template.name, (template.contact as { tags: string[] }).tags]).to.deep.equal(['', ['a']]);
  });

  it('[LK-05] asks about the rows by their labels, and does not change the list of the application', async () => {
    const values = Object.freeze(rows.map((one) => Object.freeze({ ...one })));
    const element = await open({ tableValues: values, removeRows: () => Promise.resolve() });
    await user.click(findAll(row(element, 'filial'), 'dass-button')[1] as HTMLElement);
    const question = await until('it asks', () => findAll(document.body, 'dass-delete-dialog')[0]);
    await until('the label is there', () => question.shadowRoot?.textContent?.includes('São João (filial)'));
    await answerConfirm(true);
    await until('the row is gone', () => names(element).length === 3);
    await painted();
    expect(element.tableValues === values && values.length).to.equal(4);
  });
});
