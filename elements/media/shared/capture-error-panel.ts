import { html, nothing, type ReactiveController, type ReactiveElement, type TemplateResult } from 'lit';
import { msg } from '../../../locales/localize.js';
import { announce } from '../../base/announce.js';
import '../../controls/button/button.js';
import { alertTriangle, close, refresh } from '../../controls/icon/icons.js';
import { renderIcon } from '../../controls/icon/render-icon.js';
import { canRetry, type CaptureError, type DeviceKind } from './capture-error-model.js';
import { captureErrorText } from './capture-error-texts.js';
import { hasDevice, permissionState, watchDevices } from './devices.js';

/** Options of {@link CaptureErrorPanel}. */
export interface CaptureErrorPanelOptions {
  readonly device: DeviceKind;
  /** Called when the user retries. */
  retry(): void;
  /** Called when the permission or the device is back. The error is gone then. */
  recovered(): void;
}

/**
 * Shows why recording has failed and what to do, with a retry button, until the user closes it or the permission or the
 * device is back. Writes the cause to the console. Use `captureErrorStyles`.
 */
export class CaptureErrorPanel implements ReactiveController {
  /** The error that is shown. */
  error?: CaptureError | undefined;
  readonly #host: ReactiveElement;
  readonly #options: CaptureErrorPanelOptions;
  #unwatch?: (() => void) | undefined;

  constructor(host: ReactiveElement, options: CaptureErrorPanelOptions) {
    this.#host = host;
    this.#options = options;
    host.addController(this);
  }

  hostConnected(): void {
    if (this.error) this.#watch();
  }

  hostDisconnected(): void {
    this.#unwatch?.();
  }

  show(error: CaptureError): void {
    // With the browser's own error, for developers.
    console.warn(`[dass] <${this.#host.localName}> ${error.message}`, error.cause ?? '');
    this.error = error;
    const { heading, advice } = captureErrorText(error);
    announce(`${heading}. ${advice}`, 'assertive');
    this.#watch();
    this.#host.requestUpdate();
  }

  clear(): void {
    if (!this.error) return;
    this.error = undefined;
    this.#unwatch?.();
    this.#host.requestUpdate();
  }

  render(): TemplateResult | typeof nothing {
    const { error } = this;
    if (!error) return nothing;
    const { heading, advice } = captureErrorText(error);
    return html`<div class="capture-error" role="group" aria-labelledby="capture-error">
      <span class="sign">${renderIcon(alertTriangle)}</span>
      <div class="words">
        <strong id="capture-error">${heading}</strong>
        <p>${advice}</p>
        ${
          canRetry(error.kind)
            ? html`<dass-button class="retry" @click=${this.#retry}
                ><span slot="start">${renderIcon(refresh)}</span
                >${msg('Tentar de novo', { id: 'dassCaptureRetry' })}</dass-button
              >`
            : nothing
        }
      </div>
      <button
        class="icon-button dismiss"
        type="button"
        aria-label=${msg('Fechar o aviso', { id: 'dassCaptureDismiss' })}
        @click=${this.#dismiss}
      >
        ${renderIcon(close)}
      </button>
    </div>`;
  }

  readonly #dismiss = (): void => {
    this.clear();
    this.#host.focus();
  };

  readonly #retry = (): void => {
    this.clear();
    this.#options.retry();
  };

  #watch(): void {
    this.#unwatch?.();
    this.#unwatch = watchDevices(this.#options.device, () => void this.#check());
  }

  async #check(): Promise<void> {
    const { error } = this;
    if (!error || !(await this.#isOver(error)) || this.error !== error) return;
    this.clear();
    this.#options.recovered();
  }

  async #isOver({ kind, device }: CaptureError): Promise<boolean> {
    switch (kind) {
      case 'denied':
      case 'dismissed':
      case 'system':
        return (await permissionState(device)) !== 'denied';
      case 'missing':
      case 'unplugged':
        return hasDevice(device);
      default:
        return false;
    }
  }
}
