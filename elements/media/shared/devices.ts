import { CaptureError, captureErrorKind, type DeviceKind } from './capture-error-model.js';
import { deviceConstraint, devicesOf, type Device } from './device-choice-model.js';

const inputKind = { microphone: 'audioinput', camera: 'videoinput' } as const;
const trackKind = { microphone: 'audio', camera: 'video' } as const;

/** `undefined` on an insecure page, although the types do not say so. */
const mediaDevices = (): MediaDevices | undefined => navigator.mediaDevices as MediaDevices | undefined;

/** Lists the connected devices. Empty, and without labels, until the user has allowed a device of the kind. */
export async function listDevices(kind: DeviceKind): Promise<readonly Device[]> {
  try {
    return devicesOf((await mediaDevices()?.enumerateDevices()) ?? [], inputKind[kind]);
  } catch {
    return [];
  }
}

/** Whether a device of a kind is connected, also before the user has allowed one. */
export async function hasDevice(kind: DeviceKind): Promise<boolean> {
  try {
    return (await mediaDevices()?.enumerateDevices())?.some((info) => info.kind === inputKind[kind]) ?? false;
  } catch {
    return false;
  }
}

/** Returns the state of the permission, or `undefined` if the browser does not say. */
export const permissionState = async (kind: DeviceKind): Promise<PermissionState | undefined> =>
  (await permissionStatus(kind))?.state;

async function permissionStatus(kind: DeviceKind): Promise<PermissionStatus | undefined> {
  try {
    return await navigator.permissions.query({ name: kind as PermissionName });
  } catch {
    return undefined;
  }
}

interface PolicyDocument {
  readonly permissionsPolicy?: { allowsFeature(feature: string): boolean };
  readonly featurePolicy?: { allowsFeature(feature: string): boolean };
}

function isAllowedByPolicy(kind: DeviceKind): boolean | undefined {
  const { permissionsPolicy, featurePolicy } = document as PolicyDocument;
  return (permissionsPolicy ?? featurePolicy)?.allowsFeature(kind);
}

/** Options of `openDevice()`. */
export interface OpenDeviceOptions {
  /** Id of the device. Default: `''`, the one that browser and user choose. */
  readonly id?: string;
  /** Whether another device is no substitute. Default: `false`. */
  readonly exact?: boolean;
  /** More constraints of the track. */
  readonly constraints?: MediaTrackConstraints;
  /** When it aborts, a stream that comes later is stopped and the promise rejects with its reason. */
  readonly signal: AbortSignal;
}

/**
 * Opens a device. The browser may ask the user, who may take as long as he likes.
 *
 * @throws CaptureError when it cannot be opened; the reason of the signal when it aborts
 */
export async function openDevice(
  kind: DeviceKind,
  { id = '', exact = false, constraints, signal }: OpenDeviceOptions,
): Promise<MediaStream> {
  const track = { ...constraints, ...deviceConstraint(id, exact ? 'exact' : 'ideal') };
  const request = Object.keys(track).length > 0 ? track : true;
  let stream: MediaStream;
  try {
    stream = await getUserMedia({ [trackKind[kind]]: request });
  } catch (error) {
    signal.throwIfAborted();
    const facts = {
      isSecure: isSecureContext,
      isSupported: typeof mediaDevices()?.getUserMedia === 'function',
      isAllowedByPolicy: isAllowedByPolicy(kind),
      permission: await permissionState(kind),
    };
    signal.throwIfAborted();
    throw new CaptureError(captureErrorKind(error, facts), kind, error);
  }
  if (signal.aborted) stopStream(stream);
  signal.throwIfAborted();
  return stream;
}

/** Rejects instead of throwing where there are no devices at all. */
const getUserMedia = async (constraints: MediaStreamConstraints): Promise<MediaStream> =>
  mediaDevices()!.getUserMedia(constraints);

/** Stops all tracks, so that the browser no longer shows that the page records. */
export const stopStream = (stream: MediaStream): void => stream.getTracks().forEach((track) => track.stop());

/**
 * Calls back when devices are connected or removed, and when the user changes the permission of a kind.
 *
 * @returns ends it
 */
export function watchDevices(kind: DeviceKind, changed: () => void): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  mediaDevices()?.addEventListener('devicechange', changed, { signal });
  void permissionStatus(kind).then((status) => {
    if (!signal.aborted) status?.addEventListener('change', changed, { signal });
  });
  return () => ended.abort();
}
