/** The browsers whose permission settings are found in different places. */
export type Browser = 'chromium' | 'firefox' | 'safari' | 'ios' | 'other';

/**
 * Returns the browser, for instructions only.
 *
 * @param userAgent `navigator.userAgent`
 * @param touchPoints `navigator.maxTouchPoints`: Safari on an iPad names itself a Mac
 */
export function browserOf(userAgent: string, touchPoints = 0): Browser {
  if (/iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1)) return 'ios';
  if (/Firefox\//.test(userAgent)) return 'firefox';
  if (/Chrome\/|Chromium\//.test(userAgent)) return 'chromium';
  return /Safari\//.test(userAgent) ? 'safari' : 'other';
}

/** A device that records. */
export type DeviceKind = 'microphone' | 'camera';

export const CAPTURE_ERROR_KINDS = [
  'insecure',
  'unsupported',
  'policy',
  'denied',
  'dismissed',
  'system',
  'missing',
  'busy',
  'unplugged',
  'silent',
  'encoder-blocked',
  'encoder',
  'failed',
] as const;

/**
 * Why recording failed:
 * - `insecure`: the page is not on a secure (https) address, where browsers offer no devices
 * - `unsupported`: the browser cannot record
 * - `policy`: the page, or the page that embeds it, does not allow the device
 * - `denied`: the user or the administrator has denied the device
 * - `dismissed`: the user has closed the browser's question without an answer
 * - `system`: the operating system does not give the device to the browser
 * - `missing`: there is no device
 * - `busy`: the device cannot be opened, because another program uses it
 * - `unplugged`: the device was removed while it was in use
 * - `silent`: the device is open but sends no signal
 * - `encoder-blocked`: the page's Content-Security-Policy forbids WebAssembly
 * - `encoder`: the encoder could not be loaded, or has failed
 * - `failed`: anything else
 */
export type CaptureErrorKind = (typeof CAPTURE_ERROR_KINDS)[number];

/** An error of a device or of the encoder. `message` is for developers, in English; `cause` is the browser's error. */
export class CaptureError extends Error {
  override readonly name = 'CaptureError';
  /** Why recording failed. */
  readonly kind: CaptureErrorKind;
  /** The device that was asked for. */
  readonly device: DeviceKind;

  constructor(kind: CaptureErrorKind, device: DeviceKind, cause?: unknown) {
    super(`${device}: ${kind}${causeText(cause)}`, cause === undefined ? undefined : { cause });
    this.kind = kind;
    this.device = device;
  }
}

/** What is known about the page when a device was refused. */
export interface CaptureFacts {
  /** Whether the page is a secure context. */
  readonly isSecure: boolean;
  /** Whether the browser has `getUserMedia()`. */
  readonly isSupported: boolean;
  /** Whether the permissions policy allows the device. `undefined` if the browser does not say. */
  readonly isAllowedByPolicy?: boolean | undefined;
  /** State of the permission after the error. `undefined` if the browser does not say. */
  readonly permission?: PermissionState | undefined;
}

const byName: Readonly<Record<string, CaptureErrorKind>> = {
  NotFoundError: 'missing',
  DevicesNotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'busy',
  TrackStartError: 'busy',
  AbortError: 'busy',
};
const refusals = new Set(['NotAllowedError', 'PermissionDeniedError', 'PermissionDismissedError', 'SecurityError']);

/** Returns why `getUserMedia()` has failed. */
export function captureErrorKind(error: unknown, facts: CaptureFacts): CaptureErrorKind {
  if (!facts.isSecure) return 'insecure';
  if (!facts.isSupported) return 'unsupported';
  const { name, message } = readError(error);
  if (!refusals.has(name)) return Object.hasOwn(byName, name) ? byName[name]! : 'failed';
  if (facts.isAllowedByPolicy === false) return 'policy';
  // Chromium names these two cases in the message only.
  if (/by system/i.test(message)) return 'system';
  if (/dismissed/i.test(message) && facts.permission !== 'denied') return 'dismissed';
  return 'denied';
}

/** Whether the same device may work when the user has done something about it, so that a retry makes sense. */
export const canRetry = (kind: CaptureErrorKind): boolean =>
  !['insecure', 'unsupported', 'policy', 'encoder-blocked'].includes(kind);

function readError(error: unknown): { name: string; message: string } {
  try {
    const { name, message } = Object(error) as { name?: unknown; message?: unknown };
    return { name: String(name), message: String(message) };
  } catch {
    return { name: '', message: '' };
  }
}

function causeText(cause: unknown): string {
  if (cause === undefined) return '';
  const { name, message } = readError(cause);
  return ` (${name}: ${message})`;
}
