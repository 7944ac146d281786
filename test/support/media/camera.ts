import type {
  DassCameraDialog,
  DassCameraDialogConfirmDetail,
} from '../../../elements/media/camera-dialog/camera-dialog.js';
import { mount } from '../fixture.js';
import { find, findAll, until, user } from '../user.js';
import { microphones, toneStream } from './microphones.js';

/** A camera dialog in a test, with its events. */
export interface CameraInTest {
  readonly element: DassCameraDialog;
  /** Names of the events so far, those of errors with their kind. */
  readonly events: string[];
  /** Clicks what has a class, when it can be used. */
  click(name: string): Promise<void>;
  /** Whether something with a class is shown. */
  shows(name: string): boolean;
  /** Waits until so many seconds are filmed. */
  filmed(seconds: number): Promise<void>;
  /** Confirms, and returns what was taken. */
  confirm(): Promise<DassCameraDialogConfirmDetail>;
  text(selector: string): string;
}

const secondsOf = (text: string): number => text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);

export async function mountCamera(properties: Record<string, unknown> = {}): Promise<CameraInTest> {
  const element = await mount('dass-camera-dialog', { properties: { heading: 'Foto', ...properties } });
  const events: string[] = [];
  const taken: DassCameraDialogConfirmDetail[] = [];
  element.addEventListener('dass-confirm', ({ detail }) => {
    events.push('dass-confirm');
    taken.push(detail);
  });
  element.addEventListener('dass-close', ({ detail }) => events.push(`dass-close ${detail.reason}`));
  element.addEventListener('dass-device-change', () => events.push('dass-device-change'));
  element.addEventListener('dass-camera-error', ({ detail }) => events.push(`dass-camera-error ${detail.error.kind}`));
  element.open = true;
  await element.updateComplete;
  const camera: CameraInTest = {
    element,
    events,
    shows: (name) => findAll(element, `.${name}`).length > 0,
    async click(name) {
      const target = await until(
        `.${name} can be used (${events.join()})`,
        () => findAll(element, `.${name}:not([disabled], [busy])`)[0],
      );
      await user.click(target);
    },
    filmed: (seconds) =>
      until(`${seconds} s are filmed`, () => camera.shows('time') && secondsOf(camera.text('.time')) >= seconds).then(
        () => undefined,
      ),
    async confirm() {
      const count = taken.length;
      await camera.click('confirm');
      return until('it is confirmed', () => taken[count]);
    },
    text: (selector) => find(element, selector).textContent.trim(),
  };
  return camera;
}

/** Cancels, and answers the question whether the photo or film is discarded. */
export async function cancelAndDiscard(camera: CameraInTest): Promise<void> {
  await camera.click('cancel');
  const question = await until('it asks', () => document.querySelector('dass-confirm-dialog'));
  await user.click(await until('it can be answered', () => findAll(question, '.confirm')[0]));
  await until('the dialog is closed', () => !camera.element.open);
}

/** What a test camera shows and says about itself. */
export interface TestPicture {
  readonly width: number;
  readonly height: number;
  /** Colours of the left and the right half. Default: red and blue. */
  readonly colors?: readonly [string, string];
  /** Whether each pixel has another colour, so that its PNG is large. */
  readonly isNoisy?: boolean;
  readonly settings?: Readonly<Record<string, unknown>>;
  readonly capabilities?: Readonly<Record<string, unknown>>;
}

