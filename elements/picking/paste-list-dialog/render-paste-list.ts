import { html, nothing } from 'lit';
import { formatCount, msg, plural, str } from '../../../locales/localize.js';
import { checks, circleCheck, clipboardList, close, undo } from '../../controls/icon/icons.js';
import { renderIcon } from '../../controls/icon/render-icon.js';
import type { Corrections } from './corrections.js';
import { hasForeignCharacters } from './large-text.js';
import type { MatchTask } from './match-task.js';
import type { Group } from './value-texts.js';

/** Renders the actions on the text, and warnings. */
export function renderTextActions(options: {
  readonly text: string;
  /** The browser has denied reading the clipboard. */
  readonly isReadDenied: boolean;
  read(): void;
  clear(): void;
}) {
  const { text, isReadDenied, read, clear } = options;
  // Not available in an insecure context: there is Ctrl+V.
  const canRead = typeof navigator.clipboard?.readText === 'function';
  return html`<div class="actions">
      ${
        canRead
          ? html`<dass-button class="read" appearance="plain" @click=${read}
              ><span slot="start">${renderIcon(clipboardList)}</span
              >${msg('Colar agora', { id: 'dassPasteReadClipboard' })}</dass-button
            >`
          : nothing
      }
      ${
        text
          ? html`<dass-button class="clear" appearance="plain" @click=${clear}
              ><span slot="start">${renderIcon(close)}</span>${msg('Limpar', { id: 'dassPasteClear' })}</dass-button
            >`
          : nothing
      }
    </div>
    <div role="status">
      ${isReadDenied ? html`<p class="warning">${msg('O navegador não deixou ler a área de transferência. Cole com Ctrl+V.', { id: 'dassPasteReadFailed' })}</p>` : nothing}
      ${hasForeignCharacters(text) ? html`<p class="warning">${msg('Há caracteres que não são de texto. Talvez seja o conteúdo de um arquivo.', { id: 'dassPasteBinary' })}</p>` : nothing}
    </div>`;
}

/** Renders what was added, how many items exceed the maximum, and the skipped values. */
export const renderAdded = (
  [added, excess]: readonly [string, string],
  skipped: number,
  renderValues: (label: string) => unknown,
) => {
  const left = pasteLeftOutText(skipped);
  return html`<p class="added" tabindex="-1">${renderIcon(circleCheck)}${added}</p>
    ${excess ? html`<p class="left-out">${excess}</p>` : nothing}
    <p class="left-out">${left}</p>
    <div class="results">${renderValues(left)}</div>`;
};

/** Renders the button that accepts all suggestions or discards them. @param onRendered the button may have been removed by then */
export function renderCorrections(group: Group, corrections: Corrections, onRendered: () => void) {
  const { suggested, accepted, isSearching } = corrections;
  if (group === 'unmatched' && suggested > 0)
    return html`<dass-button class="use-all" ?disabled=${isSearching} @click=${() => corrections.acceptAll(onRendered)}
      ><span slot="start">${renderIcon(checks)}</span>${pasteUseAllText(suggested)}</dass-button
    >`;
  if (group !== 'found' || accepted.size === 0) return nothing;
  return html`<dass-button class="discard-all" appearance="plain" @click=${() => corrections.discardAll(onRendered)}
    ><span slot="start">${renderIcon(undo)}</span
    >${msg('Desfazer sugestões', { id: 'dassPasteTakeBackAll' })}</dass-button
  >`;
}

/** Renders the progress of a long match, with a button that stops or continues it. */
export function renderProgress({ run, share, isLong, isDone, isRunning }: MatchTask, toggle: () => void) {
  if (!run || isDone || (isRunning && !isLong)) return nothing;
  return html`<div class="progress">
    ${
      isRunning
        ? html`<dass-progress
            label=${msg('Pesquisando', { id: 'dassPasteRunning' })}
            .value=${share * 100}
          ></dass-progress>`
        : html`<span class="warning">${msg('A pesquisa foi interrompida.', { id: 'dassPasteStopped' })}</span>`
    }<dass-button class="stop" @click=${toggle}
      >${isRunning ? msg('Parar', { id: 'dassPasteStop' }) : msg('Continuar', { id: 'dassPasteContinue' })}</dass-button
    >
  </div>`;
}

export const pasteLeftOutText = (count: number): string =>
  plural(count, {
    one: msg(str`${formatCount(count)} valor não entrou`, { id: 'dassPasteLeftOutOne' }),
    many: msg(str`${formatCount(count)} de valores não entraram`, { id: 'dassPasteLeftOutMany' }),
    other: msg(str`${formatCount(count)} valores não entraram`, { id: 'dassPasteLeftOutOther' }),
  });

const pasteUseAllText = (count: number): string =>
  plural(count, {
    one: msg('Usar a sugestão', { id: 'dassPasteUseAllOne' }),
    many: msg(str`Usar as ${formatCount(count)} de sugestões`, { id: 'dassPasteUseAllMany' }),
    other: msg(str`Usar as ${formatCount(count)} sugestões`, { id: 'dassPasteUseAllOther' }),
  });
