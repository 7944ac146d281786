import { expect } from 'chai';
import './camera-dialog.js';
import { collectConsole } from '../../../test/support/assertions/page-problems.js';
import { stopClock } from '../../../test/support/emulation/clock.js';
import { cameras, halvesOf, mountCamera } from '../../../test/support/media/camera.js';
import { microphones } from '../../../test/support/media/microphones.js';
import { until } from '../../../test/support/user.js';

const desk = { width: 640, height: 360 };

/** A sensor that is larger than the view, as `ImageCapture` gives it. */
const useSensor = (takePhoto: () => Promise<Blob>): void =>
  microphones.replace(
    globalThis,
    'ImageCapture',
    class {
      getPhotoCapabilities = async () => ({ imageWidth: { max: 1600 }, imageHeight: { max: 900 } });
      takePhoto = takePhoto;
    },
  );

/** A photo whose halves are blue and red. */
async function photo(width: number, height: number): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d')!;
  context.fillStyle = '#00f';
  context.fillRect(0, 0, width / 2, height);
  context.fillStyle = '#f00';
  context.fillRect(width / 2, 0, width / 2, height);
  return canvas.convertToBlob({ type: 'image/jpeg' });
}

const sizeOf = async (file: Blob): Promise<number[]> => {
  const { width, height } = await createImageBitmap(file);
  return [width, height];
};

describe('The photos of dass-camera-dialog', () => {
  afterEach(() => cameras.restore());

  it('[CM-02] A photo of the sensor is taken where it is larger than the view, and is a PNG', async () => {
    cameras.use({ '': desk });
    useSensor(() => photo(1600, 900));
    const { ...camera } = await mountCamera();
    await camera.click('photo');
    const { data } = await camera.confirm();
    expect(data.type).to.equal('image/png');
    expect(await sizeOf(data)).to.deep.equal([1600, 900]);
    expect(await halvesOf(data)).to.deep.equal(['blue', 'red']);
  });

  it('[CM-02] What the sensor gives is not used when it is smaller than promised', async () => {
    cameras.use({ '': desk });
    useSensor(() => photo(320, 180));
    const { ...camera } = await mountCamera();
    await camera.click('photo');
    const { data } = await camera.confirm();
    expect(await sizeOf(data)).to.deep.equal([640, 360]);
    expect(await halvesOf(data)).to.deep.equal(['red', 'blue']);
  });

  describe('with a sensor that fails', () => {
    const warnings = collectConsole(/^\[dass\] <dass-camera-dialog> /);

    it('[CM-02] A sensor that does not answer leaves the picture that was shown', async () => {
      cameras.use({ '': desk });
      let isAsked = false;
      useSensor(() => {
        isAsked = true;
        return new Promise<never>(() => undefined);
      });
      const clock = stopClock(4000);
      try {
        const { ...camera } = await mountCamera();
        await camera.click('photo');
        await until('the sensor is asked', () => isAsked);
        clock.pass(4000);
        await until('the photo is shown', () => camera.shows('taken'));
        expect(await sizeOf((await camera.confirm()).data)).to.deep.equal([640, 360]);
        expect(warnings.messages()[0]).to.contain('The photo is the picture that was shown');
      } finally {
        clock.restore();
      }
    });
  });
});
