import { html, type TemplateResult, type ReactiveController, type ReactiveElement } from 'lit';
import { msg } from '../../../locales/localize.js';
import { camera, chevronDown, microphone } from '../../controls/icon/icons.js';
import { renderIcon } from '../../controls/icon/render-icon.js';
import '../../controls/menu/menu.js';
import type { DassMenuSelectDetail, MenuEntry } from '../../controls/menu/menu.js';
import type { DeviceKind } from './capture-error-model.js';
import { findDevice, type Device } from './device-choice-model.js';
import { listDevices, watchDevices } from './devices.js';
import { safeLocalStorage } from '../../core/preferences/storage.js';
import { readField } from '../../core/util/read-value.js';

const keyOf = (kind: DeviceKind): string => `dass-${kind}`;

/** Returns the device that the user selected last, also before a reload of the page. */
function rememberedDevice(kind: DeviceKind): Device | undefined {
  try {
    const stored: unknown = JSON.parse(safeLocalStorage.read(keyOf(kind)) ?? 'null');
    const [id, label] = [readField(stored, 'id'), readField(stored, 'label')];
    return typeof id === 'string' && typeof label === 'string' ? { id, label } : undefined;
  } catch {
    return undefined;
  }
}

/** Stores the device that the user has selected. */
function rememberDevice(kind: DeviceKind, { id, label }: Device): void {
  safeLocalStorage.write(keyOf(kind), JSON.stringify({ id, label }));
}

/** Chromium lists the default device a second time under this id. */
const DEFAULT_ID = 'default';

interface MenuTexts {
  readonly icon: string;
  /** Name of a device without one. */
  device(): string;
  /** Name of the browser's choice. */
  ownChoice(): string;
  /** Read before the name of the open device. */
  is(): string;
}

const texts: Readonly<Record<DeviceKind, MenuTexts>> = {
  microphone: {
    icon: microphone,
    device: () => msg('Microfone', { id: 'dassRecorderInput' }),
    ownChoice: () => msg('Microfone padrão', { id: 'dassRecorderDefaultInput' }),
    is: () => msg('Microfone:', { id: 'dassRecorderInputIs' }),
  },
  camera: {
    icon: camera,
    device: () => msg('Câmera', { id: 'dassCameraDevice' }),
    ownChoice: () => msg('Câmera padrão', { id: 'dassCameraDefault' }),
    is: () => msg('Câmera:', { id: 'dassCameraIs' }),
  },
};

/**
 * The menu of microphones or cameras: a list that follows what is connected, and the last choice of the user. Use
 * `deviceMenuStyles`.
 */
export class DeviceMenu implements ReactiveController {
  readonly #host: ReactiveElement;
  readonly #kind: DeviceKind;
  readonly #selected: (device: Device) => void;
  /** `undefined` until they are listed. */
  #devices?: readonly Device[];
  #unwatch?: () => void;

  /** @param selected called when the user selects another device */
  constructor(host: ReactiveElement, kind: DeviceKind, selected: (device: Device) => void) {
    this.#host = host;
    this.#kind = kind;
    this.#selected = selected;
    host.addController(this);
  }

  hostConnected(): void {
    this.#unwatch = watchDevices(this.#kind, () => void this.update());
    void this.update();
  }

  hostDisconnected(): void {
    this.#unwatch?.();
  }

  /** Lists the devices again. Their names are known only when the user has allowed one. */
  async update(): Promise<void> {
    const devices = (await listDevices(this.#kind)).filter(({ id }) => id !== DEFAULT_ID);
    if (JSON.stringify(devices) === JSON.stringify(this.#devices)) return;
    this.#devices = devices;
    this.#host.requestUpdate();
  }

  /** The connected devices, as far as they are listed. */
  get devices(): readonly Device[] {
    return this.#devices ?? [];
  }

  /** Returns the id of the device to open when the application names none: the one that the user selected last. */
  get rememberedId(): string {
    const last = rememberedDevice(this.#kind);
    return last ? (findDevice(this.devices, last)?.id ?? last.id) : '';
  }

  /**
   * @param id the wanted device
   * @param openLabel name of the device that is open, which may be another
   */
  render(id: string, openLabel: string, isDisabled: boolean): TemplateResult {
    const { icon, ...text } = texts[this.#kind];
    const ownLabel = text.ownChoice();
    const selected = (this.#devices ?? listedLater(this.#kind)).find((device) => device.id === id);
    const entries: readonly MenuEntry[] = [
      { id: '', label: ownLabel, checked: !selected },
      ...this.devices.map((device, index) => ({
        id: device.id,
        label: device.label || `${text.device()} ${index + 1}`,
        checked: device === selected,
      })),
    ];
    return html`<dass-menu
      class="input"
      placement="bottom-end"
      label=${text.device()}
      .entries=${entries}
      @dass-menu-select=${({ detail }: CustomEvent<DassMenuSelectDetail>) => this.#selectEntry(detail.entry, selected)}
    >
      <button slot="anchor" class="input-button" type="button" ?disabled=${isDisabled}>
        ${renderIcon(icon)}<span class="visually-hidden">${text.is()} </span
        ><span class="name">${openLabel || selected?.label || ownLabel}</span>${renderIcon(chevronDown)}
      </button>
    </dass-menu>`;
  }

  /** Selects a device, and remembers it. */
  select(device: Device): void {
    rememberDevice(this.#kind, device);
    this.#selected(device);
  }

  #selectEntry({ id, label }: MenuEntry, current: Device | undefined): void {
    if (id !== (current?.id ?? '')) this.select({ id, label: id === '' ? '' : label });
  }
}

/** What is known before the devices are listed. */
function listedLater(kind: DeviceKind): readonly Device[] {
  const last = rememberedDevice(kind);
  return last ? [last] : [];
}
