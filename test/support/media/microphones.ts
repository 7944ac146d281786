import { until } from '../user.js';

const undos: (() => void)[] = [];
const contexts: AudioContext[] = [];

/** Replaces the microphones and other parts of the browser in a test. `restore()` gives the browser's own back. */
export const microphones = {
  /** Answers `getUserMedia()`. */
  answer(getUserMedia: (constraints: MediaStreamConstraints) => Promise<MediaStream>): void {
    microphones.replace(navigator.mediaDevices, 'getUserMedia', getUserMedia);
  },
  /** Refuses with an error of this name. */
  refuse(name: string, message = 'Refused'): void {
    microphones.answer(() => Promise.reject(new DOMException(message, name)));
  },
  /** Lists these microphones, or devices of another kind. */
  list(
    devices: readonly { readonly deviceId: string; readonly label: string }[],
    kind: MediaDeviceKind = 'audioinput',
  ): void {
    const infos = devices.map((device) => ({ ...device, kind, groupId: '' }));
    microphones.replace(navigator.mediaDevices, 'enumerateDevices', async () => infos);
    navigator.mediaDevices.dispatchEvent(new Event('devicechange'));
  },
  /** Answers what the permission is. @returns changes it */
  permission(state: PermissionState): (changed: PermissionState) => void {
    const status = Object.assign(new EventTarget(), { state });
    microphones.replace(navigator.permissions, 'query', async () => status);
    return (changed) => {
      status.state = changed;
      status.dispatchEvent(new Event('change'));
    };
  },
  /** Replaces a property; `undefined` removes it. */
  replace(target: object, name: string, value: unknown): void {
    const own = Object.getOwnPropertyDescriptor(target, name);
    if (value === undefined) Reflect.deleteProperty(target, name);
    else Object.defineProperty(target, name, { configurable: true, writable: true, value });
    undos.push(() => {
      if (own) Object.defineProperty(target, name, own);
      else Reflect.deleteProperty(target, name);
    });
  },
  restore(): void {
    for (const undo of undos.splice(0).reverse()) undo();
    for (const context of contexts.splice(0)) void context.close();
  },
};

/** Returns a microphone that hears a tone; at 0 Hz it hears next to nothing, because Firefox runs no silent graph. */
export async function toneStream(hertz: number): Promise<MediaStream> {
  const context = new AudioContext();
  contexts.push(context);
  const destination = new MediaStreamAudioDestinationNode(context, { channelCount: 1 });
  const tone = new OscillatorNode(context, { frequency: hertz || 50 });
  tone.connect(new GainNode(context, { gain: hertz ? 0.5 : 0.0005 })).connect(destination);
  tone.start();
  await context.resume();
  return destination.stream;
}

/** Waits until so many seconds of sound have been played. */
export async function soundPlayed(seconds: number): Promise<void> {
  const context = new AudioContext();
  contexts.push(context);
  await context.resume();
  await until(`${seconds} s of sound`, () => context.currentTime > seconds);
}
