import { barsPath, toBars } from './player-model.js';

/** All samples are in memory for a moment. Larger files have no waveform. */
const MAX_BYTES = 10_000_000;
const MAX_SECONDS = 15 * 60;
/** Enough for the loudness over time. */
const SAMPLE_RATE = 8000;
/** More than a wide screen shows. */
const PEAKS = 600;
/** Width of a bar with its gap. */
const BAR_PX = 4;

/** The waveform of a sound: that of the application, otherwise computed from the file when it comes into view. */
export class Waveform {
  readonly #changed: () => void;
  #read: readonly number[] = [];
  #request?: AbortController | undefined;
  /** What is drawn: an update while it plays draws nothing. */
  #drawn?: { readonly wave: SVGElement; readonly source: readonly unknown[]; readonly count: number };

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  /** Forgets the file. */
  reset(): void {
    this.cancel();
    this.#read = [];
  }

  /** Ends waiting and reading. What is there stays. */
  cancel(): void {
    this.#request?.abort();
    this.#request = undefined;
  }

  /**
   * Computes the waveform of a file, once the element is near the visible part of the page. A file that is too large or
   * cannot be decoded has none.
   *
   * @param duration in seconds
   * @returns resolves when it is computed, or waits for the element to come into view
   */
  async read(file: Blob, duration: number, element: Element): Promise<void> {
    if (this.#request || file.size > MAX_BYTES || !(duration <= MAX_SECONDS)) return;
    const { signal } = (this.#request = new AbortController());
    await new Promise<void>((resolve) => {
      whenNearView(element, signal, { near: () => resolve(this.#compute(file, signal)), away: resolve });
    });
  }

  async #compute(file: Blob, signal: AbortSignal): Promise<void> {
    try {
      const context = new OfflineAudioContext(1, 1, SAMPLE_RATE);
      const sound = await context.decodeAudioData(await file.arrayBuffer());
      if (signal.aborted) return;
      this.#read = toBars(sound.getChannelData(0), PEAKS);
      this.#changed();
    } catch {
      // The plain bar stays.
    }
  }

  /** Whether there is a waveform. @param peaks of the application */
  has(peaks: readonly unknown[]): boolean {
    return peaks.length > 0 || this.#read.length > 0;
  }

  /** Draws as many bars as there is room for. @param peaks of the application */
  draw(wave: SVGElement | null, peaks: readonly unknown[]): void {
    if (!wave) return;
    const source = peaks.length > 0 ? peaks : this.#read;
    const count = Math.max(1, Math.round(wave.clientWidth / BAR_PX));
    if (this.#drawn?.wave === wave && this.#drawn.source === source && this.#drawn.count === count) return;
    this.#drawn = { wave, source, count };
    wave.setAttribute('viewBox', `0 0 ${count} 2`);
    const path = barsPath(toBars(source, count));
    for (const part of wave.querySelectorAll('path')) part.setAttribute('d', path);
  }
}

/** Reports once that an element is near the visible part of the page, and that it is not yet. */
function whenNearView(element: Element, signal: AbortSignal, { near, away }: { near(): void; away(): void }): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return away();
      observer.disconnect();
      near();
    },
    { rootMargin: '200px' },
  );
  observer.observe(element);
  signal.addEventListener(
    'abort',
    () => {
      observer.disconnect();
      away();
    },
    { once: true },
  );
}
