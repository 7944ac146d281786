import { expect } from 'chai';
import './player.js';
import { machineFilmFile, machineSoundFile } from '../../../sample-data/inspection-media.js';
import { expectFocus } from '../../../test/support/assertions/expect-focus.js';
import { itNeeds } from '../../../test/support/engine.js';
import { mount } from '../../../test/support/fixture.js';
import { find, findAll, middle, painted, until, user } from '../../../test/support/user.js';
import type { DassPlayer } from './player.js';

interface PlayerInTest {
  readonly element: DassPlayer;
  readonly media: HTMLMediaElement;
  readonly events: string[];
}

/** Mounts a player, and waits until it knows the duration. */
async function open(properties: Record<string, unknown> = {}): Promise<PlayerInTest> {
  const element = await mount('dass-player', {
    properties: { file: machineSoundFile(), label: 'Ruído', ...properties },
  });
  const events: string[] = [];
  for (const type of ['dass-play', 'dass-pause', 'dass-ended', 'dass-error'] as const)
    element.addEventListener(type, () => events.push(type));
  await until('the duration is known', () => element.duration > 0);
  await element.updateComplete;
  return { element, events, media: find<HTMLMediaElement>(element, '.media') };
}
const text = (element: Element, selector: string): string =>
  find(element, selector).textContent.replace(/\s+/g, ' ').trim();
const announced = (line: string): Promise<unknown> =>
  until(`'${line}' is announced`, () =>
    findAll(document, '[data-dass-announce] p').some(({ textContent }) => textContent === line),
  );

/** A film as the browser's own recorder writes it: without a duration. */
async function recordedFilm(): Promise<File> {
  const canvas = Object.assign(document.createElement('canvas'), { width: 64, height: 64 });
  const context = canvas.getContext('2d')!;
  const recorder = new MediaRecorder(canvas.captureStream(20), { mimeType: 'video/webm' });
  const parts: Blob[] = [];
  recorder.ondataavailable = ({ data }) => parts.push(data);
  const stopped = new Promise((resolve) => (recorder.onstop = resolve));
  recorder.start();
  const start = performance.now();
  while (performance.now() - start < 1200) {
    context.fillStyle = `hsl(${performance.now() % 360} 80% 50%)`;
    context.fillRect(0, 0, 64, 64);
    await painted();
  }
  recorder.stop();
  await stopped;
  return new File(parts, 'gravado.webm', { type: 'video/webm' });
}

