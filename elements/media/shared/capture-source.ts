import { assetAddress } from '../../base/loading/worker-address.js';
import type { SampleInput } from './sample-reader.js';

/** Samples of a microphone on their way to the worker. */
export interface CaptureSource {
  /** To be transferred to the worker. */
  readonly input: SampleInput;
  /** Sends what is on its way as the last samples. */
  end(): void;
  /** Gives the source up. The track stays as it is. */
  close(): void;
}

/** A way from a track to samples. */
export type CaptureAdapter = (track: MediaStreamTrack) => Promise<CaptureSource>;

interface TrackProcessor {
  readonly readable: ReadableStream<AudioData>;
}
type TrackProcessorClass = new (init: { track: MediaStreamTrack; maxBufferSize: number }) => TrackProcessor;

/** Buffers of 10 ms that wait while the worker is busy. */
const MAX_BUFFERS = 500;

/** Chromium reads tracks directly: nothing depends on the page's thread or on a sound output. */
const readTrack: CaptureAdapter = async (track) => {
  const { MediaStreamTrackProcessor } = globalThis as unknown as { MediaStreamTrackProcessor: TrackProcessorClass };
  const { readable } = new MediaStreamTrackProcessor({ track, maxBufferSize: MAX_BUFFERS });
  return {
    input: readable,
    end: () => track.stop(),
    close() {},
  };
};

/** The other browsers, by an audio graph. It runs only where there is a sound output. */
const readGraph: CaptureAdapter = async (track) => {
  const context = new AudioContext();
  try {
    await context.audioWorklet.addModule(
      assetAddress('capture-worklet.js', new URL('./capture-worklet.js', import.meta.url)),
    );
    const { port1, port2 } = new MessageChannel();
    const node = new AudioWorkletNode(context, 'dass-capture');
    node.port.postMessage({ target: port1 }, [port1]);
    context.createMediaStreamSource(new MediaStream([track])).connect(node);
    // Silent, but only what leads to the output is run.
    node.connect(context.destination);
    // Never resolves without a sound output.
    void context.resume();
    return {
      input: port2,
      end: () => node.port.postMessage({}),
      close: () => void context.close(),
    };
  } catch (error) {
    void context.close();
    throw error;
  }
};

/** Returns the ways that this browser has, the best first. */
export const captureAdapters = (): readonly CaptureAdapter[] => [
  ...('MediaStreamTrackProcessor' in globalThis ? [readTrack] : []),
  ...('AudioWorkletNode' in globalThis ? [readGraph] : []),
];
