import { html, nothing, type TemplateResult } from 'lit';
import { resolveText } from '../../../locales/index.js';
import { formatCount, msg, plural, str } from '../../../locales/localize.js';
import { close, eye, eyeOff } from '../../controls/icon/icons.js';
import { renderIcon } from '../../controls/icon/render-icon.js';
import type { TextProperties } from './text-properties.js';

/** Renders a text before or after the typed text; nothing if it is empty. */
export const renderAffix = (text: string): TemplateResult | typeof nothing =>
  text ? html`<span class="affix">${resolveText(text)}</span>` : nothing;

export const renderClear = (clear: () => void): TemplateResult =>
  html`<button
    class="inside"
    type="button"
    tabindex="-1"
    aria-label=${msg('Limpar', { id: 'dassTextClear' })}
    @click=${clear}
  >
    ${renderIcon(close)}
  </button>`;

/** Renders the native field; `writeAttributes()` sets the rest. @param isHidden whether a password is shown as dots */
export const renderControl = (input: TextProperties, isMultiline: boolean, isHidden: boolean): TemplateResult =>
  isMultiline
    ? html`<textarea
        id="control"
        part="control"
        rows=${input.rows}
        ?disabled=${input.effectivelyDisabled}
        ?readonly=${input.readOnly}
      ></textarea>`
    : html`<input
        id="control"
        part="control"
        type=${isHidden ? 'password' : 'text'}
        ?disabled=${input.effectivelyDisabled}
        ?readonly=${input.readOnly}
      />`;

/** Renders the button that shows or hides a password. */
export const renderReveal = (isRevealed: boolean, isDisabled: boolean, toggle: () => void): TemplateResult =>
  html`<button
    class="inside"
    type="button"
    aria-label=${isRevealed ? msg('Ocultar senha', { id: 'dassTextHidePassword' }) : msg('Mostrar senha', { id: 'dassTextShowPassword' })}
    ?disabled=${isDisabled}
    @click=${toggle}
  >
    ${renderIcon(isRevealed ? eyeOff : eye)}
  </button>`;

/** Renders the number of characters and the maximum. @param part its part in the shadow root */
export function renderCounter(count: number, max: number | undefined, part?: string): TemplateResult {
  const isOver = max !== undefined && count > max;
  const read =
    max === undefined
      ? textCountText(count)
      : msg(str`${formatCount(count)} de ${formatCount(max)} caracteres`, { id: 'dassTextLength' });
  return html`<span id="count" class=${isOver ? 'count over' : 'count'} part=${part ?? nothing}
    ><span aria-hidden="true"
      >${max === undefined ? formatCount(count) : `${formatCount(count)} / ${formatCount(max)}`}</span
    ><span class="visually-hidden">${read}</span></span
  >`;
}

const textCountText = (count: number): string =>
  plural(count, {
    one: msg(str`${formatCount(count)} caractere`, { id: 'dassTextCountOne' }),
    many: msg(str`${formatCount(count)} de caracteres`, { id: 'dassTextCountMany' }),
    other: msg(str`${formatCount(count)} caracteres`, { id: 'dassTextCountOther' }),
  });
