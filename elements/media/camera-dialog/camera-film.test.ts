import { expect } from 'chai';
import './camera-dialog.js';
import { collectConsole } from '../../../test/support/assertions/page-problems.js';
import { cameras, cancelAndDiscard, mountCamera, playFilm, showsHalves } from '../../../test/support/media/camera.js';
import { microphones } from '../../../test/support/media/microphones.js';
import { find, painted, until } from '../../../test/support/user.js';
import { readMp4Header } from './mp4-model.js';

const headerOf = async (file: Blob) => readMp4Header(new Uint8Array(await file.arrayBuffer()));
const desk = { width: 640, height: 360 };

/** Refuses the microphone, and opens the cameras of the test. */
function refuseMicrophone(): void {
  const { getUserMedia } = navigator.mediaDevices;
  microphones.answer(async (constraints) => {
    if (constraints.audio) throw new DOMException('Refused', 'NotAllowedError');
    return getUserMedia(constraints);
  });
}

describe('The films of dass-camera-dialog', () => {
  afterEach(() => cameras.restore());

  it('[CM-03] One button starts and stops; the film is a real MP4 with pictures and sound that plays and seeks', async () => {
    cameras.use({ '': desk });
    const { element, ...camera } = await mountCamera();
    await camera.click('film-button');
    await camera.filmed(2);
    expect(camera.text('.time')).to.match(/^00:0[2-9]$/);
    await camera.click('stop');
    await until('the film is shown', () => camera.shows('taken'));
    const { kind, data, url } = await camera.confirm();
    expect([kind, data.type]).to.deep.equal(['video', 'video/mp4']);
    expect(data.name).to.match(/^\d{8}-\d{6}-[a-z0-9]{6}\.mp4$/);
    expect(await data.slice(4, 8).text()).to.equal('ftyp');
    const header = (await headerOf(data))!;
    expect(header.duration).to.be.within(2, 12);
    expect([...header.tracks].sort()).to.deep.equal(['soun', 'vide']);
    const bytes = new TextDecoder('latin1').decode(await data.arrayBuffer());
    expect(bytes, 'H.264').to.contain('avc1');
    const video = await playFilm(url);
    expect(video.duration).to.be.closeTo(header.duration, 0.1);
    expect([video.videoWidth, video.videoHeight]).to.deep.equal([640, 360]);
    await showsHalves(video, 'red', 'blue');
    video.currentTime = header.duration / 2;
    await until('it has sought', () => !video.seeking && video.currentTime > 0.5 && video.readyState >= 2);
    await showsHalves(video, 'red', 'blue');
    URL.revokeObjectURL(url);
    expect(element.isConnected).to.equal(true);
  });

  it('[CM-03] The sound of the film is what the microphone hears', async () => {
    cameras.use({ '': desk });
    const { ...camera } = await mountCamera({ modes: ['video'] });
    await camera.click('film-button');
    await camera.filmed(2);
    await camera.click('stop');
    const { url } = await camera.confirm();
    const video = Object.assign(document.createElement('video'), { src: url });
    const context = new AudioContext();
    const analyser = new AnalyserNode(context, { fftSize: 4096 });
    context.createMediaElementSource(video).connect(analyser);
    await context.resume();
    await video.play();
    const levels = new Float32Array(analyser.frequencyBinCount);
    await until('the tone is heard', () => {
      analyser.getFloatFrequencyData(levels);
      const loudest = levels.indexOf(Math.max(...levels));
      return levels[loudest]! > -60 && Math.abs((loudest * context.sampleRate) / 4096 - 1000) < 30;
    });
    video.pause();
    await context.close();
    URL.revokeObjectURL(url);
  });

  it('[CM-03] A large picture is filmed at 720p', async () => {
    cameras.use({ '': { width: 1920, height: 1080 } });
    const { ...camera } = await mountCamera({ withoutSound: true });
    await camera.click('film-button');
    await camera.filmed(1);
    await camera.click('stop');
    const { data, url } = await camera.confirm();
    expect((await headerOf(data))!.tracks).to.deep.equal(['vide']);
    const video = await playFilm(url);
    expect([video.videoWidth, video.videoHeight]).to.deep.equal([1280, 720]);
    await showsHalves(video, 'red', 'blue');
    URL.revokeObjectURL(url);
  });

  it('[CM-03] Stops by itself at maxDuration', async () => {
    cameras.use({ '': desk });
    const { ...camera } = await mountCamera({ maxDuration: 1 });
    await camera.click('film-button');
    await until('the film is shown', () => camera.shows('taken'));
    expect((await headerOf((await camera.confirm()).data))!.duration).to.be.within(0.8, 1.1);
  });

  it('[CM-03] Stops by itself before the file is larger than the limit', async () => {
    cameras.use({ '': { ...desk, isNoisy: true } });
    const { ...camera } = await mountCamera({ maxSize: 0.3, withoutSound: true });
    await camera.click('film-button');
    await until('the film is shown', () => camera.shows('taken'));
    expect((await camera.confirm()).data.size).to.be.within(100_000, 300_000);
  });

  it('[CM-03] Another camera while filming goes on in the same film, whole and in its shape', async () => {
    cameras.use({ desk, machine: { width: 360, height: 360, colors: ['#00f', '#f00'] } });
    const { ...camera } = await mountCamera({ deviceId: 'desk' });
    await camera.click('film-button');
    await camera.filmed(1);
    await camera.click('switch');
    await until(
      'the other one is open',
      () => cameras.streams.filter((one) => one.getVideoTracks().length > 0).length === 2,
    );
    const seconds = Number(camera.text('.time').slice(3));
    await camera.filmed(seconds + 2);
    await camera.click('stop');
    const { url, data } = await camera.confirm();
    const video = await playFilm(url);
    expect([video.videoWidth, video.videoHeight]).to.deep.equal([640, 360]);
    await showsHalves(video, 'red', 'blue');
    video.currentTime = (await headerOf(data))!.duration - 0.3;
    await until('it has sought', () => !video.seeking && video.currentTime > 0.5 && video.readyState >= 2);
    await showsHalves(video, 'blue', 'red');
    URL.revokeObjectURL(url);
    expect(cameras.live).to.equal(0);
  });

  it('[CM-04] Cancel while filming leaves no track live and emits nothing', async () => {
    cameras.use({ '': desk });
    const camera = await mountCamera();
    const { events } = camera;
    await camera.click('film-button');
    await camera.filmed(1);
    expect(cameras.live).to.equal(2);
    await cancelAndDiscard(camera);
    expect(cameras.live).to.equal(0);
    expect(events).to.deep.equal(['dass-close cancel']);
  });

  it('keeps the page while it films', async () => {
    cameras.use({ '': desk });
    const { ...camera } = await mountCamera();
    const isGuarded = (): boolean => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
    await until('it is live', () => find(camera.element, '.photo:not([disabled])'));
    expect(isGuarded()).to.equal(false);
    await camera.click('film-button');
    await camera.filmed(0);
    expect(isGuarded()).to.equal(true);
    await camera.click('stop');
    await until('the film is shown', () => camera.shows('taken'));
    expect(isGuarded()).to.equal(false);
  });

  it('asks for the microphone as long as it takes, and films without sound if the user prefers that', async () => {
    cameras.use({ '': desk });
    const { getUserMedia } = navigator.mediaDevices;
    let allow = (): void => {};
    microphones.answer(async (constraints) => {
      if (constraints.audio) await new Promise<void>((resolve) => (allow = resolve));
      return getUserMedia(constraints);
    });
    const { ...camera } = await mountCamera();
    await camera.click('film-button');
    await camera.click('skip-sound');
    await camera.filmed(1);
    allow();
    await until('the late microphone is released', () => cameras.streams.length === 2 && cameras.live === 1);
    await camera.click('stop');
    const { data } = await camera.confirm();
    expect((await headerOf(data))!.tracks).to.deep.equal(['vide']);
  });

  describe('with failures', () => {
    const warnings = collectConsole(/^\[dass\] <dass-camera-dialog> /);

    it('[CM-03] Without a microphone it films without sound, and says so', async () => {
      cameras.use({ '': desk });
      refuseMicrophone();
      const { ...camera } = await mountCamera();
      await camera.click('film-button');
      await camera.filmed(1);
      await camera.click('stop');
      await until('the film is shown', () => camera.shows('taken'));
      expect(camera.text('.facts')).to.contain('sem som');
      expect((await headerOf((await camera.confirm()).data))!.tracks).to.deep.equal(['vide']);
      expect(warnings.messages()[0]).to.contain('microphone: denied');
    });

    it('[CM-03] A film is not renamed to MP4: without an encoder for it, that is said', async () => {
      cameras.use({ '': desk });
      microphones.replace(globalThis, 'MediaRecorder', undefined);
      cameras.breakWorker('no-encoder');
      const { element, events, ...camera } = await mountCamera();
      await camera.click('film-button');
      await until('it is said', () => camera.shows('capture-error'));
      expect(events).to.deep.equal(['dass-camera-error unsupported']);
      expect(camera.text('.capture-error')).to.contain('Este navegador não grava');
      expect(element.tab).to.equal(0);
      // Photos can still be taken.
      await camera.click('photo');
      expect((await camera.confirm()).kind).to.equal('photo');
    });

    it('[CM-03] A file whose header does not say what was filmed is not shown', async () => {
      cameras.use({ '': desk });
      cameras.breakWorker('wrong-duration');
      const { element, events, ...camera } = await mountCamera();
      await camera.click('film-button');
      await camera.filmed(1);
      await camera.click('stop');
      await until('it is said', () => camera.shows('capture-error'));
      expect(events).to.deep.equal(['dass-camera-error encoder']);
      expect(element.tab).to.equal(0);
      expect(warnings.messages().join()).to.match(/The file says [\d.]+ instead of/);
    });

    it('[CM-05] A camera that is unplugged while filming keeps what was filmed', async () => {
      cameras.use({ '': desk });
      const { element, events, ...camera } = await mountCamera();
      await camera.click('film-button');
      await camera.filmed(1);
      cameras.list();
      cameras.unplug();
      await until('the film is shown', () => camera.shows('taken'));
      expect(element.tab).to.equal(2);
      await until('it is said', () => camera.text('.capture-error').includes('A câmera foi desconectada'));
      expect(events).to.deep.equal(['dass-camera-error unplugged']);
      const { data } = await camera.confirm();
      expect((await headerOf(data))!.duration).to.be.greaterThan(0.9);
    });

    it('[CM-03] An encoder that cannot be loaded can be retried', async () => {
      cameras.use({ '': desk });
      const { Worker: Own } = globalThis;
      microphones.replace(
        globalThis,
        'Worker',
        class extends Own {
          constructor() {
            super('/nowhere/camera-worker.js', { type: 'module' });
          }
        },
      );
      const { events, ...camera } = await mountCamera();
      await camera.click('film-button');
      await until('it is said', () => camera.shows('capture-error'));
      expect(events).to.deep.equal(['dass-camera-error encoder']);
      microphones.replace(globalThis, 'Worker', Own);
      await painted();
      await camera.click('retry');
      await camera.filmed(1);
      await camera.click('stop');
      expect((await camera.confirm()).kind).to.equal('video');
    });
  });

  it('uses nothing of the microphone before a film', async () => {
    cameras.use({ '': desk });
    const { ...camera } = await mountCamera();
    await camera.click('photo');
    await until('the photo is shown', () => camera.shows('taken'));
    expect(cameras.asked.some(({ audio }) => audio)).to.equal(false);
  });
});
