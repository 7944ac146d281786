import { expect } from 'chai';
import './data-table.js';
import type { DassDataTable } from './data-table.js';
import '../../controls/dialog/dialog.js';
import { announced } from '../../../test/support/assertions/announced.js';
import { expectFocus } from '../../../test/support/assertions/expect-focus.js';
import { withClipboardStub } from '../../../test/support/emulation/clipboard-stub.js';
import { holdIdleTime, type HeldIdleTime } from '../../../test/support/emulation/idle-time.js';
import { grid, manyRows, showTable, loadedAhead } from '../../../test/support/elements/data-table.js';
import { listen, mountHtml } from '../../../test/support/fixture.js';
import { find, findAll, painted, until, user } from '../../../test/support/user.js';

const COUNT = 100_000;
const showMany = async (): Promise<DassDataTable> => {
  const element = await showTable({ rows: manyRows(COUNT), selection: 'multiple' });
  await loadedAhead(element);
  return element;
};
const progress = (element: Element): HTMLElement | undefined => findAll(element, '.copying')[0];

describe('dass-data-table, copying 100,000 rows', () => {
  let idleTime: HeldIdleTime | undefined;
  afterEach(() => {
    idleTime?.end();
    idleTime = undefined;
  });

  /** Copies by keys, until the progress is shown. */
  const startCopying = async (element: DassDataTable): Promise<HTMLElement> => {
    idleTime ??= holdIdleTime();
    grid(element).focus();
    if (element.selectedKeys.length === 0) await user.press('Control+a');
    await user.press('Control+c');
    return until('the progress is shown', () => {
      idleTime?.step();
      return progress(element);
    });
  };

  it('copies in slices, with the progress, and announces when all is copied', async () => {
    await withClipboardStub(true, async (copied) => {
      const element = await showMany();
      const events = listen(element, 'dass-copy');
      const part = await startCopying(element);
      expect(part.textContent.replace(/\s+/g, ' ')).to.match(/^Copiando… [\d.]+ de 100.000 ?Interromper$/);
      await announced('Copiando…');
      expect([events.length, copied()]).to.deep.equal([0, '']);
      idleTime?.end();
      await announced('100.000 linhas copiadas');
      const lines = copied().split('\n');
      expect([lines.length, lines[0], lines.at(-1)]).to.deep.equal([COUNT, 'Linha 0\t0', 'Linha 99999\t99.999']);
      expect([events.length, progress(element)]).to.deep.equal([1, undefined]);
    });
  });

  it('stops by Escape, without closing the dialog around, and by the button', async () => {
    await withClipboardStub(true, async (copied) => {
      const dialog = await mountHtml<HTMLElementTagNameMap['dass-dialog']>(
        '<dass-dialog heading="Linhas"></dass-dialog>',
      );
      const element = await showMany();
      dialog.append(element);
      await dialog.show();
      await painted();
      const events = listen(element, 'dass-copy');
      await startCopying(element);
      await user.press('Escape');
      await announced('Cópia interrompida');
      await until('the progress is gone', () => !progress(element));
      expect(dialog.open).to.equal(true);
      const part = await startCopying(element);
      await user.click(find(part, 'button'));
      await until('the progress is gone', () => !progress(element));
      expectFocus(grid(element));
      idleTime?.step();
      expect([events.length, copied(), dialog.open]).to.deep.equal([0, '', true]);
    });
  });

  it('copies other rows instead when the user copies again', async () => {
    await withClipboardStub(true, async (copied) => {
      const element = await showMany();
      await startCopying(element);
      await user.press('Control+a');
      await user.press('Control+c');
      await announced('1 linha copiada');
      expect([copied(), progress(element)]).to.deep.equal(['Linha 0\t0', undefined]);
    });
  });
});
