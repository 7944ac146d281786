import type { SampleInput } from '../shared/sample-reader.js';

/** What the page sends to the worker. */
export type WorkerCommand =
  | {
      readonly type: 'open';
      /** Name of the file. */
      readonly name: string;
      /** The film stops before it is larger. */
      readonly maxBytes: number;
      /** The film stops at this length. */
      readonly maxSeconds: number;
      readonly withSound: boolean;
    }
  /** Another source of pictures. It replaces the one before with its first picture. */
  | { readonly type: 'pictures'; readonly source: number; readonly input: ReadableStream<VideoFrame> }
  | { readonly type: 'picture'; readonly source: number; readonly frame: VideoFrame }
  | { readonly type: 'sound'; readonly input: SampleInput }
  | { readonly type: 'stop' | 'discard' };

/** What the worker sends to the page. */
export type WorkerReport =
  /** The first picture of a source is in the film. */
  | { readonly type: 'live'; readonly source: number }
  | { readonly type: 'progress'; readonly seconds: number; readonly bytes: number }
  /** `error` says why it has ended before the user has stopped it. */
  | { readonly type: 'done'; readonly file: File; readonly seconds: number; readonly error?: string }
  /** There is no file. `unsupported`: this browser has no encoder for an MP4 file. */
  | { readonly type: 'failed'; readonly kind: 'unsupported' | 'encoder'; readonly reason: string };
