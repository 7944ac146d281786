import { expect } from 'chai';
import './recorder.js';
import type { DassPlayer } from '../player/player.js';
import { setAssetFolder } from '../../base/loading/worker-address.js';
import { collectConsole } from '../../../test/support/assertions/page-problems.js';
import { microphones, toneStream } from '../../../test/support/media/microphones.js';
import { mountRecorder, type RecorderInTest } from '../../../test/support/media/record.js';
import { decodeSound, longestSilence, toneOf } from '../../../test/support/media/recorded-sound.js';
import { find, findAll, painted, until, user } from '../../../test/support/user.js';

/** Two microphones with a tone of their own. */
const tones: Readonly<Record<string, number>> = { desk: 500, headset: 1000 };
const devices = [
  { deviceId: 'desk', label: 'Mesa' },
  { deviceId: 'headset', label: 'Fone' },
];

const wantedId = ({ audio }: MediaStreamConstraints): { exact?: string; ideal?: string } =>
  ((audio as MediaTrackConstraints).deviceId ?? {}) as { exact?: string; ideal?: string };

/** @returns the streams that were opened, and what was asked for */
function useDevices(): { readonly streams: MediaStream[]; readonly asked: MediaStreamConstraints[] } {
  const streams: MediaStream[] = [];
  const asked: MediaStreamConstraints[] = [];
  microphones.list(devices);
  microphones.answer(async (constraints) => {
    asked.push(constraints);
    const { exact, ideal } = wantedId(constraints);
    if (exact !== undefined && !tones[exact]) throw new DOMException('deviceId', 'OverconstrainedError');
    const stream = await toneStream(tones[exact ?? ideal ?? 'desk'] ?? 500);
    streams.push(stream);
    return stream;
  });
  return { streams, asked };
}

const isLive = (stream: MediaStream | undefined): boolean => stream?.getTracks()[0]?.readyState === 'live';

/** The device is removed: the browser ends its track. */
function unplug(stream: MediaStream): void {
  const [track] = stream.getTracks();
  track!.stop();
  track!.dispatchEvent(new Event('ended'));
}

async function selectDevice({ element }: RecorderInTest, label: string): Promise<void> {
  await user.click(find(element, '.input-button'));
  const entry = await until(`${label} is in the menu`, () =>
    findAll(find(element, 'dass-menu'), '.entry').find(({ textContent }) => textContent.includes(label)),
  );
  await user.click(entry);
}

