import { expect } from 'chai';
import '../camera-dialog.js';
import { collectConsole } from '../../../../test/support/assertions/page-problems.js';
import { itNeeds } from '../../../../test/support/engine.js';
import {
  cameras,
  cancelAndDiscard,
  mountCamera,
  playFilm,
  showsHalves,
} from '../../../../test/support/media/camera.js';
import { microphones } from '../../../../test/support/media/microphones.js';
import { decodeSound, toneOf } from '../../../../test/support/media/recorded-sound.js';
import { until } from '../../../../test/support/user.js';
import { readMp4Header } from '../mp4-model.js';

const headerOf = async (file: Blob) => readMp4Header(new Uint8Array(await file.arrayBuffer()));
const desk = { width: 640, height: 360 };

/** Hides WebCodecs from the page. */
const hideWebCodecs = (): void =>
  ['VideoEncoder', 'AudioEncoder', 'VideoFrame'].forEach((name) => microphones.replace(globalThis, name, undefined));

describe('The films of dass-camera-dialog without WebCodecs', () => {
  afterEach(() => cameras.restore());

  itNeeds('mp4 recorder', '[CM-03] The browser’s recorder gives a real MP4 that plays and seeks', async () => {
    cameras.use({ '': desk });
    hideWebCodecs();
    const { ...camera } = await mountCamera();
    await camera.click('film-button');
    await camera.filmed(2);
    await camera.click('stop');
    const { kind, data, url } = await camera.confirm();
    expect([kind, data.type]).to.deep.equal(['video', 'video/mp4']);
    expect(data.name).to.match(/^\d{8}-\d{6}-[a-z0-9]{6}\.mp4$/);
    expect(await data.slice(4, 8).text()).to.equal('ftyp');
    const header = (await headerOf(data))!;
    expect(header.duration).to.be.within(1.5, 12);
    expect([...header.tracks].sort()).to.deep.equal(['soun', 'vide']);
    expect(new TextDecoder('latin1').decode(await data.arrayBuffer()), 'H.264').to.contain('avc1');
    const video = await playFilm(url);
    expect(video.duration).to.be.closeTo(header.duration, 0.1);
    expect([video.videoWidth, video.videoHeight]).to.deep.equal([640, 360]);
    await showsHalves(video, 'red', 'blue');
    video.currentTime = header.duration / 2;
    await until('it has sought', () => !video.seeking && video.currentTime > 0.5 && video.readyState >= 2);
    await showsHalves(video, 'red', 'blue');
    const sound = await decodeSound(data);
    expect(toneOf(sound, sound.duration / 4)).to.be.closeTo(1000, 10);
    URL.revokeObjectURL(url);
    expect(cameras.live).to.equal(0);
  });

  itNeeds('mp4 recorder', '[CM-03] A worker without an encoder leaves the film to the recorder', async () => {
    cameras.use({ '': desk });
    cameras.breakWorker('no-encoder');
    const { events, ...camera } = await mountCamera();
    await camera.click('film-button');
    await camera.filmed(1);
    expect(cameras.live).to.equal(2);
    await camera.click('stop');
    const { data } = await camera.confirm();
    expect([...(await headerOf(data))!.tracks].sort()).to.deep.equal(['soun', 'vide']);
    expect(events).to.deep.equal(['dass-confirm', 'dass-close confirm']);
    expect(cameras.live).to.equal(0);
  });

  itNeeds('mp4 recorder', '[CM-03] Another camera goes on in the same film of the recorder', async () => {
    cameras.use({ desk, machine: { width: 360, height: 360, colors: ['#00f', '#f00'] } });
    hideWebCodecs();
    const { ...camera } = await mountCamera({ deviceId: 'desk', withoutSound: true });
    await camera.click('film-button');
    await camera.filmed(1);
    await camera.click('switch');
    await until('only the other one is open', () => cameras.streams.length === 2 && cameras.live === 1);
    const seconds = Number(camera.text('.time').slice(3));
    await camera.filmed(seconds + 2);
    await camera.click('stop');
    const { url, data } = await camera.confirm();
    expect((await headerOf(data))!.tracks).to.deep.equal(['vide']);
    const video = await playFilm(url);
    expect([video.videoWidth, video.videoHeight]).to.deep.equal([640, 360]);
    await showsHalves(video, 'red', 'blue');
    video.currentTime = video.duration - 0.3;
    await until('it has sought', () => !video.seeking && video.currentTime > 0.5 && video.readyState >= 2);
    await showsHalves(video, 'blue', 'red');
    URL.revokeObjectURL(url);
  });

  itNeeds('mp4 recorder', '[CM-03] The film of the recorder stops by itself at both limits', async () => {
    cameras.use({ '': desk });
    hideWebCodecs();
    const short = await mountCamera({ maxDuration: 1 });
    await short.click('film-button');
    await until('the film is shown', () => short.shows('taken'));
    expect((await headerOf((await short.confirm()).data))!.duration).to.be.within(0.7, 4);
    const small = await mountCamera({ maxSize: 0.1 });
    await small.click('film-button');
    await until('the film is shown', () => small.shows('taken'));
    expect((await small.confirm()).data.size).to.be.within(1, 100_000);
  });

  itNeeds('mp4 recorder', '[CM-04] Cancel leaves no track live', async () => {
    cameras.use({ '': desk });
    hideWebCodecs();
    const camera = await mountCamera();
    await camera.click('film-button');
    await camera.filmed(1);
    await cancelAndDiscard(camera);
    expect(cameras.live).to.equal(0);
    expect(camera.events).to.deep.equal(['dass-close cancel']);
  });

  describe('with a recorder that writes no MP4', () => {
    const warnings = collectConsole(/^\[dass\] <dass-camera-dialog> /);

    it('[CM-03] A recorder that cannot write MP4 is not used: that is said', async () => {
      cameras.use({ '': desk });
      hideWebCodecs();
      microphones.replace(MediaRecorder, 'isTypeSupported', () => false);
      const { events, ...camera } = await mountCamera();
      await camera.click('film-button');
      await until('it is said', () => camera.shows('capture-error'));
      expect(events).to.deep.equal(['dass-camera-error unsupported']);
      expect(camera.text('.capture-error')).to.contain('Este navegador não grava');
      expect(cameras.live).to.equal(1);
    });

    it('[CM-03] What is no MP4 is refused, never renamed', async () => {
      cameras.use({ '': desk });
      hideWebCodecs();
      const { MediaRecorder: Own } = globalThis;
      microphones.replace(
        globalThis,
        'MediaRecorder',
        class extends Own {
          static override isTypeSupported = (): boolean => true;
          constructor(stream: MediaStream) {
            super(stream, { mimeType: 'video/webm' });
          }
        },
      );
      const { events, element, ...camera } = await mountCamera();
      await camera.click('film-button');
      await camera.filmed(1);
      await camera.click('stop');
      await until('it is said', () => camera.shows('capture-error'));
      expect(events).to.deep.equal(['dass-camera-error encoder']);
      expect(element.tab).to.equal(0);
      expect(warnings.messages().join()).to.contain('The file says nothing');
    });

    itNeeds('mp4 recorder', '[CM-03] A file that is shorter than what was filmed is refused', async () => {
      cameras.use({ '': desk });
      hideWebCodecs();
      const { MediaRecorder: Own } = globalThis;
      let frames = 0;
      microphones.replace(
        globalThis,
        'MediaRecorder',
        class extends Own {
          constructor(stream: MediaStream, options?: MediaRecorderOptions) {
            super(stream, options);
            const pauseAfterPictures = (): unknown =>
              ++frames > 30 ? this.pause() : requestAnimationFrame(pauseAfterPictures);
            this.addEventListener('start', pauseAfterPictures);
          }
        },
      );
      const { events, ...camera } = await mountCamera({ withoutSound: true });
      await camera.click('film-button');
      await until('the recorder has some pictures', () => frames > 30);
      const seconds = Number(camera.text('.time').slice(3));
      await camera.filmed(seconds + 3);
      await camera.click('stop');
      await until('it is said', () => camera.shows('capture-error'));
      expect(events).to.deep.equal(['dass-camera-error encoder']);
      expect(warnings.messages().join()).to.match(/The file says [\d.]+ instead of/);
    });
  });
});
