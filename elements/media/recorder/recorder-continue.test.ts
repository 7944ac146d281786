import { expect } from 'chai';
import './recorder.js';
import { setAssetFolder } from '../../base/loading/worker-address.js';
import { collectConsole } from '../../../test/support/assertions/page-problems.js';
import { microphones, toneStream } from '../../../test/support/media/microphones.js';
import { mountRecorder, type RecorderInTest } from '../../../test/support/media/record.js';
import { decodeSound, toneOf } from '../../../test/support/media/recorded-sound.js';
import { findAll, painted, until, user } from '../../../test/support/user.js';
import type { DassRecorderStopDetail } from './recorder.js';
import { DRAFT_FOLDER } from './draft-file.js';
import { FRAME_BYTES, readInfo } from './info-frame-model.js';

const useTone = (hertz: number): void => microphones.answer(() => toneStream(hertz));

/** Records a tone of 1 kHz, which is then to be continued with one of 2 kHz. */
async function recordFirst(
  seconds = 1,
  properties: Record<string, unknown> = {},
): Promise<RecorderInTest & { readonly first: DassRecorderStopDetail }> {
  useTone(1000);
  const recorder = await mountRecorder(properties);
  await recorder.start();
  await recorder.recorded(seconds);
  const first = await recorder.stop();
  useTone(2000);
  return { ...recorder, first };
}

/** Checks that a recording has its first part, and a new one behind it. */
async function expectBoth(
  { file, duration }: DassRecorderStopDetail,
  first: DassRecorderStopDetail,
  added = 1,
): Promise<void> {
  const sound = await decodeSound(file);
  expect(sound.duration).to.be.closeTo(duration, 0.05);
  expect(duration).to.be.greaterThan(first.duration + added);
  expect(toneOf(sound, 0, first.duration - 0.1), 'the first part').to.be.closeTo(1000, 10);
  expect(toneOf(sound, first.duration + 0.2), 'the new part').to.be.closeTo(2000, 20);
}

/** Checks that the recording is there as it was before it was continued, and was told to the application again. */
async function expectFirst({ first, takes, ...recorder }: Awaited<ReturnType<typeof recordFirst>>): Promise<void> {
  const last = takes.at(-1)!;
  expect([last.file, last.duration]).to.deep.equal([first.file, first.duration]);
  expect((await (await fetch(last.url)).blob()).size).to.equal(first.file.size);
  expect(recorder.shows('append')).to.equal(true);
}

/** Calls a function before each frame. */
function watchFrames(look: () => void): { stop(): void } {
  let frame = requestAnimationFrame(function next() {
    look();
    frame = requestAnimationFrame(next);
  });
  return { stop: () => cancelAnimationFrame(frame) };
}

async function drafts(): Promise<FileSystemDirectoryHandle> {
  const root = await navigator.storage.getDirectory();
  return root.getDirectoryHandle(DRAFT_FOLDER, { create: true });
}
async function draftNames(): Promise<string[]> {
  const names: string[] = [];
  for await (const name of (await drafts()).keys()) names.push(name);
  return names;
}

const delayOf = async (file: File): Promise<number | undefined> =>
  readInfo(new Uint8Array(await file.slice(0, FRAME_BYTES).arrayBuffer()))?.delay;

/** Lets the test end the workers without a word, as a crash does. */
function useWorkers(): Worker[] {
  const workers: Worker[] = [];
  class Watched extends Worker {
    constructor(...options: ConstructorParameters<typeof Worker>) {
      super(...options);
      workers.push(this);
    }
  }
  microphones.replace(globalThis, 'Worker', Watched);
  return workers;
}

/** Continues a recording, and crashes. */
async function crash({ element, first, ...recorder }: Awaited<ReturnType<typeof recordFirst>>): Promise<void> {
  const workers = useWorkers();
  await recorder.click('append');
  await recorder.recorded(Math.ceil(first.duration) + 3);
  workers.forEach((worker) => worker.terminate());
  element.remove();
}

/** Mounts recorders until one offers a draft: the browser needs a moment to see that the other page is gone. */
const offered = (): Promise<RecorderInTest> =>
  until('it is offered', async () => {
    const next = await mountRecorder();
    await until('it has searched', () => next.shows('draft'), 500).catch(() => undefined);
    if (next.shows('draft')) return next;
    next.element.remove();
    return undefined;
  });

