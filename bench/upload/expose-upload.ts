import { countAfter, expected, PROGRESS_FRAMES, SENDING, shareAfter } from './data.js';

/** A contender. */
export interface Upload {
  mount(): void;
  /** Shows the other files. */
  replace(): void;
  append(): void;
  /** Removes the first file by its button. */
  remove(): void;
  /** Reports the progress of all files that are being sent. */
  progress(share: number): void;
  /** The list: its rows have the class `row`. */
  list(): Element | null | undefined;
  /** The text above the list. */
  summary(): string | undefined;
}

/** Exposes the benchmark steps. */
export function exposeUpload(upload: Upload): void {
  Object.assign(globalThis, {
    bench: {
      steps: {
        mount: () => upload.mount(),
        replace: () => upload.replace(),
        append: () => upload.append(),
        remove: () => upload.remove(),
        progress: (index: number) => upload.progress(shareAfter(index)),
      },
      expected,
      wrong: (step: string): string | undefined => {
        const count = Number((/[\d.]+/.exec(upload.summary() ?? '')?.[0] ?? '').replaceAll('.', ''));
        if (count !== countAfter(step)) return `${count} files instead of ${countAfter(step)}`;
        const bars = [...(upload.list()?.querySelectorAll('[role=progressbar]') ?? [])];
        const share = step === 'progress' ? Math.floor(shareAfter(PROGRESS_FRAMES - 1) * 100) : 0;
        const isRight = bars.length === SENDING && bars.every((bar) => Number(bar.ariaValueNow) === share);
        return isRight ? undefined : `${bars.length} bars: ${bars.map((bar) => bar.ariaValueNow).join(' ')}`;
      },
    },
  });
}
