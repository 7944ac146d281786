import { expect } from 'chai';
import './camera-dialog.js';
import { collectConsole } from '../../../test/support/assertions/page-problems.js';
import { stopClock } from '../../../test/support/emulation/clock.js';
import { cameras, halvesOf, mountCamera } from '../../../test/support/media/camera.js';
import { microphones } from '../../../test/support/media/microphones.js';
import { blackPng } from '../../../test/support/values/png-file.js';
import { find, findAll, painted, until } from '../../../test/support/user.js';

const desk = { width: 640, height: 360 };

const useTouch = (): void =>
  microphones.replace(globalThis, 'matchMedia', (query: string) => ({
    ...new EventTarget(),
    matches: query.includes('coarse'),
  }));

/** Takes a file as from the camera application. */
function chooseFile(element: Element, file: File): void {
  const data = new DataTransfer();
  data.items.add(file);
  const [input] = findAll<HTMLInputElement>(element, '.native-input');
  input!.files = data.files;
  input!.dispatchEvent(new Event('change'));
}

/** A film of one second with nothing but its header. */
const smallFilm = ((): Uint8Array<ArrayBuffer> => {
  const box = (name: string, content: number[]): number[] => [
    ...[24, 16, 8, 0].map((shift) => ((content.length + 8) >> shift) & 255),
    ...[...name].map((letter) => letter.charCodeAt(0)),
    ...content,
  ];
  const zeros = (count: number): number[] => new Array<number>(count).fill(0);
  const second = [0, 0, 3, 232];
  const movie = box('mvhd', [...zeros(12), ...second, ...second, ...zeros(80)]);
  const handler = box('hdlr', [...zeros(8), ...[...'vide'].map((letter) => letter.charCodeAt(0)), ...zeros(20)]);
  const brand = [...[...'isom'].map((letter) => letter.charCodeAt(0)), ...zeros(4)];
  const moov = box('moov', [...movie, ...box('trak', box('mdia', handler))]);
  return Uint8Array.from([...box('ftyp', brand), ...moov]);
})();

