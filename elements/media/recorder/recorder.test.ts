import { expect } from 'chai';
import './recorder.js';
import type { DassPlayer } from '../player/player.js';
import { collectConsole } from '../../../test/support/assertions/page-problems.js';
import { expectFocus } from '../../../test/support/assertions/expect-focus.js';
import { microphones, soundPlayed, toneStream } from '../../../test/support/media/microphones.js';
import { mountRecorder } from '../../../test/support/media/record.js';
import { decodeSound, longestSilence, toneOf, type RecordedSound } from '../../../test/support/media/recorded-sound.js';
import { find, findAll, painted, until, user } from '../../../test/support/user.js';
import { FRAME_SAMPLES, isFrame, SAMPLE_RATE } from './info-frame-model.js';

const startOf = async (file: Blob): Promise<Uint8Array> => new Uint8Array(await file.slice(0, 32).arrayBuffer());

/** A microphone with a tone of 1 kHz. @returns the streams that were opened */
function useTone(hertz = 1000): MediaStream[] {
  const streams: MediaStream[] = [];
  microphones.answer(async () => {
    const stream = await toneStream(hertz);
    streams.push(stream);
    return stream;
  });
  return streams;
}
const liveTracks = (streams: readonly MediaStream[]): number =>
  streams.flatMap((stream) => stream.getTracks()).filter(({ readyState }) => readyState === 'live').length;

/** A handle of the player, which is there when it knows the duration. */
const handle = (element: Element, end: 'start' | 'end'): Promise<HTMLElement> =>
  until(`the handle ${end} is there`, () => findAll(element, `.handle.${end}`)[0]);

/** How much a part differs from the whole, which has it from a time on. The part starts at the frame before. */
function difference(whole: RecordedSound, part: RecordedSound, from: number): number {
  const offset = Math.floor((from * SAMPLE_RATE) / FRAME_SAMPLES) * FRAME_SAMPLES;
  const squares = part.samples.map((sample, at) => (sample - (whole.samples[at + offset] ?? 0)) ** 2);
  return Math.sqrt(squares.reduce((sum, square) => sum + square, 0) / squares.length);
}