describe('dass-player', () => {
  it('[UQ-08] plays and pauses by its button, and shows the time', async () => {
    const { element, events, media } = await open();
    expect(text(element, '.time')).to.equal('00:00 / 00:12');
    expect(media.controls).to.equal(false);
    await user.click(find(element, '.play'));
    await until('it plays', () => media.currentTime > 0.2);
    expect(find(element, '.play').title).to.equal('Pausar');
    expect(element.paused).to.equal(false);
    expect(media.currentTime, 'in real time').to.be.below(3);
    await user.click(find(element, '.play'));
    await until('it pauses', () => media.paused && events.length === 2);
    expect(events).to.deep.equal(['dass-play', 'dass-pause']);
    expect(element.currentTime).to.be.closeTo(media.currentTime, 0.5);
  });

  it('[UQ-08] the keys of a media player move, set volume and speed, mute and play', async () => {
    const { element, media } = await open();
    const position = find<HTMLInputElement>(element, '.position');
    position.focus();
    await user.press('ArrowRight');
    expect(media.currentTime).to.equal(5);
    expect(position.ariaValueText).to.equal('5 segundos de 12 segundos');
    await user.press('PageUp');
    expect(media.currentTime).to.be.closeTo(6.2, 0.001);
    await user.press('ArrowLeft');
    expect(media.currentTime).to.be.closeTo(1.2, 0.001);
    await user.press('ArrowLeft');
    expect(media.currentTime, 'not before the start').to.equal(0);
    await user.press('End');
    expect(media.currentTime).to.be.closeTo(12, 0.01);
    await user.press('Home');
    expect(media.currentTime).to.equal(0);
    await user.press('ArrowDown');
    expect(media.volume).to.equal(0.95);
    await announced('Volume: 95%');
    await user.press('m');
    expect(media.muted).to.equal(true);
    await announced('Som desligado');
    await user.press('>');
    expect(media.playbackRate).to.equal(1.25);
    await announced('Velocidade: 1,25×');
    await user.press('<');
    await user.press('<');
    expect(media.playbackRate).to.equal(0.75);
    await user.press('k');
    await until('K plays', () => !media.paused);
    await user.press('Space');
    await until('Space pauses', () => media.paused);
    expectFocus(position);
  });

  it('[UQ-08] a volume that the browser changes itself is shown, and kept', async () => {
    const { element, media } = await open();
    media.volume = 0.4;
    const loudness = find<HTMLInputElement>(element, '.loudness');
    await until('the volume is shown', () => loudness.valueAsNumber === 0.4);
    element.label = 'Motor';
    await element.updateComplete;
    expect(media.volume).to.equal(0.4);
    media.muted = true;
    await until('the sound is off', () => find(element, '.mute').title === 'Ligar o som');
  });

  it('[UQ-08] Space on a button presses the button', async () => {
    const { element, media } = await open();
    find(element, '.mute').focus();
    await user.press('Space');
    expect([media.muted, media.paused]).to.deep.equal([true, true]);
  });

  it('[UQ-08] the speed is selected in a menu', async () => {
    const { element, media } = await open();
    await user.click(find(element, '.speed'));
    const entry = await until('the menu is open', () =>
      findAll(element, '.entry').find((one) => one.checkVisibility() && one.textContent.trim() === '1,5×'),
    );
    await user.click(entry);
    expect(media.playbackRate).to.equal(1.5);
    expect(text(element, '.speed')).to.equal('1,5×');
  });

  it('[UQ-08] a click on the waveform moves there, also in a page from right to left', async () => {
    const { element, media } = await open();
    await until('the waveform is shown', () => findAll(element, '.wave').length);
    element.dir = 'rtl';
    const box = find(element, '.track').getBoundingClientRect();
    const at = { x: Math.round(box.left + box.width * 0.75), y: Math.round(box.top + box.height / 2) };
    await user.drag(at, at);
    await until('it has moved', () => Math.abs(media.currentTime - 9) < 0.3);
  });

  itNeeds('touch', '[UQ-08] a finger drags the position', async () => {
    const { element, media } = await open();
    const track = find(element, '.track');
    const { x, y } = middle(track);
    await user.touchDrag({ x, y }, { x: x + 40, y });
    await until('it has moved', () => media.currentTime > 6);
  });

  it('[UQ-08] the waveform does not change the height, and a large file has a plain bar', async () => {
    const { element } = await open();
    const { height } = element.getBoundingClientRect();
    await until('the waveform is shown', () => findAll(element, '.wave').length);
    expect(element.getBoundingClientRect().height).to.equal(height);
    const own = await open({ peaks: [0, 1, 0.5] });
    expect(findAll(own.element, '.wave')).to.have.length(1);
  });

  it('[UQ-08] only one player of the page plays', async () => {
    const [one, other] = [await open(), await open()];
    await user.click(find(one.element, '.play'));
    await until('the first plays', () => !one.media.paused);
    await user.click(find(other.element, '.play'));
    await until('the first pauses', () => one.media.paused && !other.media.paused);
    await until('both say so', () => one.events.length === 2);
    expect([one.events, other.events]).to.deep.equal([['dass-play', 'dass-pause'], ['dass-play']]);
  });

  it('[UQ-08] the application plays, pauses and moves without events', async () => {
    const { element, media, events } = await open();
    await user.click(find(element, '.mute'));
    element.currentTime = 4;
    await element.updateComplete;
    expect(media.currentTime).to.equal(4);
    await element.play();
    await until('it plays', () => media.currentTime > 4);
    element.pause();
    await until('it pauses', () => media.paused);
    await painted();
    expect(events).to.deep.equal([]);
  });

  it('[UQ-08] a film has its picture, and F shows it in full screen', async () => {
    const { element, media } = await open({ file: machineFilmFile() });
    expect(media.localName).to.equal('video');
    await user.click(media);
    await until('a click on the picture plays', () => !media.paused);
    find(element, '.position').focus();
    await user.press('f');
    await until('it is full screen', () => find(element, '.fullscreen').title === 'Sair da tela cheia');
    await user.press('f');
    await until('it is not', () => !document.fullscreenElement);
  });

  it('[UQ-08] C shows the captions of a film', async () => {
    const captions = URL.createObjectURL(
      new Blob(['WEBVTT\n\n00:00.000 --> 00:03.000\nA peça 12\n'], { type: 'text/vtt' }),
    );
    const { element, media } = await open({ file: machineFilmFile(), captions });
    find(element, '.position').focus();
    await user.press('c');
    expect(media.textTracks[0]?.mode).to.equal('showing');
    expect(find(element, '.captions').ariaPressed).to.equal('true');
    await until('they are loaded', () => media.textTracks[0]?.cues?.length === 1);
    URL.revokeObjectURL(captions);
  });

  it('[UQ-08] the duration of a film that does not name it is found', async () => {
    const { element, media, events } = await open({ file: await recordedFilm() });
    expect(element.duration).to.be.within(0.8, 4);
    expect(text(element, '.time')).to.match(/^00:00 \/ 00:0\d$/);
    await until('it is at the start', () => media.currentTime < 0.1);
    expect(events).to.deep.equal([]);
  });

  it('[UQ-08] a file that cannot be played says so, and can be downloaded', async () => {
    const element = await mount('dass-player', {
      properties: { file: new File(['Isto não é som'], 'nota.mp3', { type: 'audio/mpeg' }) },
    });
    await until('the failure is shown', () => findAll(element, '.failure').length);
    expect(text(element, '.failure')).to.contain('Este navegador não reproduz este arquivo');
    const save = find<HTMLAnchorElement>(element, '.save');
    expect([save.download, (await (await fetch(save.href)).blob()).type]).to.deep.equal([
      'nota.mp3',
      'application/octet-stream',
    ]);
    expect(findAll(element, '.retry')).to.deep.equal([]);
    element.file = machineSoundFile();
    await until('another one can be played', () => element.duration > 0);
    expect(findAll(element, '.failure')).to.deep.equal([]);
  });

  it('[UQ-08] an address that fails can be tried again', async () => {
    const element = await mount('dass-player', { properties: { src: '/broken.png', type: 'audio' } });
    await until('the failure is shown', () => findAll(element, '.retry').length);
    const sound = URL.createObjectURL(machineSoundFile());
    find(element, '.retry').focus();
    await user.press('Enter');
    await until('it fails again', () => findAll(element, '.retry').length);
    element.src = sound;
    await until('it can be played', () => element.duration > 0);
    URL.revokeObjectURL(sound);
  });

  it('[UQ-08] nothing overflows in 240 pixels', async () => {
    for (const file of [machineSoundFile(), machineFilmFile()]) {
      const { element } = await open({ file, downloadable: true });
      element.style.inlineSize = '240px';
      await painted();
      const { left, right } = element.getBoundingClientRect();
      for (const control of findAll(element, 'button, a, input').filter((one) => one.checkVisibility())) {
        const box = control.getBoundingClientRect();
        if (box.width === 0) continue;
        expect(box.left, control.className).to.be.at.least(left);
        expect(box.right, control.className).to.be.at.most(right);
      }
    }
  });
});
