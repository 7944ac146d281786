/** Samples of one channel, as the audio worklet sends them. */
interface Samples {
  readonly samples: Float32Array;
  readonly rate: number;
}

/** What a worker gets of a `CaptureSource`. */
export type SampleInput = ReadableStream<AudioData> | MessagePort;

/** Hears of a source. */
export interface SampleListener {
  /** Called with the next samples, mixed to one channel. */
  samples(samples: Float32Array, rate: number): void;
  /** Called when the source has ended by itself. */
  ended(): void;
}

/**
 * Reads samples in a worker.
 *
 * @returns ends reading
 */
export function readSamples(input: SampleInput, listener: SampleListener): () => void {
  if (input instanceof MessagePort) {
    input.onmessage = ({ data }: MessageEvent<Samples | null>) => {
      if (data) listener.samples(data.samples, data.rate);
      else listener.ended();
    };
    return () => input.close();
  }
  const reader = input.getReader();
  void readAll(reader, listener);
  return () => void reader.cancel().catch(() => undefined);
}

async function readAll(reader: ReadableStreamDefaultReader<AudioData>, listener: SampleListener): Promise<void> {
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      const samples = monoOf(next.value);
      const rate = next.value.sampleRate;
      next.value.close();
      listener.samples(samples, rate);
    }
  } catch (error) {
    console.warn('[dass] The microphone ended with an error.', error);
  }
  listener.ended();
}

/** Mixes the channels to one. */
function monoOf(data: AudioData): Float32Array {
  const { numberOfFrames, numberOfChannels } = data;
  const mono = new Float32Array(numberOfFrames);
  const channel = new Float32Array(numberOfFrames);
  for (let planeIndex = 0; planeIndex < numberOfChannels; planeIndex++) {
    data.copyTo(channel, { planeIndex, format: 'f32-planar' });
    for (let i = 0; i < numberOfFrames; i++) mono[i]! += channel[i]! / numberOfChannels;
  }
  return mono;
}