describe('dass-recorder', () => {
  afterEach(() => {
    microphones.restore();
    localStorage.clear();
  });

  it('[RE-01] goes from idle over recording, where the timer ticks each second, to stopped with a file and an address', async () => {
    const { element, events, takes, ...recorder } = await mountRecorder();
    await recorder.start();
    expect(events).to.deep.equal(['dass-record-start']);
    expect(recorder.text('.time')).to.match(/^00:0\d$/);
    await recorder.recorded(1);
    const { file, url, duration } = await recorder.stop();
    expect(duration).to.be.greaterThan(1);
    expect(events).to.deep.equal(['dass-record-start', 'dass-record-stop']);
    expect((await (await fetch(url)).blob()).size).to.equal(file.size);
    expect(find<DassPlayer>(element, 'dass-player').file).to.equal(file);
    expect(takes).to.have.length(1);
  });

  it('[RE-02] The file is a real MP3, as long as the recorded samples, with their tone', async () => {
    useTone();
    const recorder = await mountRecorder();
    await recorder.start();
    await recorder.recorded(1);
    const { file, duration } = await recorder.stop();
    expect(file.name).to.match(/^\d{8}-\d{6}-[a-z0-9]{6}\.mp3$/);
    expect(file.type).to.equal('audio/mpeg');
    const start = await startOf(file);
    expect(isFrame(start)).to.equal(true);
    expect(String.fromCharCode(...start.subarray(21, 25))).to.equal('Info');
    const sound = await decodeSound(file);
    expect(sound.duration).to.be.closeTo(duration, 0.05);
    expect(toneOf(sound)).to.be.closeTo(1000, 10);
    const audio = new Audio(URL.createObjectURL(file));
    await until('the browser knows the length', () => audio.duration > 0);
    expect(audio.duration, 'in the player').to.be.closeTo(duration, 0.05);
    URL.revokeObjectURL(audio.src);
  });

  it('[UQ-08] a recording is cut at both ends by keyboard, is a real MP3 again, and the cut can be undone', async () => {
    useTone();
    const { element, takes, ...recorder } = await mountRecorder();
    await recorder.start();
    await recorder.recorded(3);
    const whole = await recorder.stop();
    (await handle(element, 'start')).focus();
    for (let i = 0; i < 10; i++) await user.press('ArrowRight');
    (await handle(element, 'end')).focus();
    for (let i = 0; i < 5; i++) await user.press('ArrowLeft');
    await user.click(find(element, '.cut'));
    const part = await until('it is cut', () => takes[1]);
    expect(part.duration).to.be.closeTo(whole.duration - 1.5, 0.03);
    const sound = await decodeSound(part.file);
    expect(sound.duration).to.be.closeTo(part.duration, 0.05);
    expect(toneOf(sound)).to.be.closeTo(1000, 10);
    expect(longestSilence(sound), 'from its first frame').to.be.lessThan(0.05);
    expect(difference(await decodeSound(whole.file), sound, 1), 'the same samples').to.be.lessThan(0.01);
    await user.click(find(element, '.uncut'));
    expect((await until('it is whole again', () => takes[2])).file).to.equal(whole.file);
    expect(recorder.shows('uncut')).to.equal(false);
  });

  it('[UQ-08] a recording is continued: one real MP3 with both parts, as long as it says, also after a cut', async () => {
    useTone(1000);
    const { element, takes, events, ...recorder } = await mountRecorder();
    await recorder.start();
    await recorder.recorded(2);
    const whole = await recorder.stop();
    (await handle(element, 'end')).focus();
    for (let i = 0; i < 10; i++) await user.press('ArrowLeft');
    await recorder.click('cut');
    const cut = await until('it is cut', () => takes[1]);
    useTone(2000);
    await recorder.click('append');
    await recorder.recorded(Math.ceil(cut.duration) + 1);
    const both = await recorder.stop();
    const added = both.duration - cut.duration;
    expect(added, 'the time goes on').to.be.greaterThan(1);
    expect(events.filter((name) => name === 'dass-record-start')).to.have.length(2);
    expect(both.file.name).to.equal(whole.file.name);
    const sound = await decodeSound(both.file);
    expect(sound.duration).to.be.closeTo(both.duration, 0.01);
    expect(toneOf(sound, 0, cut.duration - 0.1)).to.be.closeTo(1000, 10);
    expect(toneOf(sound, cut.duration + 0.1)).to.be.closeTo(2000, 20);
    expect(longestSilence(sound), 'at the seam').to.be.lessThan(0.1);
    await recorder.click('uncut');
    const all = await until('the cut is undone', () => takes[3]);
    expect(all.duration).to.be.closeTo(whole.duration + added, 0.06);
    const allSound = await decodeSound(all.file);
    expect(toneOf(allSound, cut.duration + 0.1, whole.duration - 0.1), 'what was cut').to.be.closeTo(1000, 10);
    expect(toneOf(allSound, whole.duration + 0.1), 'what was appended').to.be.closeTo(2000, 20);
  });

  it('[UQ-08] discarding the new part keeps the recording, and tells it again', async () => {
    useTone();
    const { takes, events, ...recorder } = await mountRecorder();
    await recorder.start();
    await recorder.recorded(1);
    const { file } = await recorder.stop();
    await recorder.click('append');
    await recorder.recorded(2);
    await recorder.click('discard');
    expect(recorder.text('#question')).to.equal('Descartar só a parte nova?');
    await recorder.click('confirm-discard');
    expect(events.filter((name) => name === 'dass-record-discard')).to.have.length(0);
    expect([takes.length, takes[1]?.file]).to.deep.equal([2, file]);
    expect((await (await fetch(takes[1]!.url)).blob()).size).to.equal(file.size);
    await recorder.click('discard');
    expect(recorder.text('#question')).to.equal('Descartar esta gravação?');
  });

  it('[UQ-08] the limit counts both parts', async () => {
    useTone();
    const { takes, ...recorder } = await mountRecorder({ maxDuration: 3 });
    await recorder.start();
    await recorder.recorded(1);
    await recorder.stop();
    await recorder.click('append');
    const both = await until('it stops by itself', () => takes[1]);
    expect(both.duration).to.be.closeTo(3, 0.1);
    expect(recorder.shows('append')).to.equal(false);
  });

  it('[RE-02] The other way to the samples, by an audio graph, has the same result', async () => {
    useTone();
    microphones.replace(globalThis, 'MediaStreamTrackProcessor', undefined);
    const recorder = await mountRecorder();
    await recorder.start();
    await recorder.recorded(1);
    const { file, duration } = await recorder.stop();
    const sound = await decodeSound(file);
    expect(sound.duration).to.be.closeTo(duration, 0.05);
    expect(toneOf(sound)).to.be.closeTo(1000, 10);
  });

  it('records nothing while it is paused, and goes on in the same file', async () => {
    useTone();
    const { element, ...recorder } = await mountRecorder();
    await recorder.start();
    await recorder.recorded(1);
    await recorder.click('pause');
    expect(recorder.text('.facts')).to.contain('Pausado');
    const before = recorder.text('.time');
    // The microphone goes on: what it hears meanwhile is not recorded.
    await soundPlayed(1.2);
    expect(recorder.text('.time')).to.equal(before);
    await recorder.click('pause');
    await recorder.recorded(2);
    const { file, duration } = await recorder.stop();
    const sound = await decodeSound(file);
    expect(sound.duration).to.be.closeTo(duration, 0.05);
    expect(toneOf(sound)).to.be.closeTo(1000, 10);
    expect(longestSilence(sound)).to.be.lessThan(0.05);
    expect(element.isConnected).to.equal(true);
  });

  it('stops by itself at maxDuration, exactly, and shows the time that is left', async () => {
    useTone();
    const { element, takes, ...recorder } = await mountRecorder({ maxDuration: 1.5 });
    expect(recorder.text('.facts')).to.equal('Até 00:01');
    await recorder.start();
    expect(recorder.text('.facts')).to.match(/restam 00:0[12]/);
    await until('it has stopped', () => takes.length > 0);
    expect(takes[0]!.duration).to.equal(1.5);
    expect((await decodeSound(takes[0]!.file)).duration).to.be.closeTo(1.5, 0.001);
    expect(find(element, 'dass-player').checkVisibility()).to.equal(true);
  });

  it('asks before it discards a recording, running or complete', async () => {
    const streams = useTone();
    const { events, takes, ...recorder } = await mountRecorder();
    await recorder.start();
    await recorder.click('discard');
    await recorder.click('keep');
    expect(recorder.shows('time')).to.equal(true);
    await recorder.click('discard');
    await recorder.click('confirm-discard');
    expect(events).to.deep.equal(['dass-record-start', 'dass-record-discard']);
    expect(liveTracks(streams)).to.equal(0);
    await recorder.start();
    await recorder.stop();
    await recorder.click('discard');
    await recorder.click('confirm-discard');
    expect(events.at(-1)).to.equal('dass-record-discard');
    expect(recorder.shows('record')).to.equal(true);
    expect(takes).to.have.length(1);
  });

  it('can be used by the keyboard alone', async () => {
    useTone();
    const { element, events, ...recorder } = await mountRecorder();
    await painted();
    find(element, '.record').focus();
    await user.press('Enter');
    await until('the recording runs', () => recorder.shows('time'));
    await painted();
    expectFocus(find(find(element, '.stop'), 'button'));
    await user.press('Tab');
    await user.press('Space');
    expect(recorder.text('.pause')).to.equal('Continuar');
    expectFocus(find(find(element, '.pause'), 'button'));
    await user.press('Enter');
    expect(recorder.text('.pause')).to.equal('Pausar');
    await user.press('Shift+Tab');
    await user.press('Enter');
    await until('the recording is complete', () => events.includes('dass-record-stop'));
    await painted();
    expectFocus(find(find(element, '.record'), 'button'));
  });

  it('revokes the address at the next recording, and when it is removed', async () => {
    useTone();
    const { element, ...recorder } = await mountRecorder();
    const gone = async (url: string): Promise<boolean> =>
      fetch(url).then(
        () => false,
        () => true,
      );
    await recorder.start();
    const first = await recorder.stop();
    expect(await gone(first.url)).to.equal(false);
    await recorder.start();
    expect(await gone(first.url)).to.equal(true);
    const second = await recorder.stop();
    element.remove();
    await until('the address is revoked', () => gone(second.url));
  });

  it('leaves no track live after a stop, a cancel, a late permission or its removal', async () => {
    const streams = useTone();
    const { element, events, ...recorder } = await mountRecorder();
    await recorder.start();
    await recorder.stop();
    expect(liveTracks(streams), 'stopped').to.equal(0);
    // The user cancels, and allows the microphone then.
    let allow = (): void => {};
    const late = await toneStream(1000);
    microphones.answer(() => new Promise((resolve) => (allow = () => resolve(late))));
    await recorder.click('record');
    await recorder.click('cancel');
    allow();
    await until('the late stream is released', () => liveTracks([late]) === 0);
    expect(recorder.shows('cancel')).to.equal(false);
    const before = events.length;
    const more = useTone();
    await recorder.click('record');
    await until('it records again', () => recorder.shows('time'));
    element.remove();
    await until('it is released', () => liveTracks(more) === 0);
    expect(events.slice(before)).to.deep.equal(['dass-record-start']);
  });

  it('goes on when it is moved within the page', async () => {
    useTone();
    const { element, ...recorder } = await mountRecorder();
    await recorder.start();
    document.body.prepend(element);
    await recorder.recorded(1);
    expect((await recorder.stop()).duration).to.be.greaterThan(1);
  });

  it('shows the level, and says so when nothing is heard for three seconds', async () => {
    useTone();
    const { element, ...recorder } = await mountRecorder({ withoutDraft: true });
    await recorder.start();
    await until('the level is shown', () => Number(find(element, '.level').style.getPropertyValue('--_share')) > 0.8);
    await recorder.stop();
    useTone(0);
    await recorder.start();
    await until('the hint is shown', () => recorder.text('.hint').includes('Não ouvimos nada'));
    expect(recorder.text('.time')).to.match(/00:0[3-9]/);
    await recorder.stop();
  });

  it('records on while its tab is hidden', async () => {
    const streams = useTone();
    const recorder = await mountRecorder();
    const show = (state: DocumentVisibilityState): void => {
      microphones.replace(document, 'visibilityState', state);
      microphones.replace(document, 'hidden', state === 'hidden');
      document.dispatchEvent(new Event('visibilitychange'));
    };
    await recorder.start();
    show('hidden');
    await recorder.recorded(2);
    expect(liveTracks(streams)).to.equal(1);
    show('visible');
    const { file, duration } = await recorder.stop();
    expect(duration).to.be.greaterThan(2);
    const sound = await decodeSound(file);
    expect(sound.duration).to.be.closeTo(duration, 0.05);
    expect(longestSilence(sound)).to.be.lessThan(0.05);
  });

  it('fits in a box of 320 pixels, also with text of 200 %', async () => {
    useTone();
    const { element, ...recorder } = await mountRecorder({ maxDuration: 600 });
    element.style.inlineSize = '320px';
    const { style } = document.documentElement;
    const size = style.fontSize;
    try {
      for (const zoom of ['', '200%']) {
        style.fontSize = zoom;
        const fits = async (what: string): Promise<void> => {
          await painted();
          const end = element.getBoundingClientRect().right + 0.5;
          const wide = findAll(element, '.recorder *').filter((part) => part.getBoundingClientRect().right > end);
          expect(
            wide.map(({ localName, className }) => `${localName}.${className}`),
            `${what} ${zoom}`,
          ).to.deep.equal([]);
        };
        await fits('idle');
        await recorder.start();
        await fits('recording');
        await recorder.click('discard');
        await fits('question');
        await recorder.click('keep');
        await recorder.stop();
        await fits('stopped');
      }
    } finally {
      style.fontSize = size;
    }
  });

  it('keeps the page while it records', async () => {
    useTone();
    const recorder = await mountRecorder();
    const isGuarded = (): boolean => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(isGuarded()).to.equal(false);
    await recorder.start();
    expect(isGuarded()).to.equal(true);
    await recorder.stop();
    expect(isGuarded()).to.equal(false);
  });

  it('starts nothing while it is read-only or disabled; a running recording can be stopped', async () => {
    useTone();
    const { element, events, ...recorder } = await mountRecorder({ readOnly: true });
    await user.click(find(element, '.record'));
    expect(recorder.shows('cancel')).to.equal(false);
    element.readOnly = false;
    await element.updateComplete;
    await recorder.start();
    element.disabled = true;
    await element.updateComplete;
    await recorder.stop();
    expect(recorder.shows('discard')).to.equal(false);
    await user.click(find(element, '.record'));
    expect(events).to.deep.equal(['dass-record-start', 'dass-record-stop']);
  });

  describe('with a way to the samples that sends nothing', () => {
    const warnings = collectConsole(/^\[dass\] <dass-recorder> /);
    class Mute {
      readonly readable = new ReadableStream();
    }

    it('takes the other one', async () => {
      useTone();
      microphones.replace(globalThis, 'MediaStreamTrackProcessor', Mute);
      const recorder = await mountRecorder();
      await recorder.start();
      await recorder.recorded(1);
      expect(toneOf(await decodeSound((await recorder.stop()).file))).to.be.closeTo(1000, 10);
    });

    it('[RE-04] says that there is no signal, and can be canceled', async () => {
      const streams = useTone();
      microphones.replace(globalThis, 'MediaStreamTrackProcessor', Mute);
      microphones.replace(globalThis, 'AudioWorkletNode', undefined);
      const { events, ...recorder } = await mountRecorder();
      await recorder.click('record');
      await until('there is no signal', () => events.includes('dass-record-error silent'));
      expect(recorder.text('.capture-error')).to.contain('O microfone não envia sinal');
      expect(warnings.messages()[0]).to.contain('microphone: silent');
      await recorder.click('cancel');
      expect(liveTracks(streams)).to.equal(0);
    });
  });
});
