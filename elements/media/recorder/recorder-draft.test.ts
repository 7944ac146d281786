import { expect } from 'chai';
import './recorder.js';
import { setAssetFolder } from '../../base/loading/worker-address.js';
import { collectConsole } from '../../../test/support/assertions/page-problems.js';
import { microphones, toneStream } from '../../../test/support/media/microphones.js';
import { mountRecorder } from '../../../test/support/media/record.js';
import { decodeSound, toneOf } from '../../../test/support/media/recorded-sound.js';
import { until } from '../../../test/support/user.js';
import { DRAFT_FOLDER } from './draft-file.js';

async function draftNames(): Promise<string[]> {
  const root = await navigator.storage.getDirectory();
  const folder = await root.getDirectoryHandle(DRAFT_FOLDER, { create: true });
  const names: string[] = [];
  for await (const name of folder.keys()) names.push(name);
  return names;
}

/** Records for three seconds, and removes the recorder, as when the page is closed. */
async function interrupt(): Promise<void> {
  const { element, ...recorder } = await mountRecorder();
  await recorder.start();
  await recorder.recorded(3);
  element.remove();
}

describe('The draft of dass-recorder', () => {
  const warnings = collectConsole(/^\[dass\] <dass-recorder> /);
  beforeEach(() => microphones.answer(() => toneStream(1000)));
  afterEach(async () => {
    microphones.restore();
    setAssetFolder(undefined);
    localStorage.clear();
    const root = await navigator.storage.getDirectory();
    await root.removeEntry(DRAFT_FOLDER, { recursive: true });
  });

  it('A recording that was not stopped is offered again, and can be recovered', async () => {
    await interrupt();
    const [name] = await until('there is a draft', async () => {
      const names = await draftNames();
      return names.length > 0 && names;
    });
    const recorder = await until('it is offered', async () => {
      const next = await mountRecorder();
      await until('it has searched', () => next.shows('draft'), 500).catch(() => undefined);
      if (next.shows('draft')) return next;
      next.element.remove();
      return undefined;
    });
    expect(recorder.text('#draft')).to.match(/00:0[23]/);
    await recorder.click('recover');
    const { file, duration } = await until('it is recovered', () => recorder.takes[0]);
    expect(recorder.events).to.deep.equal(['dass-record-stop']);
    expect(file.name).to.equal(name);
    const sound = await decodeSound(file);
    // All of it: also what was not written yet when the page was left.
    expect(duration).to.be.greaterThan(2.8);
    expect(sound.duration).to.be.closeTo(duration, 0.05);
    expect(toneOf(sound)).to.be.closeTo(1000, 10);
    await until('the draft is deleted', async () => (await draftNames()).length === 0);
    expect(recorder.shows('draft')).to.equal(false);
  });

  it('A draft can be deleted', async () => {
    await interrupt();
    const recorder = await until('it is offered', async () => {
      const next = await mountRecorder();
      await until('it has searched', () => next.shows('draft'), 500).catch(() => undefined);
      if (next.shows('draft')) return next;
      next.element.remove();
      return undefined;
    });
    await recorder.click('forget');
    await until('it is deleted', async () => (await draftNames()).length === 0);
    expect(recorder.shows('draft')).to.equal(false);
    expect(recorder.events).to.deep.equal([]);
  });

  it('There is none after a stop or a discard, and none of a recording that runs elsewhere', async () => {
    const recorder = await mountRecorder();
    await recorder.start();
    await until('it is written', async () => (await draftNames()).length === 1);
    await recorder.recorded(2);
    const other = await mountRecorder();
    await until('it has searched', () => localStorage.getItem('dass-recorder-draft') !== null);
    expect(other.shows('draft')).to.equal(false);
    await recorder.stop();
    await until('it is deleted', async () => (await draftNames()).length === 0);
    await recorder.start();
    await until('it is written', async () => (await draftNames()).length === 1);
    await recorder.click('discard');
    await recorder.click('confirm-discard');
    await until('it is deleted', async () => (await draftNames()).length === 0);
  });

  it('without-draft writes none', async () => {
    const recorder = await mountRecorder({ withoutDraft: true });
    await recorder.start();
    await recorder.recorded(1);
    expect(await draftNames()).to.deep.equal([]);
    await recorder.stop();
  });

  it('A full disk: the recording goes on without a draft, and says so', async () => {
    setAssetFolder('/broken-recorder/full-disk');
    const recorder = await mountRecorder();
    await recorder.start();
    await until('it is said', () => recorder.text('.recorder').includes('Sem cópia de segurança'));
    expect(warnings.messages()[0]).to.contain('QuotaExceededError');
    await recorder.recorded(2);
    const { file, duration } = await recorder.stop();
    expect((await decodeSound(file)).duration).to.be.closeTo(duration, 0.05);
    await until('nothing is left', async () => (await draftNames()).length === 0);
  });
});
