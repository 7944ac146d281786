import { expect } from 'chai';
import { answerConfirm } from '../../../testing/dom.js';
import { clipboardEvent } from '../../../test/support/clipboard.js';
import {
  box,
  button,
  detail,
  dialog,
  filterOf,
  ids,
  labels,
  show,
  steps,
} from '../../../test/support/elements/pick-list.js';
import { listen } from '../../../test/support/fixture.js';
import { find, findAll, painted, until, user } from '../../../test/support/user.js';
import type { DassPickList } from './pick-list.js';

describe('dass-pick-list: paste', () => {
  it('[PL-02] adds the items that pasted values name by the paste field', async () => {
    const items = steps.map((step, index) => ({ ...step, code: `X-${index + 1}`, disabled: index === 5 }));
    const element = await show({ items, fieldPaste: 'code', selected: [1] });
    const confirm = async (): Promise<void> => {
      const dialog = await until('the dialog is open', () =>
        document.querySelector<HTMLElement>('dass-paste-list-dialog'),
      );
      const button = await until('the confirm button is enabled', () =>
        findAll<HTMLElement & { disabled: boolean }>(dialog, 'footer dass-button.confirm').find(
          ({ disabled }) => !disabled,
        ),
      );
      await user.click(button);
      // The skipped values are shown in another step.
      await user.click(await until('the skipped values are shown', () => findAll(dialog, '.close-result')[0]));
      await until('the dialog is closed', () => labels(element, 'selected').length > 1);
    };
    element.focus();
    const paste = (): ClipboardEvent => clipboardEvent('paste', 'x4; X-1\nnada\nx 2;x6');
    box(element, 'available').dispatchEvent(paste());
    await confirm();
    expect(labels(element, 'selected')).to.deep.equal(['Corte', 'Injeção', 'Costura']);
    document.querySelector('dass-paste-list-dialog')?.remove();
    const inField = paste();
    filterOf(element, 'available').dispatchEvent(inField);
    expect(inField.defaultPrevented, 'a text field receives the text').to.equal(false);
    await user.click(find(element, '.paste'));
    const pasteDialog = await until('the dialog is open', () =>
      document.querySelector<HTMLElement>('dass-paste-list-dialog'),
    );
    pasteDialog.remove();
    element.fieldPaste = '';
    await element.updateComplete;
    expect(findAll(element, '.paste')).to.have.length(0);
  });

  describe('[PL-02] result', () => {
    const items = steps.map((step, index) => ({ ...step, code: `X-${index + 1}`, disabled: index === 5 }));
    const pasteDialog = (): Element | null => document.querySelector('dass-paste-list-dialog');
    const paste = async (element: DassPickList, text: string): Promise<Element> => {
      box(element, 'available').dispatchEvent(clipboardEvent('paste', text));
      const dialog = await until('the dialog is open', pasteDialog);
      await until(
        'the confirm button is enabled',
        () => findAll<HTMLElement & { disabled: boolean }>(dialog, '.confirm')[0]?.disabled === false,
      );
      return dialog;
    };
    afterEach(() => pasteDialog()?.remove());

    it('is selected, and dass-pick fired, before the dialog shows that items were added', async () => {
      const element = await show({ items, fieldPaste: 'code' });
      const dialog = await paste(element, 'x4\nnada\nx2');
      const events: unknown[] = [];
      element.addEventListener('dass-pick', ({ detail: payload }) => {
        events.push(ids(payload.selected));
        expect(findAll(dialog, '.added'), 'nothing is announced yet').to.deep.equal([]);
      });
      await user.press('Control+Enter');
      expect(events).to.deep.equal([[4, 2]]);
      const added = await until('the result is announced', () => findAll(dialog, '.added')[0]);
      expect(added.textContent.trim()).to.equal('2 itens adicionados.');
      expect(labels(element, 'selected')).to.deep.equal(['Injeção', 'Costura']);
    });

    it('has the other columns of the pasted rows in dass-pick; other moves have none', async () => {
      const element = await show({ items, fieldPaste: 'code', selected: [1] });
      const events = listen(element, 'dass-pick');
      await paste(element, 'Código\tQtd\nx4\t1.200,5\nx-1\t3\nx6\t4\nX2\t');
      await user.press('Control+Enter');
      expect(detail(events).pasted).to.deep.equal({
        rows: [
          { item: items[3], text: 'x4', cells: ['x4', '1.200,5'] },
          { item: items[1], text: 'X2', cells: ['X2', ''] },
        ],
        headings: ['Código', 'Qtd'],
        column: 0,
      });
      pasteDialog()?.remove();
      await user.click(button(element, 'undo'));
      expect(detail(events).pasted).to.equal(undefined);
    });

    it('shows how many were added where one item can be selected', async () => {
      const element = await show({ items, fieldPaste: 'code', selection: 'single' });
      const dialog = await paste(element, 'x4\nnada\nx2');
      await user.press('Control+Enter');
      const added = await until('the result is announced', () => findAll(dialog, '.added')[0]);
      expect(added.textContent.trim()).to.equal('1 item adicionado.');
      expect(labels(element, 'selected')).to.deep.equal(['Injeção']);
    });

    it('is not shown while the user is asked to confirm', async () => {
      const element = await show({
        ...{ items, fieldPaste: 'code', selection: 'single', confirmDelete: true, selected: [1] },
      });
      await paste(element, 'x4\nnada');
      await user.press('Control+Enter');
      await dialog();
      expect([pasteDialog(), labels(element, 'selected')]).to.deep.equal([null, ['Corte']]);
      await answerConfirm(true);
      expect(labels(element, 'selected')).to.deep.equal(['Injeção']);
    });
  });

  describe('values', () => {
    const openedDialog = (): Promise<HTMLElementTagNameMap['dass-paste-list-dialog']> =>
      until('the dialog is open', () => document.querySelector('dass-paste-list-dialog'));
    const confirmPasted = async (): Promise<void> => {
      const open = await openedDialog();
      await user.click(
        await until('the confirm button is enabled', () =>
          findAll<HTMLElement & { disabled: boolean }>(open, 'footer .confirm').find(({ disabled }) => !disabled),
        ),
      );
      await until('the dialog is closed', () => !document.querySelector('dass-paste-list-dialog'));
      await painted();
    };
    const paste = (element: Element, text: string): boolean =>
      box(element, 'available').dispatchEvent(clipboardEvent('paste', text));
    afterEach(() => document.querySelector('dass-paste-list-dialog')?.remove());

    it('[PL-02] match by code or label without a paste field', async () => {
      const items = steps.map((step, at) => ({ ...step, code: `X-${at + 1}` }));
      const element = await show({ items, fieldCode: 'code' });
      paste(element, 'x1\nX-3');
      await confirmPasted();
      expect(ids(element.selected)).to.deep.equal([1, 3]);
    });

    it('[PL-07] that are repeated are selected twice with duplicates', async () => {
      const element = await show({ duplicates: true, fieldPaste: 'label' });
      paste(element, 'Corte\nMontagem\nCorte');
      await confirmPasted();
      expect(labels(element, 'selected')).to.deep.equal(['Corte', 'Montagem', 'Corte']);
    });

    it('[PL-08] open no dialog while the list cannot be changed', async () => {
      const element = await show({ readOnly: true, fieldPaste: 'label' });
      paste(element, 'Corte');
      element.readOnly = false;
      await element.updateComplete;
      paste(element, 'Montagem');
      expect((await openedDialog()).text).to.equal('Montagem');
      expect(findAll(document.body, 'dass-paste-list-dialog')).to.have.length(1);
    });

    it('[PL-02] add the items that are left when they are replaced while the dialog is open', async () => {
      const element = await show({ fieldPaste: 'label' });
      paste(element, 'Corte\nMontagem\nInjeção');
      await openedDialog();
      element.items = [steps[2]!, { id: 1, label: 'Corte novo' }];
      await element.updateComplete;
      await confirmPasted();
      expect(labels(element, 'selected')).to.deep.equal(['Corte novo', 'Montagem']);
      expect(ids(element.selected)).to.deep.equal([1, 3]);
    });
  });
});
