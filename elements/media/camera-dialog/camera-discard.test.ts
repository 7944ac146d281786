import { expect } from 'chai';
import './camera-dialog.js';
import { axeFindings, dressPage, undressPage } from '../../../test/support/assertions/axe.js';
import { cameras, mountCamera, type CameraInTest } from '../../../test/support/media/camera.js';
import { microphones } from '../../../test/support/media/microphones.js';
import { find, painted, until, user } from '../../../test/support/user.js';

const desk = { width: 640, height: 360 };
const question = (): HTMLElement | null => document.querySelector('dass-confirm-dialog');

const userWays = [
  ['Escape', 'escape', async () => user.press('Escape')],
  ['The close button', 'close', async (camera) => camera.click('close')],
  ['The cancel button', 'cancel', async (camera) => camera.click('cancel')],
] as const satisfies readonly (readonly [string, string, (camera: CameraInTest) => Promise<void>])[];

const applicationWays = [
  ['open = false', (camera) => (camera.element.open = false)],
  ['hide()', (camera) => camera.element.hide()],
  ['Its removal', (camera) => camera.element.remove()],
] as const satisfies readonly (readonly [string, (camera: CameraInTest) => unknown])[];

async function takePhoto(camera: CameraInTest): Promise<void> {
  await camera.click('photo');
  await until('the photo is shown', () => camera.shows('taken'));
}

/** Answers the question by one of its buttons. */
async function answer(button: 'cancel' | 'confirm'): Promise<void> {
  const dialog = await until('it asks', question);
  await user.click(await until('it can be answered', () => find(dialog, `.${button}`)));
  await until('the question is closed', () => !question());
}

describe('A photo or film that is not confirmed in dass-camera-dialog', () => {
  afterEach(() => cameras.restore());

  for (const [way, reason, leave] of userWays) {
    it(`[CM-04] ${way} asks before a photo is discarded`, async () => {
      cameras.use({ '': desk });
      const camera = await mountCamera();
      await takePhoto(camera);
      const url = find<HTMLImageElement>(camera.element, '.taken').src;
      await leave(camera);
      await until('it asks', question);
      expect(question()!.shadowRoot!.textContent).to.contain('ainda não foi confirmado');
      await answer('cancel');
      expect(camera.element.open).to.equal(true);
      expect(find<HTMLImageElement>(camera.element, '.taken').src).to.equal(url);
      expect(camera.events).to.deep.equal([]);

      await leave(camera);
      await answer('confirm');
      expect(camera.element.open).to.equal(false);
      expect(camera.events).to.deep.equal([`dass-close ${reason}`]);
      expect(cameras.live).to.equal(0);
    });

    it(`${way} closes a view without a photo at once`, async () => {
      cameras.use({ '': desk });
      const camera = await mountCamera();
      await takePhoto(camera);
      await camera.click('clear');
      await until('the camera is shown', () => camera.shows('view'));
      await leave(camera);
      expect(camera.element.open).to.equal(false);
      expect(camera.events).to.deep.equal([`dass-close ${reason}`]);
      expect(question()).to.equal(null);
      expect(cameras.live).to.equal(0);
    });
  }

  for (const [way, close] of applicationWays) {
    it(`${way} by the application never asks, and closes a question that is open`, async () => {
      cameras.use({ '': desk });
      const camera = await mountCamera();
      await takePhoto(camera);
      await close(camera);
      await painted();
      expect(question()).to.equal(null);

      const other = await mountCamera();
      await takePhoto(other);
      await user.press('Escape');
      await until('it asks', question);
      await close(other);
      await until('the question is closed', () => !question());
      expect([...camera.events, ...other.events]).to.deep.equal([]);
      await until('the camera is released', () => cameras.live === 0);
    });
  }

  it('[CM-03] Escape ends the film, keeps it while its last pictures are encoded, and then asks', async () => {
    cameras.use({ '': desk });
    const stop = holdStop();
    const camera = await mountCamera();
    await camera.click('film-button');
    await camera.filmed(1);
    await user.press('Escape');
    await until('the film is finishing', stop.isHeld);
    await user.press('Escape');
    expect(camera.element.open).to.equal(true);
    stop.release();
    await until('the film is shown', () => camera.shows('taken'));
    await user.press('Escape');
    await answer('cancel');
    expect(camera.element.tab).to.equal(2);
    await user.press('Escape');
    await answer('confirm');
    expect(camera.events).to.deep.equal(['dass-close escape']);
    expect(cameras.live).to.equal(0);
  });

  it('[CM-04] the cancel button asks while it films, and the film goes on', async () => {
    cameras.use({ '': desk });
    const camera = await mountCamera();
    await camera.click('film-button');
    await camera.filmed(1);
    await camera.click('cancel');
    await until('it asks', question);
    expect(question()!.shadowRoot!.textContent).to.contain('O vídeo que está sendo gravado será perdido.');
    await camera.filmed(2);
    await user.press('Escape');
    await until('the question is closed', () => !question());
    await camera.filmed(3);
    expect([camera.element.open, camera.events.length]).to.deep.equal([true, 0]);
    await camera.click('stop');
    await until('the film is shown', () => camera.shows('taken'));
    await camera.click('cancel');
    await answer('confirm');
    expect(camera.events).to.deep.equal(['dass-close cancel']);
    expect(cameras.live).to.equal(0);
  });

  it('asks once, however often Escape is pressed, and by the keyboard alone', async () => {
    cameras.use({ '': desk });
    const camera = await mountCamera();
    await takePhoto(camera);
    await user.press('Escape');
    await until('it asks', question);
    await user.press('Escape');
    await until('the question is closed', () => !question());
    expect(camera.element.open).to.equal(true);
    await until('the focus is back', () => find(camera.element, '.confirm').matches(':focus-within, :focus'));
    await user.press('Enter');
    expect(camera.events).to.deep.equal(['dass-confirm', 'dass-close confirm']);
  });

  for (const theme of ['light', 'dark'] as const) {
    it(`is accessible while it asks, ${theme}`, async () => {
      cameras.use({ '': desk });
      dressPage(theme);
      try {
        const camera = await mountCamera();
        await takePhoto(camera);
        await user.press('Escape');
        await until('it asks', question);
        expect(await axeFindings()).to.deep.equal([]);
        await answer('confirm');
      } finally {
        undressPage();
      }
    });
  }
});

/** Keeps the command that ends a film from the worker until it is released. */
function holdStop(): { isHeld(): boolean; release(): void } {
  const { Worker: Own } = globalThis;
  let release: (() => void) | undefined;
  microphones.replace(
    globalThis,
    'Worker',
    class extends Own {
      override postMessage(message: { readonly type: string }, options?: StructuredSerializeOptions | Transferable[]) {
        const send = (): void => super.postMessage(message, options as StructuredSerializeOptions);
        if (message.type === 'stop') release = send;
        else send();
      }
    },
  );
  return { isHeld: () => release !== undefined, release: () => release!() };
}
