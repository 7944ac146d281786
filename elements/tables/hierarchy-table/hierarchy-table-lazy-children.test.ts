import { collectConsole } from '../../../test/support/assertions/page-problems.js';
import { expect } from 'chai';
import './hierarchy-table.js';
import { names, press, row, show, expander } from '../../../test/support/elements/hierarchy-table.js';
import { find, painted, user, until } from '../../../test/support/user.js';

describe('dass-hierarchy-table, children loaded on demand', () => {
  const warnings = collectConsole(
    /<dass-hierarchy-table> (Some rows do not fit into the tree|Children of a row could not be loaded)/,
  );

  it('loads children when a row is expanded: shows progress and failure, tries again, and aborts', async () => {
    const requests: { row: object; signal: AbortSignal; answer(rows: unknown[]): void; fail(): void }[] = [];
    const element = await show({
      rows: [
        { id: 1, name: 'Um', hasChildren: true },
        { id: 2, name: 'Dois', hasChildren: true },
      ],
      loadChildren: (one: object, { signal }: { signal: AbortSignal }) =>
        new Promise((answer, reject) =>
          requests.push({ row: one, signal, answer, fail: () => reject(new Error('Sem rede')) }),
        ),
    });
    expect(row(element, 'Um').ariaExpanded).to.equal('false');
    await user.click(expander(element, 'Um'));
    expect(row(element, 'Um').ariaBusy).to.equal('true');
    requests[0]?.answer([
      { id: 11, name: 'Onze' },
      { id: 12, name: 'Doze', hasChildren: true },
    ]);
    await until('the children are loaded', () => names(element).length === 4);
    expect(names(element)).to.deep.equal(['Um', 'Onze', 'Doze', 'Dois']);
    expect(row(element, 'Onze').ariaLevel).to.equal('2');
    await user.click(expander(element, 'Dois'));
    requests[1]?.fail();
    await until('the error is shown', () => names(element).includes('Não carregou: abra de novoDois'));
    await user.click(expander(element, 'Não carregou: abra de novoDois'));
    await press('ArrowLeft');
    expect(requests[2]?.signal.aborted).to.equal(true);
    expect(row(element, 'Dois').ariaBusy).to.equal(null);
    requests.length = 0;
    await user.click(find(element, '.toggle'));
    await until('all children are requested', () => requests.length === 2);
    expect(find(element, '.toggle').title).to.equal('Parar de carregar');
    requests.forEach(({ answer }, at) => answer([{ id: `n${at}`, name: `Novo ${at}` }]));
    await until('all children are loaded', () => names(element).length === 6);
    expect(find(element, '.toggle').title).to.equal('Recolher tudo');
  });

  it('tries again by keyboard after a failure', async () => {
    let requests = 0;
    const element = await show({
      rows: [{ id: 1, name: 'Um', hasChildren: true }],
      loadChildren: () =>
        ++requests === 1 ? Promise.reject(new Error('Sem rede')) : Promise.resolve([{ id: 2, name: 'Dois' }]),
    });
    element.focus();
    await press('ArrowRight');
    await until('the error is shown', () => names(element)[0]?.startsWith('Não carregou') === true);
    await press('ArrowRight');
    await until('the row is loaded', () => names(element).includes('Dois'));
    expect(names(element)).to.deep.equal(['Um', 'Dois']);
  });

  it('reloads the children of a row, and keeps expanded descendants', async () => {
    let version = 1;
    let isDown = false;
    const element = await show({
      rows: [
        { id: 'a', name: 'A', hasChildren: true },
        { id: 'z', name: 'Z', hasChildren: true },
      ],
      loadChildren: ({ id }: { id: string }) =>
        isDown
          ? Promise.reject(new Error('Sem rede'))
          : Promise.resolve([
              { id: `${id}1`, name: `${id}1 v${version}`, hasChildren: id.length === 1 },
              { id: `${id}2`, name: `${id}2 v${version}` },
            ]),
    });
    await user.click(expander(element, 'A'));
    await until('its children are loaded', () => names(element).length === 4);
    await user.click(expander(element, 'Z'));
    await until('their children are loaded', () => names(element).length === 6);
    await user.click(expander(element, 'a1 v1'));
    await until('all descendants are loaded', () => names(element).length === 8);
    expect(names(element)).to.deep.equal(['A', 'a1 v1', 'a11 v1', 'a12 v1', 'a2 v1', 'Z', 'z1 v1', 'z2 v1']);
    version = 2;
    expect(await element.reloadChildren('a')).to.equal(true);
    const now = ['A', 'a1 v2', 'a11 v2', 'a12 v2', 'a2 v2', 'Z', 'z1 v1', 'z2 v1'];
    await until('the whole branch is loaded again', () => names(element).join() === now.join());
    isDown = true;
    expect(await element.reloadChildren('a')).to.equal(false);
    expect(names(element), 'loaded children stay').to.deep.equal(now);
    expect(row(element, 'A').ariaBusy).to.equal(null);
    expect(await element.reloadChildren('nowhere')).to.equal(false);
  });

  it('loads the children of reloaded rows again, also of rows that the application has set', async () => {
    let version = 1;
    const requests: string[] = [];
    const element = await show({
      rows: [
        { id: 'a', name: 'A', hasChildren: true },
        { id: 'own', parentId: 'a1', name: 'Própria', hasChildren: true },
      ],
      loadChildren: ({ id }: { id: string }) => {
        requests.push(id);
        return Promise.resolve([{ id: `${id}1`, name: `${id}1 v${version}` }]);
      },
    });
    await user.click(expander(element, 'A'));
    await until('its child is loaded', () => names(element).includes('a1 v1'));
    await user.click(expander(element, 'a1 v1'));
    await user.click(expander(element, 'Própria'));
    await until('the next descendant is loaded', () => names(element).includes('own1 v1'));
    await user.click(expander(element, 'Própria'));
    version = 2;
    expect(await element.reloadChildren('a')).to.equal(true);
    await element.updateComplete;
    expect(names(element)).to.deep.equal(['A', 'a1 v2', 'Própria']);
    await user.click(expander(element, 'Própria'));
    await until('the row is loaded again', () => names(element).length === 4);
    expect(names(element)).to.deep.equal(['A', 'a1 v2', 'Própria', 'own1 v2']);
    expect(requests).to.deep.equal(['a', 'own', 'a', 'own']);
  });

  it('the expand-all button is reached by keyboard also when no children are loaded', async () => {
    const element = await show({
      rows: [{ id: 1, name: 'Um', hasChildren: true }],
      loadChildren: () => Promise.resolve([{ id: 2, name: 'Dois' }]),
    });
    element.focus();
    await press('Home', 'ArrowUp');
    expect(find(element, '.head .active').id).to.equal('toggle-all');
    await press('Enter');
    await until('the children are loaded', () => names(element).includes('Dois'));
  });

  /** Rows whose children are held back until they are released. */
  const waiting = (count = 2) => {
    const requests: { id: number; signal: AbortSignal; answer(rows: unknown): void }[] = [];
    return {
      requests: requests,
      rows: Array.from({ length: count }, (_, id) => ({ id, name: `Linha ${id}`, hasChildren: true })),
      loadChildren: ({ id }: { id: number }, { signal }: { signal: AbortSignal }) =>
        new Promise((answer) => requests.push({ id, signal, answer })),
    };
  };

  it('shows which row is loading, until its children are there', async () => {
    const { requests, ...properties } = waiting();
    const element = await show(properties);
    const turns = (name: string): string => getComputedStyle(expander(element, name), '::before').animationName;
    await user.click(expander(element, 'Linha 1'));
    expect(['Linha 0', 'Linha 1'].map(turns)).to.deep.equal(['none', 'turn']);
    requests[0]?.answer([{ id: 'x', name: 'Parte' }]);
    await until('the children are loaded', () => names(element).includes('Parte'));
    expect(turns('Linha 1')).to.equal('none');
    expect(row(element, 'Linha 1').ariaBusy).to.equal(null);
  });

  it('ignores children that are no longer wanted: collapsed, stopped, or removed from the page', async () => {
    const { requests, ...properties } = waiting();
    const element = await show(properties);
    await user.click(expander(element, 'Linha 0'));
    await user.click(expander(element, 'Linha 0'));
    await user.click(find(element, '.toggle'));
    expect(find(element, '.toggle').title).to.equal('Parar de carregar');
    await user.click(find(element, '.toggle'));
    expect(find(element, '.toggle').title).to.equal('Expandir tudo');
    await user.click(expander(element, 'Linha 1'));
    element.remove();
    expect(requests.map(({ id, signal }) => `${id} ${signal.aborted}`)).to.deep.equal(
      [0, 0, 1, 1].map((id) => `${id} true`),
    );
    document.body.append(element);
    for (const { answer } of requests) answer([{ id: 'late', name: 'Tarde' }]);
    await Promise.resolve();
    element.requestUpdate();
    await element.updateComplete;
    expect(names(element)).to.deep.equal(['Linha 0', 'Linha 1']);
    for (const name of ['Linha 0', 'Linha 1']) expect(row(element, name).ariaBusy).to.equal(null);
  });

  it('an aborted request that then rejects, as fetch() does, is no failure: expanding asks again', async () => {
    const answers: ((rows: unknown[]) => void)[] = [];
    const element = await show({
      rows: [{ id: 1, name: 'Um', hasChildren: true }],
      loadChildren: (_row: object, { signal }: { signal: AbortSignal }) =>
        new Promise((resolve, reject) => {
          answers.push(resolve);
          signal.addEventListener('abort', () => reject(signal.reason as Error));
        }),
    });
    await user.click(expander(element, 'Um'));
    await press('ArrowLeft');
    await painted();
    expect([names(element), row(element, 'Um').ariaExpanded]).to.deep.equal([['Um'], 'false']);
    expect(expander(element, 'Um').matches('.failed')).to.equal(false);
    await press('ArrowRight');
    await until('it asks again', () => answers.length === 2);
    answers[1]?.([{ id: 2, name: 'Dois' }]);
    await until('the child is there', () => names(element).length === 2);
    expect(warnings.messages()).to.deep.equal([]);
  });

  it('loads the children of all rows a few at a time', async () => {
    const { requests, ...properties } = waiting(6);
    const element = await show(properties);
    await user.click(find(element, '.toggle'));
    expect(requests.map(({ id }) => id)).to.deep.equal([0, 1, 2, 3]);
    requests[2]?.answer([]);
    await until('the next branch is requested', () => requests.length === 5);
    expect(requests[4]?.id).to.equal(4);
  });

  it('with other rows, loads the children of expanded rows again', async () => {
    const { requests, ...properties } = waiting();
    const element = await show(properties);
    await user.click(expander(element, 'Linha 0'));
    requests[0]?.answer([{ id: 'x', name: 'Velha' }]);
    await until('the children are loaded', () => names(element).includes('Velha'));
    await user.click(expander(element, 'Linha 1'));
    element.rows = properties.rows.map((one) => ({ ...one }));
    await element.updateComplete;
    expect(requests[1]?.signal.aborted, 'the row object was replaced').to.equal(true);
    expect(names(element)).to.deep.equal(['Linha 0', 'Linha 1']);
    expect(
      requests.map(({ id }) => id),
      'the expanded one',
    ).to.deep.equal([0, 1, 0]);
    requests[2]?.answer([{ id: 'x', name: 'Nova' }]);
    await until('the children are loaded', () => names(element).includes('Nova'));
    expect(names(element)).to.deep.equal(['Linha 0', 'Nova', 'Linha 1']);
  });

  it('treats an empty result, or one that is not a list, as no children', async () => {
    const { requests, ...properties } = waiting();
    const element = await show(properties);
    await user.click(find(element, '.toggle'));
    requests[0]?.answer('nada');
    requests[1]?.answer([]);
    await until('no request is pending', () => find(element, '.toggle').title !== 'Parar de carregar');
    for (const name of ['Linha 0', 'Linha 1']) expect(row(element, name).ariaExpanded).to.equal(null);
    expect(names(element)).to.deep.equal(['Linha 0', 'Linha 1']);
  });
});
