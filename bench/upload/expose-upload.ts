import { countAfter, expected, PROGRESS_FRAMES, scrolling, SENDING, shareAfter } from './data.js';

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

/** Number of jumps through the whole list. */
const JUMPS = 60;
const SLOW_STEP_PX = 96;

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
        'jump scroll': (index: number) => {
          const list = upload.list()!;
          list.scrollTop = ((list.scrollHeight - list.clientHeight) * (index + 1)) / JUMPS;
        },
        'to the top': () => {
          upload.list()!.scrollTop = 0;
        },
        'slow scroll': () => {
          upload.list()!.scrollTop += SLOW_STEP_PX;
        },
      },
      expected,
      wrong: (step: string): string | undefined => {
        const count = Number((/[\d.]+/.exec(upload.summary() ?? '')?.[0] ?? '').replaceAll('.', ''));
        if (count !== countAfter(step)) return `${count} files instead of ${countAfter(step)}`;
        // The files that are sent are at the top.
        if (scrolling.includes(step)) return undefined;
        const bars = [...(upload.list()?.querySelectorAll('[role=progressbar]') ?? [])];
        const share = step === 'progress' ? Math.floor(shareAfter(PROGRESS_FRAMES - 1) * 100) : 0;
        const isRight = bars.length === SENDING && bars.every((bar) => Number(bar.ariaValueNow) === share);
        return isRight ? undefined : `${bars.length} bars: ${bars.map((bar) => bar.ariaValueNow).join(' ')}`;
      },
    },
  });
}
