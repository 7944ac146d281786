import { setViewport } from '@web/test-runner-commands';
import { expect } from 'chai';
import './camera-dialog.js';
import { openCamera } from './open-camera.js';
import { axeFindings, dressPage, undressPage } from '../../../test/support/assertions/axe.js';
import { collectConsole } from '../../../test/support/assertions/page-problems.js';
import { expectFocus } from '../../../test/support/assertions/expect-focus.js';
import { stopClock } from '../../../test/support/emulation/clock.js';
import { cameras, cancelAndDiscard, halvesOf, mountCamera } from '../../../test/support/media/camera.js';
import { decode, turnImage } from '../../../test/support/media/image-editor.js';
import { microphones } from '../../../test/support/media/microphones.js';
import { find, findAll, painted, until, user } from '../../../test/support/user.js';

const isGone = async (url: string): Promise<boolean> =>
  fetch(url).then(
    () => false,
    () => true,
  );
const desk = { width: 640, height: 360 };

describe('dass-camera-dialog', () => {
  afterEach(() => cameras.restore());

  it('[CM-01] View 0 is the camera, 1 the photo, 2 the film; another try goes back to the camera', async () => {
    cameras.use({ '': desk });
    const { element, ...camera } = await mountCamera();
    expect(element.tab).to.equal(0);
    await camera.click('photo');
    await until('the photo is shown', () => camera.shows('taken'));
    expect(element.tab).to.equal(1);
    expect(find(element, '.taken').localName).to.equal('img');
    expect(camera.shows('view')).to.equal(false);
    await camera.click('clear');
    await until('the camera is shown', () => camera.shows('view'));
    expect(element.tab).to.equal(0);
    await camera.click('film-button');
    await camera.filmed(1);
    expect(element.tab).to.equal(0);
    await camera.click('stop');
    await until('the film is shown', () => camera.shows('taken'));
    expect(element.tab).to.equal(2);
    expect(find(element, '.taken').localName).to.equal('dass-player');
    await camera.click('clear');
    await until('the camera is shown', () => camera.shows('view'));
    expect(element.tab).to.equal(0);
  });

  it('[CM-02] A photo is a PNG of everything that the camera gives', async () => {
    cameras.use({ '': { width: 1920, height: 1080 } });
    const { ...camera } = await mountCamera();
    await camera.click('photo');
    const { kind, data } = await camera.confirm();
    expect(kind).to.equal('photo');
    expect(data.name).to.match(/^\d{8}-\d{6}-[a-z0-9]{6}\.png$/);
    expect(data.type).to.equal('image/png');
    expect([...new Uint8Array(await data.slice(0, 4).arrayBuffer())]).to.deep.equal([0x89, 0x50, 0x4e, 0x47]);
    const { width, height } = await createImageBitmap(data);
    expect([width, height]).to.deep.equal([1920, 1080]);
    expect((cameras.asked[0]!.video as MediaTrackConstraints).width).to.deep.equal({ ideal: 4096 });
  });

  it('[CM-01] On a phone held upright the trigger is in the lower third, and nothing has to be scrolled', async () => {
    const before = { width: innerWidth, height: innerHeight };
    await setViewport({ width: 375, height: 812 });
    try {
      cameras.use({ '': desk });
      const { element } = await mountCamera();
      await until('the trigger is near the thumb', () => find(element, '.photo').getBoundingClientRect().top > 540);
      expect(find(element, '.photo').getBoundingClientRect().bottom).to.be.below(
        find(element, '.confirm').getBoundingClientRect().top,
      );
    } finally {
      await setViewport(before);
    }
  });

  it('[UQ-07] A photo can be edited before it is confirmed, and stays a PNG of its name', async () => {
    cameras.use({ '': desk });
    const { element, ...camera } = await mountCamera({ editable: true });
    await camera.click('photo');
    await until('the photo is shown', () => camera.shows('taken'));
    const before = find<HTMLImageElement>(element, '.taken').src;
    await camera.click('edit');
    await turnImage();
    await until('the edited photo is shown', () => find<HTMLImageElement>(element, '.taken').src !== before);
    expect(await isGone(before), 'the address of the photo before is released').to.equal(true);
    expect(find(element, '.facts').textContent).to.contain('360 × 640');
    const { data } = await camera.confirm();
    expect(data.name).to.match(/^\d{8}-\d{6}-[a-z0-9]{6}\.png$/);
    expect((await decode(data)).size).to.deep.equal([360, 640]);
  });

  it('[CM-02] The view of a front camera is mirrored, its photo is not; other views are not mirrored', async () => {
    cameras.use({ front: { ...desk, settings: { facingMode: 'user' } }, back: desk });
    const { element, ...camera } = await mountCamera({ deviceId: 'front' });
    await until('the view is mirrored', () => camera.shows('mirrored'));
    expect(getComputedStyle(find(element, '.view')).scale).to.equal('-1 1');
    await camera.click('photo');
    await camera.click('clear');
    await camera.click('photo');
    await until('the photo is shown', () => camera.shows('taken'));
    expect(getComputedStyle(find(element, '.taken')).scale).to.equal('none');
    const { data } = await camera.confirm();
    expect(await halvesOf(data)).to.deep.equal(['red', 'blue']);
    const other = await mountCamera({ deviceId: 'back' });
    await until('the view is live', () => find(other.element, '.photo:not([disabled])'));
    expect(other.shows('mirrored')).to.equal(false);
  });

  it('[CM-02] A photo gets smaller until it fits the limit, and its size is shown', async () => {
    cameras.use({ '': { width: 800, height: 600, isNoisy: true } });
    const { ...camera } = await mountCamera({ maxSize: 0.2 });
    await camera.click('photo');
    await until('the photo is shown', () => camera.shows('taken'));
    const facts = camera.text('.facts');
    const { data } = await camera.confirm();
    expect(data.size).to.be.within(50_000, 200_000);
    const { width, height } = await createImageBitmap(data);
    expect(width / height).to.be.closeTo(4 / 3, 0.02);
    expect(facts).to.contain(`${width} × ${height}`);
  });

  it('[CM-04] Confirming emits kind, file and an address that stays valid; the camera is off then', async () => {
    cameras.use({ '': desk });
    const { element, events, ...camera } = await mountCamera();
    let value: unknown;
    element.addEventListener('dass-close', ({ detail }) => (value = detail.value));
    await camera.click('photo');
    const result = await camera.confirm();
    expect(events).to.deep.equal(['dass-confirm', 'dass-close confirm']);
    expect(value).to.deep.equal(result);
    expect(cameras.live).to.equal(0);
    expect((await (await fetch(result.url)).blob()).size).to.equal(result.data.size);
    element.remove();
    await painted();
    expect(await isGone(result.url)).to.equal(false);
    URL.revokeObjectURL(result.url);
  });

  it('[CM-04] A confirmation that the application prevents changes nothing', async () => {
    cameras.use({ '': desk });
    const { element, events, ...camera } = await mountCamera();
    element.addEventListener('dass-confirm', (event) => event.preventDefault(), { once: true });
    await camera.click('photo');
    const first = await camera.confirm();
    expect(element.open).to.equal(true);
    expect(element.tab).to.equal(1);
    const second = await camera.confirm();
    expect(second.url).to.equal(first.url);
    expect(events).to.deep.equal(['dass-confirm', 'dass-confirm', 'dass-close confirm']);
    URL.revokeObjectURL(second.url);
  });

  for (const [way, leave] of [
    ['Cancel', cancelAndDiscard],
    ['hide()', async ({ element }) => element.hide()],
    ['Its removal', async ({ element }) => element.remove()],
  ] as const satisfies readonly (readonly [
    string,
    (camera: Awaited<ReturnType<typeof mountCamera>>) => Promise<void>,
  ])[]) {
    it(`[CM-04] ${way} releases the camera and the address of the photo`, async () => {
      cameras.use({ '': desk });
      const camera = await mountCamera();
      await camera.click('photo');
      await until('the photo is shown', () => camera.shows('taken'));
      const url = find<HTMLImageElement>(camera.element, '.taken').src;
      expect(cameras.live).to.equal(1);
      await leave(camera);
      await until('the address is revoked', () => isGone(url));
      expect(cameras.live).to.equal(0);
      expect(camera.events).not.to.contain('dass-confirm');
    });
  }

  it('[CM-04] A permission that comes after the dialog was closed opens nothing', async () => {
    cameras.use({ '': desk });
    const { getUserMedia } = navigator.mediaDevices;
    let allow = (): void => {};
    microphones.answer(async (constraints) => {
      await new Promise<void>((resolve) => (allow = resolve));
      return getUserMedia(constraints);
    });
    const { element, ...camera } = await mountCamera();
    await until('it is said', () => camera.text('.status').includes('Aguardando sua permissão'));
    await camera.click('cancel');
    allow();
    await until('the late stream has come', () => cameras.streams.length === 1);
    await until('it is released', () => cameras.live === 0);
    expect(element.open).to.equal(false);
  });

  it('goes on when it is moved within the page', async () => {
    cameras.use({ '': desk });
    const { element, ...camera } = await mountCamera();
    await camera.click('photo');
    await until('the photo is shown', () => camera.shows('taken'));
    document.body.prepend(element);
    await painted();
    expect(element.tab).to.equal(1);
    await camera.click('confirm');
    expect(camera.events).to.contain('dass-confirm');
  });

  for (const theme of ['light', 'dark'] as const) {
    it(`is accessible with the camera and with a photo, ${theme}`, async () => {
      cameras.use({ '': desk });
      dressPage(theme);
      try {
        const { ...camera } = await mountCamera();
        await camera.click('timer');
        await until('it is live', () => !camera.shows('empty'));
        expect(await axeFindings()).to.deep.equal([]);
        await camera.click('photo');
        await until('the photo is shown', () => camera.shows('taken'));
        expect(await axeFindings()).to.deep.equal([]);
      } finally {
        undressPage();
      }
    });
  }

  it('can be used by the keyboard alone', async () => {
    cameras.use({ '': desk });
    const { element, events, ...camera } = await mountCamera();
    await until('the photo button has the focus', () => find(element, '.photo').matches(':focus-within, :focus'));
    await user.press('Enter');
    await until('the photo is shown', () => camera.shows('taken'));
    await until('the confirm button has the focus', () => find(element, '.confirm').matches(':focus-within, :focus'));
    await user.press('Shift+Tab');
    await user.press('Shift+Tab');
    expectFocus(find(find(element, '.clear'), 'button'));
    await user.press('Space');
    await until('the photo button has the focus', () =>
      findAll(element, '.photo')[0]?.matches(':focus-within, :focus'),
    );
    await user.press('Enter');
    await until('the photo is shown', () => camera.shows('taken'));
    await until('the confirm button has the focus', () => find(element, '.confirm').matches(':focus-within, :focus'));
    await user.press('Enter');
    expect(events).to.deep.equal(['dass-confirm', 'dass-close confirm']);
  });

  it('counts down before a photo when the user has switched that on, and can be canceled', async () => {
    cameras.use({ '': desk });
    const { element, ...camera } = await mountCamera({ countdown: 1 });
    await camera.click('timer');
    expect(find(element, '.timer').getAttribute('aria-pressed')).to.equal('true');
    await camera.click('photo');
    expect(camera.text('.count')).to.equal('1');
    await user.press('Escape');
    expect(camera.shows('count')).to.equal(false);
    expect(element.open).to.equal(true);
    await camera.click('photo');
    expect(camera.shows('count')).to.equal(true);
    await until('the photo is shown', () => camera.shows('taken'));
    const other = await mountCamera({ countdown: 0 });
    expect(other.shows('timer')).to.equal(false);
  });

  it('takes no photo after the self-timer was canceled', async () => {
    cameras.use({ '': desk });
    const clock = stopClock(1000);
    try {
      const { ...camera } = await mountCamera({ countdown: 1 });
      await camera.click('timer');
      await camera.click('photo');
      await camera.click('cancel-timer');
      clock.pass(1000);
      await until('the camera is ready', () => camera.shows('photo'));
      expect(camera.shows('count')).to.equal(false);
      await camera.click('photo');
      expect(camera.text('.count')).to.equal('1');
      clock.pass(1000);
      await until('the photo is shown', () => camera.shows('taken'));
    } finally {
      clock.restore();
    }
  });

  it('has a light and a zoom where the camera has them', async () => {
    cameras.use({ '': { ...desk, capabilities: { torch: true, zoom: { min: 1, max: 5, step: 1 } } } });
    const { element, ...camera } = await mountCamera();
    await camera.click('torch');
    await until('the light is on', () => find(element, '.torch').getAttribute('aria-pressed') === 'true');
    expect(cameras.applied.at(-1)!.advanced).to.deep.equal([{ torch: true, zoom: 1 }]);
    expect(cameras.applied.at(-1)!.width).to.deep.equal({ ideal: 4096 });
    find(element, '.zoom').focus();
    await user.press('ArrowRight');
    await until('it is zoomed', () => cameras.applied.length === 2);
    expect(cameras.applied.at(-1)!.advanced).to.deep.equal([{ torch: true, zoom: 2 }]);
  });

  it('changes the camera by a button and by the menu, and remembers it', async () => {
    cameras.use({ desk, machine: { ...desk, colors: ['#00f', '#f00'] } });
    const { element, events, ...camera } = await mountCamera();
    await camera.click('photo');
    await camera.click('clear');
    await camera.click('switch');
    expect(element.deviceId).to.equal('machine');
    await until('only the other one is open', () => cameras.streams.length === 2 && cameras.live === 1);
    await camera.click('photo');
    const { data } = await camera.confirm();
    expect(await halvesOf(data)).to.deep.equal(['blue', 'red']);
    expect(events).to.contain('dass-device-change');
    const again = await mountCamera();
    await until('it is live', () => find(again.element, '.photo:not([disabled])'));
    expect(cameras.asked.at(-1)!.video).to.deep.include({ deviceId: { ideal: 'machine' } });
  });

  it('openCamera() resolves with what the user has confirmed, and with null otherwise', async () => {
    cameras.use({ '': desk });
    const answer = openCamera({ heading: 'Foto do defeito', modes: ['photo'] });
    const dialog = await until('it is open', () => document.querySelector('dass-camera-dialog'));
    expect(findAll(dialog, '.film-button')).to.have.length(0);
    const click = async (selector: string): Promise<void> =>
      user.click(await until(selector, () => findAll(dialog, `${selector}:not([disabled], [busy])`)[0]));
    await click('.photo');
    await click('.confirm');
    const result = await answer;
    expect(result?.kind).to.equal('photo');
    expect(await isGone(result!.url)).to.equal(false);
    URL.revokeObjectURL(result!.url);
    const controller = new AbortController();
    const aborted = openCamera({ signal: controller.signal });
    await until('the camera is open', () => cameras.live === 1);
    controller.abort();
    expect(await aborted).to.equal(null);
    await until('the camera is released', () => cameras.live === 0);
    expect(document.querySelector('dass-camera-dialog')).to.equal(null);
  });

  describe('with a camera that refuses settings', () => {
    const warnings = collectConsole(/^\[dass\] <dass-camera-dialog> /);
    it('says that the light is off when it could not be switched on', async () => {
      cameras.use({ '': { ...desk, capabilities: { torch: true } } });
      const { element, ...camera } = await mountCamera();
      await until('the camera is open', () => camera.shows('torch'));
      cameras.streams[0]!.getVideoTracks()[0]!.applyConstraints = async () => {
        throw new DOMException('torch', 'OverconstrainedError');
      };
      await camera.click('torch');
      await until('it has been tried', () => warnings.messages().length === 1);
      await painted();
      expect(find(element, '.torch').getAttribute('aria-pressed')).to.equal('false');
      expect(warnings.messages()[0]).to.contain('The camera keeps its settings');
    });
  });

  describe('with invalid values', () => {
    const warnings = collectConsole(/^\[dass\] <dass-camera-dialog> /);
    it('acts as by default, and warns once', async () => {
      cameras.use({ '': desk });
      const { element } = await mountCamera({ modes: ['photo', 'hologram'], maxSize: -1, countdown: 'soon' });
      expect([element.modes, element.maxSize, element.countdown]).to.deep.equal([['photo', 'video'], 10, 3]);
      expect(warnings.messages()).to.have.length(3);
    });
  });
});
