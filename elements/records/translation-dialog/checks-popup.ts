import { html, nothing, type ReactiveController, type ReactiveElement, type TemplateResult } from 'lit';
import { msg } from '../../../locales/localize.js';
import { alertTriangle, circleCheck, close } from '../../controls/icon/icons.js';
import { renderIcon } from '../../controls/icon/render-icon.js';
import '../../controls/popup/popup.js';
import { checksSummary, type CheckLine } from './translation-texts.js';

/** Time to move the pointer from the button onto the list (WCAG 1.4.13: hoverable). */
const HIDE_DELAY_MS = 200;

const icons: Readonly<Record<CheckLine['state'], string>> = {
  valid: circleCheck,
  invalid: close,
  warning: alertTriangle,
};

/**
 * The button with the list of checks above it: a tooltip for the mouse, and opened by a click, a tap or a key. Screen
 * readers read the list as the description of the button.
 */
export class ChecksPopup implements ReactiveController {
  readonly #host: ReactiveElement;
  #isOpen = false;
  /** Whether the user has opened the list by a click or a key. Then it stays open without the pointer. */
  #isPinned = false;
  #timer = 0;

  constructor(host: ReactiveElement) {
    this.#host = host;
    host.addController(this);
  }

  hostDisconnected(): void {
    this.close();
  }

  /** Opens the list until the user closes it or leaves the button. */
  open(): void {
    this.#isPinned = true;
    this.#setOpen(true);
  }

  readonly close = (): void => {
    this.#isPinned = false;
    this.#setOpen(false);
  };

  readonly onPointerEnter = ({ pointerType }: PointerEvent): void => {
    if (pointerType !== 'touch') this.#setOpen(true);
  };

  readonly onPointerLeave = (): void => {
    clearTimeout(this.#timer);
    if (!this.#isPinned) this.#timer = window.setTimeout(this.close, HIDE_DELAY_MS);
  };

  render(lines: readonly CheckLine[]): TemplateResult {
    const state =
      (['invalid', 'warning'] as const).find((wanted) => lines.some((line) => line.state === wanted)) ?? 'valid';
    // What is as it should be is in the list, for those who open it.
    const problems = lines.flatMap((line, at) => (line.state === 'valid' ? [] : [idOf(at)]));
    return html`<dass-popup
      class="checks"
      keep-focus
      placement="top-start"
      .open=${this.#isOpen}
      @dass-close=${this.close}
      @pointerenter=${this.onPointerEnter}
      @pointerleave=${this.onPointerLeave}
      @focusout=${this.#onFocusout}
    >
      <button
        slot="anchor"
        class=${`summary ${state}`}
        type="button"
        aria-expanded=${this.#isOpen ? 'true' : 'false'}
        aria-describedby=${problems.join(' ') || nothing}
        @click=${this.#toggle}
      >
        ${renderIcon(icons[state])}<span class="visually-hidden"
          >${msg('Verificações:', { id: 'dassTranslationChecks' })}
        </span>
        ${checksSummary(lines)}
      </button>
      <ul id="checks">
        ${lines.map((line, at) => renderLine(line, idOf(at)))}
      </ul>
    </dass-popup>`;
  }

  readonly #onFocusout = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    if (!(currentTarget as Element).contains(relatedTarget as Node | null)) this.close();
  };

  readonly #toggle = (): void => {
    if (this.#isPinned) this.close();
    else this.open();
  };

  #setOpen(isOpen: boolean): void {
    clearTimeout(this.#timer);
    if (isOpen === this.#isOpen) return;
    this.#isOpen = isOpen;
    this.#host.requestUpdate();
  }
}

const stateText = (state: CheckLine['state']): string =>
  ({
    valid: msg('Válido:', { id: 'dassTranslationValid' }),
    invalid: msg('Inválido:', { id: 'dassTranslationInvalid' }),
    warning: msg('Aviso:', { id: 'dassTranslationWarning' }),
  })[state];

const idOf = (at: number): string => `check-${at}`;

const renderLine = ({ state, text }: CheckLine, id: string): TemplateResult =>
  html`<li id=${id} class=${state}>
    ${renderIcon(icons[state])}<span><span class="visually-hidden">${stateText(state)} </span>${text}</span>
  </li>`;
