import { html, nothing, type TemplateResult } from 'lit';
import { msg, str } from '../../../locales/localize.js';
import '../../controls/button/button.js';
import { playerPause, playerPlay, playerStop } from '../../controls/icon/icons.js';
import { renderIcon } from '../../controls/icon/render-icon.js';
import '../../controls/spinner/spinner.js';
import { formatDuration } from '../shared/take-model.js';

/** What a running recording shows. */
export interface LiveFacts {
  /** In seconds. */
  readonly duration: number;
  readonly size: string;
  /** Seconds to the limit; `undefined` without a limit. */
  readonly left: number | undefined;
  readonly isPaused: boolean;
  readonly isDraftLost: boolean;
  /** Said when nothing is heard; otherwise `''`. */
  readonly silence: string;
}

/** Renders the state of a running recording. */
export function renderLive({ duration, size, left, isPaused, isDraftLost, silence }: LiveFacts): TemplateResult {
  const leftText = left === undefined ? '' : formatDuration(Math.ceil(left));
  return html`<div class="live">
      <span class="light" aria-hidden="true"></span>
      <span class="time" role="timer" aria-label=${msg('Tempo gravado', { id: 'dassRecorderTime' })}
        >${formatDuration(duration)}</span
      >
      <span class="meter" aria-hidden="true"><span class="level"></span></span>
      <span class="facts"
        >${isPaused ? html`<strong>${msg('Pausado', { id: 'dassRecorderPaused' })}</strong> · ` : nothing}<bdi>${size}</bdi>${leftText && html` · <bdi>${msg(str`restam ${leftText}`, { id: 'dassRecorderLeft' })}</bdi>`}</span
      >
    </div>
    ${silence ? html`<p class="hint">${silence}</p>` : nothing}
    ${
      isDraftLost
        ? html`<p class="hint">
            ${msg('Sem cópia de segurança: falta espaço neste dispositivo. A gravação continua.', { id: 'dassRecorderDraftLost' })}
          </p>`
        : nothing
    }`;
}

/** Renders the buttons that end and pause a running recording. */
export const renderRunning = (isPaused: boolean, stop: () => void, pause: () => void): TemplateResult =>
  html`<dass-button class="stop primary" appearance="solid" tone="accent" @click=${stop}
      ><span slot="start">${renderIcon(playerStop)}</span>${msg('Parar', { id: 'dassRecorderStop' })}</dass-button
    >
    <dass-button class="pause" @click=${pause}
      ><span slot="start">${renderIcon(isPaused ? playerPlay : playerPause)}</span>${
        isPaused ? msg('Continuar', { id: 'dassRecorderResume' }) : msg('Pausar', { id: 'dassRecorderPause' })
      }</dass-button
    >`;

/** Asks whether to discard. @param isPart whether only what is appended is discarded */
export function renderQuestion(isPart: boolean, keep: () => void, discard: () => void): TemplateResult {
  return html`<div class="buttons" role="group" aria-labelledby="question">
    <span id="question" class="grow"
      >${
        isPart
          ? msg('Descartar só a parte nova?', { id: 'dassRecorderDiscardPart' })
          : msg('Descartar esta gravação?', { id: 'dassRecorderDiscardQuestion' })
      }</span
    >
    <dass-button class="keep primary" @click=${keep}>${msg('Manter', { id: 'dassRecorderKeep' })}</dass-button>
    <dass-button class="confirm-discard" tone="danger" appearance="solid" @click=${discard}
      >${msg('Descartar', { id: 'dassRecorderDiscard' })}</dass-button
    >
  </div>`;
}

/** Renders what the recorder waits for. */
export function renderWait(state: 'asking' | 'starting' | 'stopping', cancel: () => void): TemplateResult {
  const text = {
    asking: msg('Aguardando sua permissão: responda à pergunta do navegador.', { id: 'dassRecorderAsking' }),
    starting: msg('Iniciando o microfone…', { id: 'dassRecorderStarting' }),
    stopping: msg('Finalizando…', { id: 'dassRecorderStopping' }),
  }[state];
  return html`<div class="buttons">
    <dass-spinner></dass-spinner><span class="grow">${text}</span>
    ${
      state === 'stopping'
        ? nothing
        : html`<dass-button class="cancel primary" @click=${cancel}
            >${msg('Cancelar', { id: 'dassRecorderCancel' })}</dass-button
          >`
    }
  </div>`;
}
