import { expect } from '@open-wc/testing';
import { html } from 'lit';
import './hierarchy-table.js';
import type { DassHierarchyTable } from './hierarchy-table.js';
import { itNeeds } from '../../../test/support/engine.js';
import { keep, listen, mountHtml } from '../../../test/support/fixture.js';
import {
  active,
  columns,
  details,
  heading,
  names,
  parts,
  press,
  row,
  twisty,
} from '../../../test/support/elements/hierarchy-table.js';
import { countOnPage, holdModule } from '../../../test/support/loading/late-module.js';
import { find, painted, user, until } from '../../../test/support/user.js';

/** A table that is rendered and whose interactions have not loaded; `updateComplete` waits for them. */
async function showEarly(properties: Record<string, unknown> = {}): Promise<DassHierarchyTable> {
  const element = keep(document.createElement('dass-hierarchy-table'));
  Object.assign(element, { rows: parts, columns, ...properties });
  document.body.append(element);
  await until('it is rendered', () => names(element).length > 0);
  await painted();
  return element;
}

describe('dass-hierarchy-table, before what handles clicks and keys has loaded', () => {
  itNeeds('late module', 'carries out each command once, and no event happens twice', async () => {
    const release = await holdModule('hierarchy-table/later-parts');
    const counted = countOnPage('click', 'keydown', 'hashchange');

    // Controls in a cell handle their clicks themselves.
    let [pressed, done] = [0, 0];
    const controls = await showEarly({
      rows: [{ id: 1, name: 'Um' }],
      columns: [
        { name: 'name' },
        {
          name: 'done',
          minWidth: 260,
          cell: () =>
            html`<button tabindex="-1" @click=${() => pressed++}>Abrir</button
              ><input type="checkbox" tabindex="-1" @change=${() => done++} /><a href="#early" tabindex="-1">Ver</a>`,
        },
      ],
    });
    const rowClicks = listen(controls, 'dass-row-click');
    for (const selector of ['button', 'input', 'a']) await user.click(find(controls, `.own ${selector}`));
    const box = find<HTMLInputElement>(controls, '.own input');
    expect([pressed, done, box.checked]).to.deep.equal([1, 1, true]);

    // What is for the table waits, in order.
    const waiting = await showEarly();
    const heard = listen(waiting, 'dass-expand', 'dass-sort', 'dass-row-click');
    await user.click(twisty(waiting, 'Tênis'));
    await user.click(heading(waiting, 0));
    await press('ArrowDown', 'ArrowDown');
    expect(heard).to.have.length(0);

    // What may not be meant any more is dropped: the rows are others, or the focus has left.
    const replaced = await showEarly();
    const ofReplaced = listen(replaced, 'dass-expand', 'dass-row-click');
    await user.click(twisty(replaced, 'Tênis'));
    replaced.rows = parts.map((one) => ({ ...one }));
    const left = await showEarly();
    const ofLeft = listen(left, 'dass-expand', 'dass-row-click');
    await user.click(twisty(left, 'Tênis'));
    const elsewhere = await mountHtml('<button>Fora</button>');
    await user.click(elsewhere);
    // The last of all, so that the focus is still in it.
    await user.click(twisty(waiting, 'Tênis'));
    await user.click(heading(waiting, 0));
    await press('ArrowDown', 'ArrowDown');

    const before = counted.counts();
    expect(before).to.deep.equal({ click: 10, keydown: 4, hashchange: 1 });
    await release();
    await until('it is carried out', () => names(waiting)[0] === 'Bota' && names(waiting).length === 5);
    expect(details(heard).map((detail) => Object.keys(detail as object).join())).to.deep.equal([
      'row,key,expanded',
      'column,direction',
    ]);
    await until('the keys, too', () => active(waiting) === 'Cabedal2');
    await painted();
    expect([pressed, done, box.checked]).to.deep.equal([1, 1, true]);
    expect([rowClicks.length, ofReplaced.length, ofLeft.length]).to.deep.equal([0, 0, 0]);
    expect([row(replaced, 'Tênis').ariaExpanded, row(left, 'Tênis').ariaExpanded]).to.deep.equal(['false', 'false']);
    expect(counted.counts(), 'the page hears nothing twice').to.deep.equal(before);
    counted.stop();
    location.hash = '';
  });
});
