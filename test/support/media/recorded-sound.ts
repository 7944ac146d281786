/** What a browser hears in a file. */
export interface RecordedSound {
  /** Length in seconds. */
  readonly duration: number;
  readonly samples: Float32Array;
  readonly rate: number;
}

/** Decodes a file as the browser plays it. */
export async function decodeSound(file: Blob, rate = 48_000): Promise<RecordedSound> {
  const context = new OfflineAudioContext(1, 1, rate);
  const buffer = await context.decodeAudioData(await file.arrayBuffer());
  return { duration: buffer.duration, samples: buffer.getChannelData(0), rate: buffer.sampleRate };
}

/**
 * Returns the frequency of a tone in Hz: the median distance of its zero crossings, so that a short gap does not count.
 *
 * @param from start in seconds @param to end in seconds
 */
export function toneOf({ samples, rate }: RecordedSound, from = 0, to = samples.length / rate): number {
  const crossings: number[] = [];
  for (let i = Math.max(1, Math.floor(from * rate)); i < Math.min(samples.length, to * rate); i++) {
    const [before, after] = [samples[i - 1]!, samples[i]!];
    if (before < 0 && after >= 0) crossings.push(i - after / (after - before));
  }
  const periods = crossings.slice(1).map((at, i) => at - crossings[i]!);
  periods.sort((a, b) => a - b);
  return rate / (periods[Math.floor(periods.length / 2)] ?? Infinity);
}

/** Returns the longest silence in seconds. */
export function longestSilence({ samples, rate }: RecordedSound): number {
  let [longest, current] = [0, 0];
  for (const sample of samples) {
    current = Math.abs(sample) < 0.005 ? current + 1 : 0;
    longest = Math.max(longest, current);
  }
  return longest / rate;
}
