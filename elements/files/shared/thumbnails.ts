import { startWorker } from '../../base/loading/worker-address.js';
import type { ThumbnailAnswer, ThumbnailRequest } from './thumbnail-worker.js';

/** Number of images that are decoded at the same time. */
const AT_ONCE = 2;

interface Job {
  readonly place: HTMLElement;
  readonly file: File;
}

/** Shows small images of image files, made in a worker when their places come into view. */
export class Thumbnails {
  readonly #visible = new IntersectionObserver((entries) => this.#onVisible(entries), { rootMargin: '200px' });
  readonly #files = new Map<Element, File>();
  readonly #waiting: Job[] = [];
  readonly #running = new Map<number, Job>();
  #shown = new WeakMap<Element, File>();
  #worker: Worker | undefined;
  #isBroken = false;
  #lastId = 0;

  /** Shows the image of a file in an element, once it is in view. */
  show(place: HTMLElement, file: File): void {
    if (this.#shown.get(place) === file) return;
    this.#shown.set(place, file);
    this.#files.set(place, file);
    this.#visible.observe(place);
  }

  /** Stops the worker and forgets what was not shown yet. */
  stop(): void {
    this.#visible.disconnect();
    this.#files.clear();
    this.#waiting.length = 0;
    this.#running.clear();
    this.#endWorker();
  }

  #onVisible(entries: readonly IntersectionObserverEntry[]): void {
    for (const { isIntersecting, target } of entries) {
      const file = this.#files.get(target);
      if (!isIntersecting || !file) continue;
      this.#visible.unobserve(target);
      this.#files.delete(target);
      this.#waiting.push({ place: target as HTMLElement, file });
    }
    this.#next();
  }

  #next(): void {
    while (this.#running.size < AT_ONCE) {
      const job = this.#waiting.shift();
      if (!job) break;
      if (!job.place.isConnected) continue;
      if (job.file.type === 'image/svg+xml') showVector(job);
      else this.#request(job);
    }
    if (this.#running.size === 0) this.#endWorker();
  }

  #request(job: Job): void {
    if (this.#isBroken) return;
    try {
      this.#worker ??= this.#start();
    } catch {
      // The page forbids the worker: the icons stay.
      this.#isBroken = true;
      return;
    }
    const id = ++this.#lastId;
    this.#running.set(id, job);
    this.#worker.postMessage({ id, file: job.file } satisfies ThumbnailRequest);
  }

  #start(): Worker {
    const worker = startWorker(
      'thumbnail-worker.js',
      () => new Worker(new URL('./thumbnail-worker.ts', import.meta.url), { type: 'module' }),
    );
    worker.onmessage = ({ data: { id, bitmap } }: MessageEvent<ThumbnailAnswer>) => {
      const job = this.#running.get(id);
      this.#running.delete(id);
      if (job && bitmap) draw(job.place, bitmap);
      else bitmap?.close();
      this.#next();
    };
    worker.onerror = (event) => {
      event.preventDefault();
      this.#isBroken = true;
      this.#running.clear();
      this.#next();
    };
    return worker;
  }

  #endWorker(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
  }
}

function draw(place: HTMLElement, bitmap: ImageBitmap): void {
  const canvas = document.createElement('canvas');
  canvas.width = bitmap.width;
  canvas.height = bitmap.height;
  canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(bitmap);
  replaceImage(place, canvas);
}

/** Shows a vector image, which no worker decodes. Scripts in it do not run in an `img`. */
function showVector({ place, file }: Job): void {
  const image = new Image();
  image.alt = '';
  image.src = URL.createObjectURL(file);
  image.onload = image.onerror = (event: Event | string) => {
    URL.revokeObjectURL(image.src);
    if (typeof event !== 'string' && event.type === 'error') image.remove();
  };
  replaceImage(place, image);
}

function replaceImage(place: HTMLElement, image: HTMLElement): void {
  place.querySelector('canvas, img')?.remove();
  place.append(image);
}
