/** A device that the user can select. */
export interface Device {
  /** `deviceId` of the browser. */
  readonly id: string;
  /** Name of the device; `''` until the user has allowed a device of its kind. */
  readonly label: string;
}

/** Returns the devices of a kind: without those that have no id, because the user has not allowed any yet. */
export const devicesOf = (
  all: readonly Pick<MediaDeviceInfo, 'deviceId' | 'kind' | 'label'>[],
  kind: MediaDeviceKind,
): readonly Device[] =>
  all
    .filter((info) => info.kind === kind && info.deviceId !== '')
    .map(({ deviceId, label }) => ({ id: deviceId, label }));

/**
 * Finds a device again: by its id, otherwise by its label, because browsers change ids when the user clears data.
 *
 * @returns the device, or `undefined` if it is not connected
 */
export const findDevice = (devices: readonly Device[], wanted: Device): Device | undefined =>
  devices.find(({ id }) => id === wanted.id) ??
  (wanted.label === '' ? undefined : devices.find(({ label }) => label === wanted.label));

/** Returns the constraint for a device. `exact` fails without it, `ideal` takes another one then. */
export const deviceConstraint = (id: string, mode: 'exact' | 'ideal'): MediaTrackConstraints =>
  id === '' ? {} : { deviceId: { [mode]: id } };
