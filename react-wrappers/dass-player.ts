'use client';
// Generated from custom-elements.json by scripts/generate/generate-wrappers.mjs. Do not edit.
import * as React from 'react';
import { createComponent } from './internal/create-component.js';
import { DassPlayer as DassPlayerElement } from '../entries/dass-player.js';
import type { DassPlayerErrorDetail, DassPlayerRangeDetail } from '../entries/dass-player.js';

export type { DassPlayerElement };
export type * from '../entries/dass-player.js';

/** The props of <DassPlayer>, in addition to the attributes of every HTML element. */
export interface DassPlayerOwnProps {
  /**
   * Address of the sound or film. Only `http:`, `https:`, `blob:` of the page and relative addresses are loaded. Not used
   * with `file`. Default: `''`.
   */
  src?: DassPlayerElement['src'] | undefined;
  /** The sound or film as a `File` or `Blob`. Default: `undefined`, the file at `src`. */
  file?: DassPlayerElement['file'] | undefined;
  /**
   * What is played: `audio`, `video`, or `auto` for the content type of `file`, otherwise the extension of the name or
   * the address. A film that is played as `audio` has no picture. Default: `auto`.
   */
  type?: DassPlayerElement['type'] | undefined;
  /** Accessible name. A text that starts with `dass` is a message id. Default: `''`, 'Áudio' or 'Vídeo'. */
  label?: DassPlayerElement['label'] | undefined;
  /** Address of the picture that is shown before a film starts. Default: `''`, the first frame. */
  poster?: DassPlayerElement['poster'] | undefined;
  /** Address of the captions of a film, as WebVTT. From another origin they are not loaded. Default: `''`. */
  captions?: DassPlayerElement['captions'] | undefined;
  /**
   * Loudness over time for the waveform of a sound, such as `[0.1, 0.8, 0.4]`: any number of values in any scale, in even
   * distances. Default: `[]`, the waveform is computed from a `file` of up to 10 MB and 15 minutes; others have a plain
   * bar.
   */
  peaks?: DassPlayerElement['peaks'] | undefined;
  /** Shows a button that downloads the file. Default: `false`. */
  downloadable?: DassPlayerElement['downloadable'] | undefined;
  /** Position in seconds. Another position is moved to, and limited to the duration. Default: 0. */
  currentTime?: DassPlayerElement['currentTime'] | undefined;
  /**
   * Shows two handles on the position bar, with which the user selects a part of at least 0.5 s. Only this part is played;
   * what is before and after it is dimmed. A live stream has no handles. Default: `false`.
   */
  withRange?: DassPlayerElement['withRange'] | undefined;
  /**
   * Start of the selected part in seconds. Only used with `withRange`. Another file sets it back. Default: 0, the start of
   * the file.
   */
  rangeStart?: DassPlayerElement['rangeStart'] | undefined;
  /**
   * End of the selected part in seconds. Only used with `withRange`. Another file sets it back. Default: `undefined`, the
   * end of the file.
   */
  rangeEnd?: DassPlayerElement['rangeEnd'] | undefined;
  /** Fired when the user starts to play. */
  onDassPlay?: ((event: CustomEvent<null> & { readonly target: DassPlayerElement; readonly currentTarget: DassPlayerElement }) => void) | undefined;
  /** Fired when the user pauses, or starts another player. */
  onDassPause?: ((event: CustomEvent<null> & { readonly target: DassPlayerElement; readonly currentTarget: DassPlayerElement }) => void) | undefined;
  /** Fired when the end is reached, in some browsers also by moving a paused position there. */
  onDassEnded?: ((event: CustomEvent<null> & { readonly target: DassPlayerElement; readonly currentTarget: DassPlayerElement }) => void) | undefined;
  /** Fired when the file cannot be loaded or played. */
  onDassError?: ((event: CustomEvent<DassPlayerErrorDetail> & { readonly target: DassPlayerElement; readonly currentTarget: DassPlayerElement }) => void) | undefined;
  /** Fired when the user moves an end of the selected part. */
  onRangeChange?: ((event: CustomEvent<DassPlayerRangeDetail> & { readonly target: DassPlayerElement; readonly currentTarget: DassPlayerElement }) => void) | undefined;
}
export type DassPlayerProps = DassPlayerOwnProps & Omit<React.HTMLAttributes<DassPlayerElement>, keyof DassPlayerOwnProps>;

const component: unknown = createComponent({
  tagName: 'dass-player',
  elementClass: DassPlayerElement,
  react: React,
  events: {
    onDassPlay: 'dass-play',
    onDassPause: 'dass-pause',
    onDassEnded: 'dass-ended',
    onDassError: 'dass-error',
    onRangeChange: 'dass-range-change',
  },
  displayName: 'DassPlayer',
});

/**
 * Plays a sound or a film, with controls that work by keyboard, touch and screen reader: play, position, time, speed,
 * volume, and for a film captions, picture in picture and full screen. A sound shows its waveform. Only one player of
 * the page plays at a time.
 *
 * The Content-Security-Policy needs `blob:` in `media-src` for a `file`. Time runs from left to right in all languages.
 *
 * Slots:
 * - `data`: `<script type="application/json">` with a JSON object whose keys are names of properties, or a list for `peaks`. It is not shown.
 */
export const DassPlayer = component as React.FunctionComponent<DassPlayerProps & React.RefAttributes<DassPlayerElement>>;
