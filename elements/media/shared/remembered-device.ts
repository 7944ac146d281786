import { safeLocalStorage } from '../../core/preferences/storage.js';
import { readField } from '../../core/util/read-value.js';
import type { DeviceKind } from './capture-error-model.js';
import type { Device } from './device-choice-model.js';

const keyOf = (kind: DeviceKind): string => `dass-${kind}`;

/** Returns the device that the user selected last, also before a reload of the page. */
export function rememberedDevice(kind: DeviceKind): Device | undefined {
  try {
    const stored: unknown = JSON.parse(safeLocalStorage.read(keyOf(kind)) ?? 'null');
    const [id, label] = [readField(stored, 'id'), readField(stored, 'label')];
    return typeof id === 'string' && typeof label === 'string' ? { id, label } : undefined;
  } catch {
    return undefined;
  }
}

/** Stores the device that the user has selected. */
export function rememberDevice(kind: DeviceKind, { id, label }: Device): void {
  safeLocalStorage.write(keyOf(kind), JSON.stringify({ id, label }));
}