describe('The microphones of dass-recorder', () => {
  const warnings = collectConsole(/^\[dass\] <dass-recorder> /);
  afterEach(() => {
    microphones.restore();
    setAssetFolder(undefined);
    localStorage.clear();
  });

  it('[RE-03] Changing the microphone while recording goes on in the same file, without a gap', async () => {
    const { streams } = useDevices();
    const recorder = await mountRecorder();
    await recorder.start();
    await recorder.recorded(1);
    const before = performance.now();
    await selectDevice(recorder, 'Fone');
    await until('the new microphone is heard', () => streams[1] && !isLive(streams[0]));
    expect(performance.now()).to.be.greaterThan(before);
    expect(isLive(streams[1])).to.equal(true);
    const seconds = Number(recorder.text('.time').slice(3));
    await recorder.recorded(seconds + 2);
    const { file, duration } = await recorder.stop();
    const sound = await decodeSound(file);
    expect(sound.duration).to.be.closeTo(duration, 0.05);
    expect(toneOf(sound, 0, 0.9)).to.be.closeTo(500, 5);
    expect(toneOf(sound, duration - 0.9)).to.be.closeTo(1000, 10);
    expect(longestSilence(sound)).to.be.lessThan(0.05);
    expect(isLive(streams[1])).to.equal(false);
    expect(recorder.events).to.deep.equal(['dass-record-start', 'dass-device-change', 'dass-record-stop']);
    expect(recorder.element.deviceId).to.equal('headset');
  });

  it('[RE-03] keeps the old microphone when the new one cannot be opened, and says so', async () => {
    const { streams } = useDevices();
    const recorder = await mountRecorder();
    await recorder.start();
    recorder.element.deviceId = 'gone';
    await until('it is said', () => recorder.shows('capture-error'));
    expect(recorder.events.at(-1)).to.equal('dass-record-error missing');
    expect(isLive(streams[0])).to.equal(true);
    await recorder.recorded(1);
    const { file } = await recorder.stop();
    const sound = await decodeSound(file);
    expect(toneOf(sound)).to.be.closeTo(500, 5);
    expect(longestSilence(sound)).to.be.lessThan(0.05);
  });

  it('[RE-03] lists the microphones, follows what is connected, and remembers the choice', async () => {
    const { asked } = useDevices();
    const recorder = await mountRecorder();
    await selectDevice(recorder, 'Fone');
    expect(recorder.events).to.deep.equal(['dass-device-change']);
    expect(recorder.text('.input-button .name')).to.equal('Fone');
    recorder.element.remove();
    // The browser has given the same device another id since.
    const again = await mountRecorder();
    await until('the microphone is selected', () => again.text('.input-button .name') === 'Fone');
    await again.start();
    expect(wantedId(asked.at(-1)!)).to.deep.equal({ ideal: 'headset' });
    await again.stop();
    microphones.list([devices[0]!]);
    await until('it follows', () => again.text('.input-button .name') === 'Microfone padrão');
  });

  it('[RE-04] An unplugged microphone pauses the recording; nothing is lost, and another continues it', async () => {
    const { streams } = useDevices();
    const recorder = await mountRecorder({ deviceId: 'headset' });
    await recorder.start();
    await recorder.recorded(1);
    microphones.list([]);
    unplug(streams[0]!);
    await until('it is said', () => recorder.shows('capture-error'));
    expect(recorder.events.at(-1)).to.equal('dass-record-error unplugged');
    expect(recorder.text('.capture-error')).to.contain('O microfone foi desconectado');
    expect(recorder.text('.facts')).to.contain('Pausado');
    microphones.list(devices);
    await until('the error is gone when the device is back', () => !recorder.shows('capture-error'));
    const seconds = Number(recorder.text('.time').slice(3));
    await recorder.click('pause');
    await recorder.recorded(seconds + 1);
    const { file, duration } = await recorder.stop();
    const sound = await decodeSound(file);
    expect(sound.duration).to.be.closeTo(duration, 0.05);
    expect(toneOf(sound)).to.be.closeTo(1000, 10);
    expect(isLive(streams[1])).to.equal(false);
  });

  it('[RE-04] An unplugged microphone: the recording can be stopped, too', async () => {
    const { streams } = useDevices();
    const recorder = await mountRecorder();
    await recorder.start();
    await recorder.recorded(1);
    unplug(streams[0]!);
    await until('it is said', () => recorder.shows('capture-error'));
    const { file, duration } = await recorder.stop();
    expect((await decodeSound(file)).duration).to.be.closeTo(duration, 0.05);
    expect(recorder.shows('capture-error')).to.equal(false);
  });

  it('[RE-04] A refused microphone is written to the console, fired as an event, and shown with what to do', async () => {
    microphones.refuse('NotAllowedError', 'Permission denied');
    const change = microphones.permission('denied');
    const { element, events, ...recorder } = await mountRecorder();
    let error: Error | undefined;
    element.addEventListener('dass-record-error', ({ detail }) => (error = detail.error));
    await recorder.click('record');
    await until('it is shown', () => recorder.shows('capture-error'));
    expect(events).to.deep.equal(['dass-record-error denied']);
    expect((error?.cause as DOMException).name).to.equal('NotAllowedError');
    expect(warnings.messages()[0]).to.contain('microphone: denied (NotAllowedError: Permission denied)');
    expect(recorder.text('.capture-error')).to.contain('O microfone está bloqueado').and.to.contain('tente novamente');
    expect(recorder.shows('record')).to.equal(true);
    // The user allows it in the settings of the browser.
    microphones.answer(() => toneStream(1000));
    change('granted');
    await until('the error is gone by itself', () => !recorder.shows('capture-error'));
    await recorder.start();
    await recorder.stop();
  });

  it('[RE-04] A recording is kept and can be played when the next one cannot start', async () => {
    useDevices();
    const { element, events, ...recorder } = await mountRecorder();
    await recorder.start();
    await recorder.recorded(1);
    const { url, duration } = await recorder.stop();
    microphones.refuse('NotAllowedError', 'Permission denied');
    await recorder.click('record');
    await until('the failure is shown', () => recorder.shows('capture-error'));
    expect(events).to.deep.equal(['dass-record-start', 'dass-record-stop', 'dass-record-error denied']);
    const player = find<DassPlayer>(element, 'dass-player');
    await until('it can be played', () => player.duration > 0.5);
    const answer = await fetch(url);
    expect((await decodeSound(await answer.blob())).duration).to.be.closeTo(duration, 0.05);
    microphones.answer(() => toneStream(1000));
    await recorder.click('retry');
    await until('the next one records', () => recorder.shows('time'));
    expect(findAll(element, 'dass-player')).to.deep.equal([]);
    await recorder.stop();
  });

  it('[RE-04] The retry button asks again', async () => {
    microphones.refuse('NotReadableError', 'In use');
    const { events, ...recorder } = await mountRecorder();
    await recorder.click('record');
    await until('it is shown', () => recorder.shows('capture-error'));
    expect(events).to.deep.equal(['dass-record-error busy']);
    expect(recorder.text('.capture-error')).to.contain('O microfone está em uso');
    microphones.answer(() => toneStream(1000));
    await recorder.click('retry');
    await until('it records', () => recorder.shows('time'));
    expect(recorder.shows('capture-error')).to.equal(false);
    await recorder.stop();
  });

  it('[RE-04] No microphone: the text goes when one is connected', async () => {
    microphones.refuse('NotFoundError');
    microphones.list([]);
    const recorder = await mountRecorder();
    await recorder.click('record');
    await until('it is shown', () => recorder.shows('capture-error'));
    expect(recorder.text('.capture-error')).to.contain('Nenhum microfone encontrado');
    microphones.list(devices);
    await until('it is gone', () => !recorder.shows('capture-error'));
  });

  it('[RE-04] A page that is not secure: there is nothing to retry', async () => {
    microphones.replace(globalThis, 'isSecureContext', false);
    microphones.replace(navigator, 'mediaDevices', null);
    const recorder = await mountRecorder();
    await recorder.click('record');
    await until('it is shown', () => recorder.shows('capture-error'));
    expect(recorder.text('.capture-error')).to.contain('https://');
    expect(recorder.shows('retry')).to.equal(false);
    await recorder.click('dismiss');
    expect(recorder.shows('capture-error')).to.equal(false);
  });

  it('[RE-04] Waits for the answer of the user as long as it takes, and can be canceled', async () => {
    microphones.answer(() => new Promise(() => {}));
    const recorder = await mountRecorder();
    await recorder.click('record');
    await until('it is said', () => recorder.text('.recorder').includes('Aguardando sua permissão'));
    await painted();
    await recorder.click('cancel');
    expect(recorder.shows('record')).to.equal(true);
    expect(recorder.events).to.deep.equal([]);
  });

  it('[RE-04] A policy that forbids WebAssembly is named', async () => {
    setAssetFolder('/broken-recorder/no-wasm');
    const { streams } = useDevices();
    const recorder = await mountRecorder();
    await recorder.click('record');
    await until('it is shown', () => recorder.shows('capture-error'));
    expect(recorder.events).to.deep.equal(['dass-record-error encoder-blocked']);
    expect(recorder.text('.capture-error')).to.contain('wasm-unsafe-eval');
    await until('the microphone is released', () => !streams.some(isLive));
  });

  it('[RE-04] A browser without any way to the samples is named; the microphone is released', async () => {
    const { streams } = useDevices();
    microphones.replace(globalThis, 'MediaStreamTrackProcessor', undefined);
    microphones.replace(globalThis, 'AudioWorkletNode', undefined);
    const recorder = await mountRecorder();
    await recorder.click('record');
    await until('it is shown', () => recorder.shows('capture-error'));
    expect(recorder.events).to.deep.equal(['dass-record-error unsupported']);
    expect(recorder.text('.capture-error')).to.contain('Este navegador não grava');
    expect(recorder.shows('retry')).to.equal(false);
    await until('the microphone is released', () => !streams.some(isLive));
  });

  it('[RE-04] An encoder that cannot be loaded can be retried', async () => {
    useDevices();
    setAssetFolder('/nowhere');
    const recorder = await mountRecorder();
    await recorder.click('record');
    await until('it is shown', () => recorder.shows('capture-error'));
    expect(recorder.events).to.deep.equal(['dass-record-error encoder']);
    setAssetFolder(undefined);
    await recorder.click('retry');
    await until('it records', () => recorder.shows('time'));
    await recorder.stop();
  });
});
