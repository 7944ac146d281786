import { expect } from '@open-wc/testing';
import './camera-dialog.js';
import { collectConsole } from '../../../test/support/assertions/page-problems.js';
import { cameras, mountCamera } from '../../../test/support/media/camera.js';
import { microphones } from '../../../test/support/media/microphones.js';
import { findAll, until } from '../../../test/support/user.js';

const desk = { width: 640, height: 360 };

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

  it('On a touch device the camera application is the last resort: its photo is read, anything else refused', async () => {
    microphones.replace(globalThis, 'matchMedia', (query: string) => ({
      ...new EventTarget(),
      matches: query.includes('coarse'),
    }));
    microphones.refuse('NotAllowedError');
    const { element, ...camera } = await mountCamera();
    await until('it is offered', () => camera.shows('native'));
    const choose = (file: File): void => {
      const data = new DataTransfer();
      data.items.add(file);
      const [input] = findAll<HTMLInputElement>(element, '.native-input');
      input!.files = data.files;
      input!.dispatchEvent(new Event('change'));
    };
    choose(new File(['MOV'], 'a.mov', { type: 'video/quicktime' }));
    await until('it is refused', () => camera.shows('problem'));
    const canvas = Object.assign(document.createElement('canvas'), { width: 300, height: 200 });
    canvas.getContext('2d')!.fillRect(0, 0, 300, 200);
    const jpeg = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg'));
    choose(new File([jpeg!], 'a.jpg', { type: 'image/jpeg' }));
    await until('the photo is shown', () => camera.shows('taken'));
    const { kind, data } = await camera.confirm();
    expect([kind, data.type]).to.deep.equal(['photo', 'image/png']);
  });
});
