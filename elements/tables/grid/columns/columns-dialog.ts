import { css, html, render } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { resolveText } from '../../../../locales/index.js';
import { formatCount, msg, str } from '../../../../locales/localize.js';
import { announce } from '../../../base/announce.js';
import { adoptStyles } from '../../../base/styles/adopt-styles.js';
import '../../../controls/button/button.js';
import '../../../controls/dialog/dialog.js';
import { arrowDown, arrowUp } from '../../../controls/icon/icons.js';
import { renderIcon } from '../../../controls/icon/render-icon.js';
import type { Grid } from '../grid.js';
import { type TableColumnSetting, nameOf } from './grid-columns-model.js';

interface Line {
  readonly name: string;
  readonly label: string;
  readonly isHidden: boolean;
}

/** Opens the dialog in which the user shows, hides and moves columns. Each change applies at once. */
export function showColumnsDialog(grid: Grid): void {
  const root = grid.element.renderRoot as ShadowRoot;
  adoptStyles(root, columnsDialogStyles);
  const dialog = document.createElement('dass-dialog');
  dialog.heading = msg('Colunas', { id: 'dassTreeColumnsHeading' });
  dialog.width = 's';

  const lines = (): Line[] =>
    grid.columns.arranged.map((column) => ({
      name: nameOf(column),
      label: resolveText(column.label ?? nameOf(column)),
      isHidden: column.isHidden === true,
    }));
  const arrange = (settings: readonly TableColumnSetting[]): void => {
    if (settings.length === 0) grid.columns.userWidths.clear();
    grid.element.columnSettings = settings;
    grid.applyProperties();
    grid.reportColumns();
    update();
  };
  const set = (now: readonly Line[]): void => {
    arrange(now.map(({ name, isHidden }) => ({ name, isHidden })));
  };
  const toggle = (at: number): void =>
    set(lines().map((line, other) => (other === at ? { ...line, isHidden: !line.isHidden } : line)));
  const move = (at: number, by: 1 | -1, button: HTMLElement): void => {
    const now = lines();
    const to = at + by;
    const [line] = now.splice(at, 1);
    // The first column shows the tree and cannot be moved.
    if (!line || to < 1 || to > now.length) return;
    now.splice(to, 0, line);
    set(now);
    // A button that is moved in the document loses the focus.
    button.focus();
    announce(
      msg(str`${line.label}: posição ${formatCount(to + 1)} de ${formatCount(now.length)}`, {
        id: 'dassTreeColumnMoved',
      }),
    );
  };
  const renderMove = ({ label }: Line, at: number, by: 1 | -1, isEnd: boolean) =>
    html`<button
      class="move"
      type="button"
      aria-label=${by < 0 ? msg(str`Mover ${label} para cima`, { id: 'dassTreeColumnUp' }) : msg(str`Mover ${label} para baixo`, { id: 'dassTreeColumnDown' })}
      aria-disabled=${isEnd ? 'true' : 'false'}
      @click=${(event: Event) => move(at, by, event.currentTarget as HTMLElement)}
    >
      ${renderIcon(by < 0 ? arrowUp : arrowDown)}
    </button>`;
  const renderLine = (line: Line, at: number, count: number) =>
    html`<li>
      <label
        ><input type="checkbox" .checked=${!line.isHidden} ?disabled=${at === 0} @change=${() => toggle(at)} />
        <span dir="auto">${line.label}</span></label
      >
      ${
        at === 0
          ? html`<span class="fixed">${msg('Sempre visível', { id: 'dassTreeColumnsFirst' })}</span>`
          : [renderMove(line, at, -1, at === 1), renderMove(line, at, 1, at === count - 1)]
      }
    </li>`;
  const update = (): void => {
    const now = lines();
    const list = repeat(
      now,
      ({ name }) => name,
      (line, at) => renderLine(line, at, now.length),
    );
    const reset = (): void => {
      arrange([]);
    };
    render(
      html`<ul class="arranged">
          ${list}
        </ul>
        <dass-button slot="footer" @click=${reset}
          >${msg('Restaurar padrão', { id: 'dassTreeColumnsReset' })}</dass-button
        >
        <dass-button slot="footer" appearance="solid" @click=${() => void dialog.hide().then(() => dialog.remove())}
          >${msg('Pronto', { id: 'dassTreeColumnsDone' })}</dass-button
        >`,
      dialog,
    );
  };

  update();
  root.append(dialog);
  dialog.addEventListener('dass-close', () => dialog.remove());
  void dialog.show();
}

/** The list of columns in their dialog. */
export const columnsDialogStyles = css`
  .arranged {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .arranged li {
    display: flex;
    align-items: center;
    gap: var(--dass-space-1);
    min-block-size: var(--dass-row);
    border-block-end: 1px solid var(--dass-color-line);
  }
  .arranged li:last-child {
    border-block-end: 0;
  }
  .arranged label {
    flex: 1;
    display: flex;
    align-items: center;
    gap: var(--dass-space-3);
    min-inline-size: 0;
    min-block-size: var(--dass-row);
    cursor: pointer;
  }
  .arranged label > span {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  .arranged input {
    flex: none;
    inline-size: 18px;
    block-size: 18px;
    margin: 0;
    accent-color: var(--dass-color-accent);
  }
  .arranged label:has(:disabled) {
    cursor: default;
  }
  .fixed {
    color: var(--dass-color-text-quiet);
    font-size: var(--dass-text-xs);
  }
  .move {
    display: grid;
    place-items: center;
    inline-size: 32px;
    block-size: 32px;
    padding: 0;
    border: 0;
    border-radius: var(--dass-radius-s);
    background: none;
    cursor: pointer;
  }
  .move:hover {
    background: var(--dass-color-hover);
  }
  .move:active {
    background: var(--dass-color-press);
  }
  .move[aria-disabled='true'] {
    color: var(--dass-color-text-off);
    background: none;
    cursor: default;
  }
  @media (pointer: coarse) {
    .move {
      inline-size: 44px;
      block-size: 44px;
    }
    .arranged li {
      min-block-size: 48px;
    }
  }
  @media (forced-colors: active) {
    .move[aria-disabled='true'] {
      color: GrayText;
    }
  }
`;
