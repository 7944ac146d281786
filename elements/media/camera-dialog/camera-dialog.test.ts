import { expect } from '@open-wc/testing';
import './camera-dialog.js';
import { mountCamera } from '../../../test/support/media/camera.js';

describe('dass-camera-dialog', () => {
  it('[CM-02] photo', async () => {
    const { element, ...camera } = await mountCamera();
    await camera.click('photo');
    const { data } = await camera.confirm();
    console.log(data.name, data.size, element.tab);
    expect(data.type).to.equal('image/png');
  });

  it('[CM-03] film', async () => {
    const { element, ...camera } = await mountCamera();
    element.addEventListener('dass-camera-error', ({ detail }) => console.log('ERR', detail.error.message));
    await camera.click('film-button');
    await new Promise((r) => setTimeout(r, 5000));
    console.log(
      element.renderRoot.querySelector('.camera')?.textContent?.replace(/\s+/g, ' '),
      camera.events.join(),
      (element as any).renderRoot.querySelector('.view').videoWidth,
    );
    await camera.filmed(1);
    await camera.click('stop');
    const { data } = await camera.confirm();
    console.log(data.name, data.size, element.tab);
    expect(data.type).to.equal('video/mp4');
  });
});
