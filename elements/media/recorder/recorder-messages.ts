import type { CaptureErrorKind } from '../shared/capture-error-model.js';
import type { SampleInput } from '../shared/sample-reader.js';
import type { Level } from './level-model.js';
import type { EarlierPart } from './trim-model.js';

/** What the page sends to the worker. */
export type WorkerCommand =
  | {
      readonly type: 'open';
      /** Address of LAME. */
      readonly encoder: string;
      /** Name of the file. */
      readonly name: string;
      /** The recording stops at this number of samples. */
      readonly maxSamples: number;
      readonly withDraft: boolean;
      /** What the recording continues: its draft has it as well. */
      readonly before: EarlierPart | undefined;
    }
  | { readonly type: 'add'; readonly source: number; readonly input: SampleInput }
  | { readonly type: 'remove'; readonly source: number }
  | { readonly type: 'pause' | 'resume' | 'stop' | 'discard' | 'abandon' };

/** What the worker sends to the page. */
export type WorkerReport =
  /** The encoder is loaded. */
  | { readonly type: 'ready' }
  /** The first samples of a source are in the recording, and those of the old one no longer. */
  | { readonly type: 'live'; readonly source: number }
  | { readonly type: 'ended'; readonly source: number }
  | { readonly type: 'progress'; readonly samples: number; readonly bytes: number; readonly level: Level }
  | { readonly type: 'done'; readonly file: File; readonly samples: number }
  /** The draft could not be written, because the disk is full for example. The recording goes on. */
  | { readonly type: 'draft-failed'; readonly reason: string }
  | { readonly type: 'failed'; readonly kind: CaptureErrorKind; readonly reason: string };
