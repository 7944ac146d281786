import { html, type TemplateResult, type ReactiveController, type ReactiveElement } from 'lit';
import { msg } from '../../../locales/localize.js';
import { chevronDown, microphone } from '../../controls/icon/icons.js';
import { renderIcon } from '../../controls/icon/render-icon.js';
import '../../controls/menu/menu.js';
import type { DassMenuSelectDetail, MenuEntry } from '../../controls/menu/menu.js';
import { findDevice, type Device } from '../shared/device-choice-model.js';
import { listDevices, watchDevices } from '../shared/devices.js';
import { rememberDevice, rememberedDevice } from '../shared/remembered-device.js';

/** Chromium lists the default device a second time under this id. */
const DEFAULT_ID = 'default';

/** The menu of microphones: a list that follows what is connected, and the last choice of the user. */
export class InputMenu implements ReactiveController {
  readonly #host: ReactiveElement;
  readonly #selected: (device: Device) => void;
  /** `undefined` until they are listed. */
  #devices?: readonly Device[];
  #unwatch?: () => void;

  /** @param selected called when the user selects another microphone */
  constructor(host: ReactiveElement, selected: (device: Device) => void) {
    this.#host = host;
    this.#selected = selected;
    host.addController(this);
  }

  hostConnected(): void {
    this.#unwatch = watchDevices('microphone', () => void this.update());
    void this.update();
  }

  hostDisconnected(): void {
    this.#unwatch?.();
  }

  /** Lists the microphones again. Their names are known only when the user has allowed one. */
  async update(): Promise<void> {
    const devices = (await listDevices('microphone')).filter(({ id }) => id !== DEFAULT_ID);
    if (JSON.stringify(devices) === JSON.stringify(this.#devices)) return;
    this.#devices = devices;
    this.#host.requestUpdate();
  }

  /** Returns the id of the microphone to open when the application names none: the one that the user selected last. */
  get rememberedId(): string {
    const last = rememberedDevice('microphone');
    return last ? (findDevice(this.#devices ?? [], last)?.id ?? last.id) : '';
  }

  /**
   * @param id the wanted microphone
   * @param openLabel name of the microphone that is open, which may be another
   */
  render(id: string, openLabel: string, isDisabled: boolean): TemplateResult {
    const ownLabel = msg('Microfone padrão', { id: 'dassRecorderDefaultInput' });
    const selected = (this.#devices ?? listedLater()).find((device) => device.id === id);
    const entries: readonly MenuEntry[] = [
      { id: '', label: ownLabel, checked: !selected },
      ...(this.#devices ?? []).map((device, index) => ({
        id: device.id,
        label: device.label || `${msg('Microfone', { id: 'dassRecorderInput' })} ${index + 1}`,
        checked: device === selected,
      })),
    ];
    return html`<dass-menu
      class="input"
      placement="bottom-end"
      label=${msg('Microfone', { id: 'dassRecorderInput' })}
      .entries=${entries}
      @dass-menu-select=${({ detail }: CustomEvent<DassMenuSelectDetail>) => this.#select(detail.entry, selected)}
    >
      <button slot="anchor" class="input-button" type="button" ?disabled=${isDisabled}>
        ${renderIcon(microphone)}<span class="visually-hidden"
          >${msg('Microfone:', { id: 'dassRecorderInputIs' })} </span
        ><span class="name">${openLabel || selected?.label || ownLabel}</span>${renderIcon(chevronDown)}
      </button>
    </dass-menu>`;
  }

  #select({ id, label }: MenuEntry, current: Device | undefined): void {
    if (id === (current?.id ?? '')) return;
    const device = { id, label: id === '' ? '' : label };
    rememberDevice('microphone', device);
    this.#selected(device);
  }
}

/** What is known before the devices are listed. */
function listedLater(): readonly Device[] {
  const last = rememberedDevice('microphone');
  return last ? [last] : [];
}
