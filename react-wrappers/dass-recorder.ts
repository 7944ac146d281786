'use client';
// Generated from custom-elements.json by scripts/generate/generate-wrappers.mjs. Do not edit.
import * as React from 'react';
import { createComponent } from './internal/create-component.js';
import { DassRecorder as DassRecorderElement } from '../entries/dass-recorder.js';
import type { DassRecorderDeviceDetail, DassRecorderErrorDetail, DassRecorderStopDetail } from '../entries/dass-recorder.js';

export type { DassRecorderElement };
export type * from '../entries/dass-recorder.js';

/** The props of <DassRecorder>, in addition to the attributes of every HTML element. */
export interface DassRecorderOwnProps {
  /** Name of the recorder. A text that starts with `dass` is a message id. Default: `''`, 'Gravador de áudio'. */
  label?: DassRecorderElement['label'] | undefined;
  /**
   * `deviceId` of the microphone. While recording, another one continues the same recording without a gap. A microphone
   * that is not connected is replaced by another. Default: `''`, the one that the user selected last, otherwise the
   * browser's default.
   */
  deviceId?: DassRecorderElement['deviceId'] | undefined;
  /**
   * Longest recording in seconds. At this length the recording stops by itself; the remaining time is shown. Default:
   * `undefined`, no limit.
   */
  maxDuration?: DassRecorderElement['maxDuration'] | undefined;
  /**
   * Shows and plays recordings, but the user cannot start one. A running recording can still be stopped. Default:
   * `false`.
   */
  readOnly?: DassRecorderElement['readOnly'] | undefined;
  /** Disables all controls. A running recording can still be stopped, so that it is not lost. Default: `false`. */
  disabled?: DassRecorderElement['disabled'] | undefined;
  /** Writes no draft to the browser's storage, and offers none. Default: `false`. */
  withoutDraft?: DassRecorderElement['withoutDraft'] | undefined;
  /** Fired when the user has started or continued a recording and the first samples are recorded. */
  onRecordStart?: ((event: CustomEvent<null> & { readonly target: DassRecorderElement; readonly currentTarget: DassRecorderElement }) => void) | undefined;
  /** Fired when a recording is complete: the user has stopped it, cut it at its ends (or undone that), or recovered a draft, or `maxDuration` is reached. A recording that is continued is complete again with its new part, or as it was if the user discards that part or the encoder fails. */
  onRecordStop?: ((event: CustomEvent<DassRecorderStopDetail> & { readonly target: DassRecorderElement; readonly currentTarget: DassRecorderElement }) => void) | undefined;
  /** Fired when the user discards a recording, also a complete one. */
  onRecordDiscard?: ((event: CustomEvent<null> & { readonly target: DassRecorderElement; readonly currentTarget: DassRecorderElement }) => void) | undefined;
  /** Fired when the microphone or the encoder fails. A running recording goes on or is paused, unless the encoder has failed. */
  onRecordError?: ((event: CustomEvent<DassRecorderErrorDetail> & { readonly target: DassRecorderElement; readonly currentTarget: DassRecorderElement }) => void) | undefined;
  /** Fired when the user selects another microphone. */
  onDeviceChange?: ((event: CustomEvent<DassRecorderDeviceDetail> & { readonly target: DassRecorderElement; readonly currentTarget: DassRecorderElement }) => void) | undefined;
}
export type DassRecorderProps = DassRecorderOwnProps & Omit<React.HTMLAttributes<DassRecorderElement>, keyof DassRecorderOwnProps>;

const component: unknown = createComponent({
  tagName: 'dass-recorder',
  elementClass: DassRecorderElement,
  react: React,
  events: {
    onRecordStart: 'dass-record-start',
    onRecordStop: 'dass-record-stop',
    onRecordDiscard: 'dass-record-discard',
    onRecordError: 'dass-record-error',
    onDeviceChange: 'dass-device-change',
  },
  displayName: 'DassRecorder',
});

/**
 * Records the sound of a microphone as an MP3 file (mono, 64 kbit/s, 8 kB a second). The file is encoded while it is
 * recorded, so that stopping takes no time. The page needs a secure address, and a Content-Security-Policy that allows
 * `'wasm-unsafe-eval'` for scripts (on the worker's file at least) and `blob:` for media.
 *
 * While recording, the recorder keeps a draft in the browser's own storage. It offers the draft when the page was closed
 * or has crashed, and when the element was removed before the user has stopped.
 */
export const DassRecorder = component as React.FunctionComponent<DassRecorderProps & React.RefAttributes<DassRecorderElement>>;
