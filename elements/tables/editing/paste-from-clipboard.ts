import { html, render } from 'lit';
import { msg } from '../../../locales/localize.js';
import { announce } from '../../base/announce.js';
import '../../controls/button/button.js';
import '../../controls/dialog/dialog.js';
import type { CellArea } from '../../core/table/cells/cell-range.js';
import '../../fields/text-input/text-input.js';
import type { CellChanges } from './cell-changes.js';
import type { EditableGrid } from './editable-grid.js';
import { pasteCells, readPasted } from './paste-cells.js';

/** What a clipboard has: the plain text, and the HTML of the same block; '' without it. */
interface Pasted {
  readonly text: string;
  readonly html: string;
}

/**
 * Pastes what the clipboard has without a key. Where the browser does not allow the page to read it, a dialog has a field
 * into which the user pastes.
 */
export async function pasteFromClipboard(grid: EditableGrid, changes: CellChanges, area: CellArea): Promise<void> {
  const pasted = (await readClipboard()) ?? (await askForBlock(grid));
  if (!pasted) return;
  if (pasted.text === '') return announce(msg('Não há texto para colar', { id: 'dassTablePasteEmpty' }), 'assertive');
  await pasteCells(grid, changes, area, readPasted(pasted.text, pasted.html));
}

/** @returns resolves with undefined when the page may not read the clipboard */
async function readClipboard(): Promise<Pasted | undefined> {
  try {
    const items = await navigator.clipboard.read();
    const read = async (type: string): Promise<string> => {
      const item = items.find(({ types }) => types.includes(type));
      return item ? (await item.getType(type)).text() : '';
    };
    return { text: await read('text/plain'), html: await read('text/html') };
  } catch {
    // Without https there is no clipboard, and the user may not allow it.
    return undefined;
  }
}

/** Asks the user to paste into a field. @returns resolves with undefined when the user cancels */
function askForBlock(grid: EditableGrid): Promise<Pasted | undefined> {
  const dialog = document.createElement('dass-dialog');
  dialog.heading = msg('Colar', { id: 'dassTableMenuPaste' });
  return new Promise((resolve) => {
    const close = (pasted?: Pasted): void => {
      resolve(pasted);
      void dialog.hide().then(() => dialog.remove());
    };
    const onPaste = (event: ClipboardEvent): void => {
      const text = event.clipboardData?.getData('text/plain') ?? '';
      if (text === '') return;
      event.preventDefault();
      close({ text, html: event.clipboardData?.getData('text/html') ?? '' });
    };
    const takeTyped = (): void => close({ text: dialog.querySelector('dass-text-input')?.value ?? '', html: '' });
    render(
      html`<dass-text-input
          multiline
          autofocus
          spellcheck="false"
          label=${msg('Células', { id: 'dassTablePasteField' })}
          hint=${msg('O navegador não deixa a página ler a área de transferência. Cole neste campo as células copiadas.', { id: 'dassTablePasteHelp' })}
          @paste=${onPaste}
        ></dass-text-input>
        <dass-button slot="footer" @click=${() => close()}
          >${msg('Cancelar', { id: 'dassTablePasteCancel' })}</dass-button
        >
        <dass-button slot="footer" appearance="solid" @click=${takeTyped}
          >${msg('Colar', { id: 'dassTableMenuPaste' })}</dass-button
        >`,
      dialog,
    );
    grid.element.renderRoot.append(dialog);
    dialog.addEventListener('dass-close', () => {
      resolve(undefined);
      dialog.remove();
    });
    void dialog.show();
  });
}
