import { DassElement } from '../../base/dass-element.js';
import { list, number, oneOf, property, type Accept } from '../../base/property.js';
import { safeUrl } from '../../core/urls/safe-url.js';

/** What a player plays. */
export const PLAYER_TYPES = ['auto', 'audio', 'video'] as const;
export type PlayerType = (typeof PLAYER_TYPES)[number];

/**
 * Why a file cannot be played: it is not at its address (`not-found`), the user may not load it (`denied`), it could not
 * be loaded (`network`), or the browser cannot play it (`unsupported`: its format, or a damaged file).
 */
export type PlayerFailure = 'not-found' | 'denied' | 'network' | 'unsupported';

/** The detail of `dass-error`. */
export interface DassPlayerErrorDetail {
  /** What has failed: `not-found`, `denied`, `network` or `unsupported`. */
  readonly kind: PlayerFailure;
  /** The browser's own error. */
  readonly cause: MediaError | null;
}

/** The detail of `dass-range-change`. */
export interface DassPlayerRangeDetail {
  /** Where the selected part starts, in seconds. */
  readonly start: number;
  /** Where the selected part ends, in seconds. */
  readonly end: number;
}

export interface PlayerEvents {
  'dass-play': null;
  'dass-pause': null;
  'dass-ended': null;
  'dass-error': DassPlayerErrorDetail;
  'dass-range-change': DassPlayerRangeDetail;
}

/** An address that is safe to load, or an empty text. */
const address: Accept<string> = (value) => (value === '' ? '' : safeUrl(value));

/** The public properties of a player. */
export abstract class PlayerProperties extends DassElement<PlayerEvents> {
  /**
   * Address of the sound or film. Only `http:`, `https:`, `blob:` of the page and relative addresses are loaded. Not used
   * with `file`. Default: `''`.
   */
  @property({ type: String, accept: address })
  src = '';

  /** The sound or film as a `File` or `Blob`. Default: `undefined`, the file at `src`. */
  @property({ attribute: false, accept: (value) => (value instanceof Blob ? value : undefined) })
  file?: Blob;

  /**
   * What is played: `audio`, `video`, or `auto` for the content type of `file`, otherwise the extension of the name or
   * the address. A film that is played as `audio` has no picture. Default: `auto`.
   */
  @property({ type: String, accept: oneOf(PLAYER_TYPES) })
  type: PlayerType = 'auto';

  /** Accessible name. A text that starts with `dass` is a message id. Default: `''`, 'Áudio' or 'Vídeo'. */
  @property({ type: String })
  label = '';

  /** Address of the picture that is shown before a film starts. Default: `''`, the first frame. */
  @property({ type: String, accept: address })
  poster = '';

  /** Address of the captions of a film, as WebVTT. From another origin they are not loaded. Default: `''`. */
  @property({ type: String, accept: address })
  captions = '';

  /**
   * Loudness over time for the waveform of a sound, such as `[0.1, 0.8, 0.4]`: any number of values in any scale, in even
   * distances. Default: `[]`, the waveform is computed from a `file` of up to 10 MB and 15 minutes; others have a plain
   * bar.
   */
  @property({ attribute: false, accept: list as (value: unknown) => readonly number[] | undefined })
  peaks: readonly number[] = [];

  /** Shows a button that downloads the file. Default: `false`. */
  @property({ type: Boolean })
  downloadable = false;

  /** Position in seconds. Another position is moved to, and limited to the duration. Default: 0. */
  @property({ type: Number, attribute: 'current-time', accept: number({ min: 0 }) })
  currentTime = 0;

  /**
   * Shows two handles on the position bar, with which the user selects a part of at least 0.5 s. Only this part is played;
   * what is before and after it is dimmed. A live stream has no handles. Default: `false`.
   */
  @property({ type: Boolean, attribute: 'with-range' })
  withRange = false;

  /**
   * Start of the selected part in seconds. Only used with `withRange`. Another file sets it back. Default: 0, the start of
   * the file.
   */
  @property({ type: Number, attribute: 'range-start', accept: number({ min: 0 }) })
  rangeStart = 0;

  /**
   * End of the selected part in seconds. Only used with `withRange`. Another file sets it back. Default: `undefined`, the
   * end of the file.
   */
  @property({ type: Number, attribute: 'range-end', accept: number({ min: 0 }) })
  rangeEnd?: number;
}