describe('Continuing a recording', () => {
  for (const width of [800, 340])
    it(`[UQ-08] the buttons stay where they are while the recording loads, ${width} px wide: no click misses them`, async () => {
      useTone(1000);
      const { element, ...recorder } = await mountRecorder();
      element.style.inlineSize = `${width}px`;
      await recorder.start();
      await recorder.recorded(1);
      const tops = new Set<number>();
      const watching = watchFrames(() => {
        for (const button of findAll(element, '.append')) tops.add(Math.round(button.getBoundingClientRect().top));
      });
      await recorder.stop();
      await until('its duration is known', () =>
        findAll(element, 'dass-player')[0]?.shadowRoot?.querySelector('.handle'),
      );
      await painted();
      watching.stop();
      expect([...tops]).to.have.length(1);
    });

  const warnings = collectConsole(/^\[dass\] <dass-recorder> /);
  afterEach(async () => {
    microphones.restore();
    setAssetFolder(undefined);
    localStorage.clear();
    const root = await navigator.storage.getDirectory();
    await root.removeEntry(DRAFT_FOLDER, { recursive: true }).catch(() => undefined);
  });

  it('[RE-04] [UQ-08] a refused microphone keeps the recording, says so, and can be tried again', async () => {
    const { first, events, takes, ...recorder } = await recordFirst();
    microphones.refuse('NotAllowedError', 'Permission denied');
    await recorder.click('append');
    await until('it is said', () => recorder.shows('capture-error'));
    expect(events.at(-1)).to.equal('dass-record-error denied');
    expect(recorder.text('.capture-error')).to.contain('O microfone está bloqueado');
    await expectFirst({ first, events, takes, ...recorder });
    useTone(2000);
    await recorder.click('retry');
    await until('it records', () => recorder.shows('pause'));
    await recorder.recorded(Math.ceil(first.duration) + 1);
    await expectBoth(await recorder.stop(), first, 0.5);
  });

  it('[RE-04] [UQ-08] a microphone that is unplugged keeps both parts, and another goes on', async () => {
    const { first, events, ...recorder } = await recordFirst();
    let track: MediaStreamTrack | undefined;
    microphones.answer(async () => {
      const stream = await toneStream(2000);
      [track] = stream.getAudioTracks();
      return stream;
    });
    await recorder.click('append');
    await recorder.recorded(Math.ceil(first.duration) + 1);
    track!.stop();
    track!.dispatchEvent(new Event('ended'));
    await until('it is said', () => recorder.shows('capture-error'));
    expect(events.at(-1)).to.equal('dass-record-error unplugged');
    expect(recorder.text('.facts')).to.contain('Pausado');
    const seconds = Number(recorder.text('.time').slice(3));
    await recorder.click('pause');
    await recorder.recorded(seconds + 1);
    const both = await recorder.stop();
    await expectBoth(both, first);
    expect(both.file.name).to.equal(first.file.name);
  });

  it('[RE-04] [UQ-08] an encoder that fails keeps the recording, offers both parts, and can be tried again', async () => {
    const { first, events, takes, ...recorder } = await recordFirst();
    setAssetFolder('/broken-recorder/failing-encoder');
    await recorder.click('append');
    await until('it is said', () => recorder.shows('capture-error'));
    expect(events.slice(-2)).to.deep.equal(['dass-record-stop', 'dass-record-error encoder']);
    expect(recorder.text('.capture-error')).to.contain('O gravador não funcionou');
    await expectFirst({ first, events, takes, ...recorder });
    await until('both parts are offered', () => recorder.shows('draft'));
    setAssetFolder(undefined);
    await recorder.click('retry');
    await until('it records', () => recorder.shows('pause'));
    await recorder.recorded(Math.ceil(first.duration) + 1);
    await expectBoth(await recorder.stop(), first, 0.5);
    await recorder.click('recover');
    await until('what was recorded before the failure is recovered', () => takes.length === 4);
    await expectBoth(takes[3]!, first);
  });

  it('[RE-04] [UQ-08] a worker that crashes keeps the recording, and offers both parts', async () => {
    const { first, events, takes, ...recorder } = await recordFirst();
    setAssetFolder('/broken-recorder/crash');
    await recorder.click('append');
    await until('it is said', () => recorder.shows('capture-error'));
    expect(events.slice(-2)).to.deep.equal(['dass-record-stop', 'dass-record-error encoder']);
    await expectFirst({ first, events, takes, ...recorder });
    await recorder.click('recover');
    await until('it is recovered', () => takes.length === 3);
    // With the last second, which the worker had not written yet.
    await expectBoth(takes[2]!, first, 1.8);
  });

  it('[RE-04] [UQ-08] without memory for the new part the recording is kept, and both parts are offered', async () => {
    const { first, events, takes, ...recorder } = await recordFirst();
    setAssetFolder('/broken-recorder/no-memory');
    await recorder.click('append');
    await recorder.recorded(Math.ceil(first.duration) + 2);
    await recorder.click('stop');
    await until('it is said', () => recorder.shows('capture-error'));
    expect(events.slice(-2)).to.deep.equal(['dass-record-stop', 'dass-record-error encoder']);
    await expectFirst({ first, events, takes, ...recorder });
    await recorder.click('recover');
    await until('it is recovered', () => takes.length === 3);
    await expectBoth(takes[2]!, first);
  });

  it('[RE-04] [UQ-08] without memory to join the parts the recording is kept, and both parts are offered', async () => {
    const { first, events, takes, ...recorder } = await recordFirst();
    await recorder.click('append');
    await recorder.recorded(Math.ceil(first.duration) + 2);
    const { File: Original } = globalThis;
    class Full extends Original {
      constructor(...options: ConstructorParameters<typeof File>) {
        super(...options);
        throw new RangeError('Array buffer allocation failed');
      }
    }
    microphones.replace(globalThis, 'File', Full);
    await recorder.click('stop');
    await until('it is said', () => recorder.shows('capture-error'));
    microphones.replace(globalThis, 'File', Original);
    expect(events.slice(-2)).to.deep.equal(['dass-record-stop', 'dass-record-error encoder']);
    expect(warnings.messages()[0]).to.contain('allocation failed');
    await expectFirst({ first, events, takes, ...recorder });
    await recorder.click('recover');
    await until('it is recovered', () => takes.length === 3);
    await expectBoth(takes[2]!, first);
  });

  it('[UQ-08] a recording that cannot be read any more is not replaced by its new part', async () => {
    const { first, events, takes, ...recorder } = await recordFirst();
    const { slice } = Blob.prototype;
    const broken = { arrayBuffer: () => Promise.reject(new DOMException('Gone', 'NotReadableError')) };
    microphones.replace(Blob.prototype, 'slice', () => broken);
    await recorder.click('append');
    await until('it is said', () => recorder.shows('capture-error'));
    expect(events.at(-1)).to.equal('dass-record-error encoder');
    expect(recorder.shows('pause')).to.equal(false);
    microphones.replace(Blob.prototype, 'slice', slice);
    await recorder.click('retry');
    await until('it records', () => recorder.shows('pause'));
    await recorder.recorded(Math.ceil(first.duration) + 1);
    await expectBoth(await recorder.stop(), first, 0.5);
    expect(takes).to.have.length(2);
  });

  it('[UQ-08] a crash brings back both parts, also of a recording that was cut', async () => {
    const recorder = await recordFirst(2);
    // Whole frames before the kept part make it start later in its file.
    (await until('there is a handle', () => findAll(recorder.element, '.handle.start')[0])).focus();
    for (let i = 0; i < 8; i++) await user.press('ArrowRight');
    await recorder.click('cut');
    const first = await until('it is cut', () => recorder.takes[1]);
    await crash({ ...recorder, first });
    const next = await offered();
    await next.click('recover');
    const both = await until('it is recovered', () => next.takes[0]);
    await expectBoth(both, first);
    expect(await delayOf(both.file), 'what players skip')
      .to.equal(await delayOf(first.file))
      .and.to.be.greaterThan(576);
    await until('nothing is left', async () => (await draftNames()).length === 0);
    // It can be continued again.
    useTone(2000);
    await next.click('append');
    await next.recorded(Math.ceil(both.duration) + 1);
    await expectBoth(await next.stop(), first, 2);
  });

  it('[UQ-08] another tab offers nothing while a recording is continued, and only one recovers it after a crash', async () => {
    const { element, ...recorder } = await recordFirst();
    const workers = useWorkers();
    await recorder.click('append');
    await recorder.recorded(Math.ceil(recorder.first.duration) + 2);
    const other = await mountRecorder();
    await until('it has searched', () => other.element.isConnected && localStorage.getItem('dass-recorder-draft'));
    expect(other.shows('draft')).to.equal(false);
    expect(await draftNames()).to.have.length(1);
    workers.forEach((worker) => worker.terminate());
    element.remove();
    const [one, two] = [await offered(), await offered()];
    await one.click('recover');
    await expectBoth(await until('it is recovered', () => one.takes[0]), recorder.first);
    await two.click('recover');
    await until('the other one does not offer it any more', () => !two.shows('draft'));
    expect(two.takes).to.deep.equal([]);
  });

  it('[UQ-08] a full disk: the recording is continued without a draft, and says so', async () => {
    const { first, ...recorder } = await recordFirst();
    await until('the first draft is gone', async () => (await draftNames()).length === 0);
    setAssetFolder('/broken-recorder/full-disk');
    await recorder.click('append');
    await until('it is said', () => recorder.text('.recorder').includes('Sem cópia de segurança'));
    expect(warnings.messages()[0]).to.contain('QuotaExceededError');
    await recorder.recorded(Math.ceil(first.duration) + 1);
    await expectBoth(await recorder.stop(), first, 0.5);
    await until('nothing is left', async () => (await draftNames()).length === 0);
  });

  it('[UQ-08] no draft is left after a stop, or when the new part is discarded', async () => {
    const { first, ...recorder } = await recordFirst();
    await recorder.click('append');
    await recorder.recorded(Math.ceil(first.duration) + 1);
    expect(await draftNames()).to.have.length(1);
    await recorder.stop();
    await until('it is deleted', async () => (await draftNames()).length === 0);
    await recorder.click('append');
    await until('it is written', async () => (await draftNames()).length === 1);
    await recorder.click('discard');
    await recorder.click('confirm-discard');
    await until('it is deleted', async () => (await draftNames()).length === 0);
  });
});
