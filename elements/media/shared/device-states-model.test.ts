import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import {
  browserOf,
  CAPTURE_ERROR_KINDS,
  CaptureError,
  captureErrorKind,
  type CaptureFacts,
} from './capture-error-model.js';
import { deviceConstraint, devicesOf, findDevice } from './device-choice-model.js';

const facts: CaptureFacts = { isSecure: true, isSupported: true };
const kindOf = (name: string, message = '', more: Partial<CaptureFacts> = {}): string =>
  captureErrorKind(new DOMException(message, name), { ...facts, ...more });

describe('captureErrorKind()', () => {
  it('[RE-04] names the cause of each error of a browser', () => {
    assert.equal(kindOf('NotAllowedError', 'Permission denied'), 'denied');
    assert.equal(kindOf('NotAllowedError', 'Permission dismissed', { permission: 'prompt' }), 'dismissed');
    assert.equal(kindOf('NotAllowedError', 'Permission dismissed', { permission: 'denied' }), 'denied');
    assert.equal(kindOf('NotAllowedError', 'Permission denied by system'), 'system');
    assert.equal(kindOf('NotAllowedError', '', { isAllowedByPolicy: false }), 'policy');
    assert.equal(kindOf('SecurityError'), 'denied');
    assert.equal(kindOf('NotFoundError'), 'missing');
    assert.equal(kindOf('OverconstrainedError'), 'missing');
    assert.equal(kindOf('NotReadableError'), 'busy');
    assert.equal(kindOf('AbortError'), 'busy');
    assert.equal(kindOf('TypeError'), 'failed');
    assert.equal(captureErrorKind(new TypeError('undefined'), { ...facts, isSecure: false }), 'insecure');
    assert.equal(captureErrorKind(new TypeError('undefined'), { ...facts, isSupported: false }), 'unsupported');
  });

  it('has an answer for anything that is thrown', () => {
    const hostile = {
      get name(): string {
        throw new Error('no');
      },
    };
    for (const error of [undefined, null, 3, 'text', {}, { name: '__proto__' }, { name: 'toString' }, hostile])
      assert.equal(captureErrorKind(error, facts), 'failed');
    fc.assert(fc.property(fc.anything(), (error) => CAPTURE_ERROR_KINDS.includes(captureErrorKind(error, facts))));
  });

  it('keeps the cause for developers', () => {
    const cause = new DOMException('Device in use', 'NotReadableError');
    const error = new CaptureError('busy', 'microphone', cause);
    assert.equal(error.message, 'microphone: busy (NotReadableError: Device in use)');
    assert.equal(error.cause, cause);
  });
});

describe('devices', () => {
  const info = (deviceId: string, label: string, kind: MediaDeviceKind = 'audioinput') => ({ deviceId, label, kind });

  it('[RE-03] lists those of a kind that have an id', () => {
    const all = [info('', ''), info('a', 'Mesa'), info('b', 'Câmera', 'videoinput'), info('c', 'Fone', 'audiooutput')];
    assert.deepEqual(devicesOf(all, 'audioinput'), [{ id: 'a', label: 'Mesa' }]);
    assert.deepEqual(devicesOf([info('', '')], 'audioinput'), []);
  });

  it('[RE-03] finds a device again by its id, then by its label', () => {
    const devices = [
      { id: 'a', label: 'Mesa' },
      { id: 'b', label: 'Fone' },
      { id: 'c', label: '' },
    ];
    assert.equal(findDevice(devices, { id: 'b', label: 'Mesa' })?.id, 'b');
    assert.equal(findDevice(devices, { id: 'old', label: 'Mesa' })?.id, 'a');
    assert.equal(findDevice(devices, { id: 'old', label: '' }), undefined);
    assert.equal(findDevice(devices, { id: 'old', label: 'Outro' }), undefined);
  });

  it('asks for a device only when there is one to ask for', () => {
    assert.deepEqual(deviceConstraint('', 'exact'), {});
    assert.deepEqual(deviceConstraint('a', 'ideal'), { deviceId: { ideal: 'a' } });
  });
});

describe('browserOf()', () => {
  it('tells browsers apart whose settings differ', () => {
    const agents: Record<string, string> = {
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36':
        'chromium',
      'Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0': 'firefox',
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.4 Safari/605.1.15':
        'safari',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_4) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/130 Safari/604.1': 'ios',
      Lynx: 'other',
    };
    for (const [agent, browser] of Object.entries(agents)) assert.equal(browserOf(agent), browser, agent);
    assert.equal(browserOf('Mozilla/5.0 (Macintosh) Version/18 Safari/605', 5), 'ios');
  });
});
