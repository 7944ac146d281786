import { expect } from 'chai';
import { chooseSound, SOUND_RATE } from './film-encoders.js';
import { SoundTrack } from './sound-track.js';

const seconds = (count: number): Float32Array => new Float32Array(count * SOUND_RATE);

/** A track of at most one second, and the length of what is encoded of it. */
async function oneSecondTrack() {
  let encoded = 0;
  const { config } = (await chooseSound())!;
  const track = new SoundTrack(config, 1, (chunk) => (encoded += (chunk.duration ?? 0) / 1_000_000));
  return { track, encoded: () => encoded };
}

describe('The sound of a film', () => {
  it('[CM-03] Is not longer than maxDuration, however much the microphone sends', async () => {
    const { track, encoded } = await oneSecondTrack();
    for (let part = 0; part < 6; part++) track.add(seconds(0.25), SOUND_RATE, 0.25 * (part + 1));
    expect(await track.finish(0.9)).to.equal(1);
    // Encoders add a little at the start.
    expect(encoded()).to.be.within(1, 1.1);
  });

  it('[CM-03] Is not longer than maxDuration when the microphone starts late', async () => {
    const { track } = await oneSecondTrack();
    track.add(seconds(0.25), SOUND_RATE, 3);
    expect(await track.finish(0.9)).to.equal(1);
  });

  it('[CM-03] Is as long as the pictures when the microphone sends less', async () => {
    const { track } = await oneSecondTrack();
    track.add(seconds(0.25), SOUND_RATE, 0.25);
    expect(await track.finish(0.75)).to.equal(0.75);
  });
});