/** Cameras of a test: pictures whose halves have a colour each, and a microphone with a tone. */
export const cameras = {
  /** The streams that were opened. */
  streams: [] as MediaStream[],
  /** What was asked of `getUserMedia()`. */
  asked: [] as MediaStreamConstraints[],
  /** Constraints that were applied to a track. */
  applied: [] as MediaTrackConstraints[],

  /** Opens these cameras, by id; `''` is the one for everything else. */
  use(pictures: Readonly<Record<string, TestPicture>>): void {
    const names = Object.keys(pictures).filter(Boolean);
    if (names.length > 0) cameras.list(...names);
    microphones.answer(async (constraints) => {
      cameras.asked.push(constraints);
      const { exact, ideal } = wantedId(constraints);
      if (exact !== undefined && !pictures[exact]) throw new DOMException('deviceId', 'OverconstrainedError');
      const id = [exact, ideal, ''].find((one) => one !== undefined && pictures[one]) ?? names[0]!;
      const stream = constraints.video ? pictureStream(pictures[id]!, id) : await toneStream(1000);
      cameras.streams.push(stream);
      return stream;
    });
  },
  list: (...ids: string[]): void =>
    microphones.list(
      ids.map((deviceId) => ({ deviceId, label: `C\u00e2mera ${deviceId}` })),
      'videoinput',
    ),
  /** Number of tracks that are live. */
  get live(): number {
    return cameras.streams.flatMap((stream) => stream.getTracks()).filter(({ readyState }) => readyState === 'live')
      .length;
  },
  /** The camera that was opened last is removed: the browser ends its track. */
  unplug(): void {
    const track = cameras.streams.flatMap((stream) => stream.getVideoTracks()).at(-1)!;
    track.stop();
    track.dispatchEvent(new Event('ended'));
  },
  /** Films with a worker that has no encoder, or whose file has another duration than it says. */
  breakWorker(fault: 'no-encoder' | 'wrong-duration'): void {
    const { Worker: Own } = globalThis;
    microphones.replace(
      globalThis,
      'Worker',
      class extends Own {
        constructor(address: string | URL, options?: WorkerOptions) {
          super(`/broken-camera/${fault}.js?${String(address)}`, options);
        }
      },
    );
  },
  restore(): void {
    cameras.streams.splice(0).forEach((stream) => stream.getTracks().forEach((track) => track.stop()));
    cameras.asked.length = cameras.applied.length = 0;
    drawings.splice(0).forEach((timer) => clearInterval(timer));
    microphones.restore();
    localStorage.removeItem('dass-camera');
  },
};

const drawings: number[] = [];

const wantedId = ({ video }: MediaStreamConstraints): { exact?: string; ideal?: string } =>
  ((video as MediaTrackConstraints | undefined)?.deviceId ?? {}) as { exact?: string; ideal?: string };

function pictureStream(picture: TestPicture, id: string): MediaStream {
  const { width, height, colors = ['#f00', '#00f'], isNoisy = false, settings, capabilities } = picture;
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d', { alpha: false })!;
  const noise = context.createImageData(width, height);
  if (isNoisy) noise.data.forEach((_value, index) => (noise.data[index] = index % 4 === 3 ? 255 : Math.random() * 256));
  const draw = (): void => {
    if (isNoisy) {
      context.putImageData(noise, 0, 0);
      return;
    }
    colors.forEach((color, half) => {
      context.fillStyle = color;
      context.fillRect((half * width) / 2, 0, width / 2, height);
    });
  };
  draw();
  drawings.push(window.setInterval(draw, 40));
  const stream = canvas.captureStream(25);
  const [track] = stream.getVideoTracks();
  track!.getSettings = () => ({ width, height, deviceId: id, ...settings });
  track!.getCapabilities = () => capabilities ?? {};
  track!.applyConstraints = async (constraints) => void cameras.applied.push(constraints ?? {});
  return stream;
}

/** Returns the colours in the middle of the left and the right half of a picture. */
export async function halvesOf(source: Blob | HTMLVideoElement): Promise<readonly [string, string]> {
  const isVideo = source instanceof HTMLVideoElement;
  const picture = isVideo ? source : await createImageBitmap(source);
  const [width, height] = isVideo ? [source.videoWidth, source.videoHeight] : [picture.width, picture.height];
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d')!;
  context.drawImage(picture, 0, 0);
  const colorAt = (share: number): string => {
    const [red, green, blue] = context.getImageData(width * share, height / 2, 1, 1).data;
    return red! > 150 && blue! < 100 ? 'red' : blue! > 150 && red! < 100 ? 'blue' : `${red} ${green} ${blue}`;
  };
  return [colorAt(0.25), colorAt(0.75)];
}

/** Plays a film in the browser, from its start or after a jump. */
export async function playFilm(url: string): Promise<HTMLVideoElement> {
  const video = Object.assign(document.createElement('video'), { muted: true, src: url });
  await until('the browser knows the film', () => video.readyState >= 2 || video.error !== null);
  if (video.error) throw new Error(video.error.message);
  // Browsers draw no picture of a film that was never played.
  await video.play();
  video.pause();
  video.currentTime = 0;
  return video;
}

/** Waits until a film shows these colours in its left and right half. */
export const showsHalves = (video: HTMLVideoElement, ...colors: readonly [string, string]): Promise<boolean> =>
  until(`the film shows ${colors.join()}`, async () => (await halvesOf(video)).join() === colors.join());