describe('The cameras of dass-camera-dialog', () => {
  const warnings = collectConsole(/^\[dass\] <dass-camera-dialog> /);
  afterEach(() => cameras.restore());

  it('[CM-05] A refused camera is written to the console, fired as an event, and shown with what to do', async () => {
    microphones.refuse('NotAllowedError', 'Permission denied');
    const change = microphones.permission('denied');
    const { element, events, ...camera } = await mountCamera();
    await until('it is shown', () => camera.shows('capture-error'));
    expect(events).to.deep.equal(['dass-camera-error denied']);
    expect(warnings.messages()[0]).to.contain('camera: denied (NotAllowedError: Permission denied)');
    expect(camera.text('.capture-error')).to.contain('A câmera está bloqueada').and.to.contain('tente novamente');
    expect(element.open).to.equal(true);
    // The user allows it in the settings of the browser: the camera opens by itself.
    cameras.use({ '': desk });
    change('granted');
    await camera.click('photo');
    expect(camera.shows('capture-error')).to.equal(false);
    expect((await camera.confirm()).kind).to.equal('photo');
  });

  it('[CM-05] A busy camera can be retried', async () => {
    microphones.refuse('NotReadableError', 'In use');
    const { events, ...camera } = await mountCamera();
    await until('it is shown', () => camera.shows('capture-error'));
    expect(events).to.deep.equal(['dass-camera-error busy']);
    expect(camera.text('.capture-error')).to.contain('A câmera está em uso');
    cameras.use({ '': desk });
    await camera.click('retry');
    await camera.click('photo');
    expect(camera.shows('capture-error')).to.equal(false);
  });

  it('[CM-05] No camera: it opens when one is connected', async () => {
    microphones.refuse('NotFoundError');
    cameras.list();
    const { ...camera } = await mountCamera();
    await until('it is shown', () => camera.shows('capture-error'));
    expect(camera.text('.capture-error')).to.contain('Nenhuma câmera encontrada');
    cameras.use({ desk });
    await camera.click('photo');
    expect(camera.shows('capture-error')).to.equal(false);
  });

  it('[CM-05] A camera that is unplugged opens again when it is back', async () => {
    cameras.use({ desk });
    const { events, ...camera } = await mountCamera();
    await camera.click('photo');
    await camera.click('clear');
    cameras.list();
    cameras.unplug();
    await until('it is shown', () => camera.shows('capture-error'));
    expect(events).to.deep.equal(['dass-camera-error unplugged']);
    expect(camera.text('.capture-error')).to.contain('A câmera foi desconectada');
    expect(cameras.live).to.equal(0);
    cameras.list('desk');
    await camera.click('photo');
    expect(camera.shows('capture-error')).to.equal(false);
  });

  it('[CM-05] A page that is not secure: there is nothing to retry', async () => {
    microphones.replace(globalThis, 'isSecureContext', false);
    microphones.replace(navigator, 'mediaDevices', null);
    const { element, ...camera } = await mountCamera();
    await until('it is shown', () => camera.shows('capture-error'));
    expect(camera.text('.capture-error')).to.contain('https://');
    expect(camera.shows('retry')).to.equal(false);
    await camera.click('cancel');
    expect(element.open).to.equal(false);
  });

  it('[CM-05] A camera that cannot replace the open one leaves it open', async () => {
    cameras.use({ desk });
    const { element, events, ...camera } = await mountCamera();
    await camera.click('photo');
    await camera.click('clear');
    element.deviceId = 'nowhere';
    await until('it is shown', () => camera.shows('capture-error'));
    expect(events).to.deep.equal(['dass-camera-error missing']);
    expect(cameras.live).to.equal(1);
    await camera.click('photo');
    await until('the photo is shown', () => camera.shows('taken'));
  });

  it('[CM-05] A camera that sends no picture is said to have no signal', async () => {
    const clock = stopClock(5000);
    try {
      const empty = document.createElement('canvas').captureStream(0);
      microphones.answer(async () => empty);
      const { events, ...camera } = await mountCamera();
      await until('the camera starts', () => camera.text('.status').includes('Iniciando a câmera'));
      clock.pass(5999);
      expect(camera.shows('capture-error')).to.equal(false);
      clock.pass(1);
      await until('it is said', () => camera.shows('capture-error'));
      expect(camera.text('.capture-error')).to.contain('A câmera não envia imagem');
      expect(events).to.deep.equal(['dass-camera-error silent']);
    } finally {
      clock.restore();
    }
  });

  it('[CM-01] A phone that opens one camera at a time changes it, and keeps the old one when that fails', async () => {
    cameras.use({ desk, machine: { ...desk, colors: ['#00f', '#f00'] } });
    const { getUserMedia } = navigator.mediaDevices;
    let isBroken = false;
    microphones.answer(async (constraints) => {
      const { exact } = (constraints.video as MediaTrackConstraints).deviceId as ConstrainDOMStringParameters;
      if (cameras.live > 0 || (isBroken && exact !== undefined)) throw new DOMException('In use', 'NotReadableError');
      return getUserMedia.call(navigator.mediaDevices, constraints);
    });
    const { events, ...camera } = await mountCamera({ deviceId: 'desk' });
    await camera.click('photo');
    await camera.click('clear');
    await camera.click('switch');
    await until('the other one is open', () => cameras.streams.length === 2);
    expect(events).to.deep.equal(['dass-device-change']);
    isBroken = true;
    await camera.click('switch');
    await until('it is said', () => camera.shows('capture-error'));
    expect(events.at(-1)).to.equal('dass-camera-error busy');
    await camera.click('photo');
    expect(await halvesOf((await camera.confirm()).data)).to.deep.equal(['blue', 'red']);
  });

  it('On a touch device a film of the camera application has to fit the limit', async () => {
    useTouch();
    microphones.refuse('NotAllowedError');
    const { element, ...camera } = await mountCamera({ maxSize: 0.01 });
    await until('it is offered', () => camera.shows('native'));
    chooseFile(element, new File([smallFilm, new Uint8Array(10_000)], 'a.mp4', { type: 'video/mp4' }));
    await until('it is refused', () => camera.shows('problem'));
    chooseFile(element, new File([smallFilm], 'b.mp4', { type: 'video/mp4' }));
    await until('the film is shown', () => camera.shows('taken'));
    expect(camera.shows('problem')).to.equal(false);
    expect((await camera.confirm()).data.name).to.equal('b.mp4');
  });

  it('[CM-04] The buttons stay where they are while a film loads, and when it cannot be played: no click misses them', async () => {
    useTouch();
    microphones.refuse('NotAllowedError');
    const { element, ...camera } = await mountCamera();
    await until('it is offered', () => camera.shows('native'));
    // Films of some phones cannot be played by every browser.
    chooseFile(element, new File([smallFilm], 'b.mp4', { type: 'video/mp4' }));
    const tops: number[] = [];
    const watch = (): void => {
      if (camera.shows('taken')) tops.push(Math.round(find(element, '.confirm').getBoundingClientRect().top));
    };
    await until('it cannot be played', () => {
      watch();
      return findAll(element, '.failure').length > 0;
    });
    await painted();
    watch();
    // The dialog may still slide in by a few pixels.
    expect(Math.max(...tops) - Math.min(...tops)).to.be.lessThan(10);
  });

  it('On a touch device the camera application is the last resort: its photo is read, anything else refused', async () => {
    useTouch();
    microphones.refuse('NotAllowedError');
    const { element, ...camera } = await mountCamera();
    await until('it is offered', () => camera.shows('native'));
    chooseFile(element, new File(['MOV'], 'a.mov', { type: 'video/quicktime' }));
    await until('it is refused', () => camera.shows('problem'));
    const canvas = Object.assign(document.createElement('canvas'), { width: 300, height: 200 });
    canvas.getContext('2d')!.fillRect(0, 0, 300, 200);
    const jpeg = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg'));
    chooseFile(element, new File([jpeg!], 'a.jpg', { type: 'image/jpeg' }));
    await until('the photo is shown', () => camera.shows('taken'));
    const { kind, data } = await camera.confirm();
    expect([kind, data.type]).to.deep.equal(['photo', 'image/png']);
  });

  it('[UQ-07] A photo of 200 megapixels of the camera application is refused by its header', async () => {
    useTouch();
    microphones.refuse('NotAllowedError');
    const { element, ...camera } = await mountCamera();
    await until('it is offered', () => camera.shows('native'));
    chooseFile(element, new File([await blackPng(20_000, 10_000)], 'mapa.png', { type: 'image/png' }));
    await until('it is refused', () => camera.shows('problem'));
    expect(camera.text('.problem')).to.contain('grande demais');
    expect(warnings.messages().join()).to.contain('20000 × 10000 pixels is too large to be decoded');
  });
});
