import { machineFilmFile, machineSoundFile } from '../../../sample-data/inspection-media.js';
import { defineExamples, type TestUser } from '../../base/examples.js';
import type { DassPlayer, PlayerEvents } from './player.js';

/** Resolves with the next event of a type. */
const next = (element: DassPlayer, type: keyof PlayerEvents): Promise<unknown> =>
  new Promise((resolve) => element.addEventListener(type, resolve, { once: true }));

/** Clicks the button that plays and pauses, and waits for the event. */
async function click(element: DassPlayer, user: TestUser, type: keyof PlayerEvents): Promise<void> {
  const done = next(element, type);
  await user.click(user.find(element, '.play'));
  await done;
}

const label = 'Ruído da injetora 2';

export default defineExamples<DassPlayer>('dass-player', {
  default: {
    summary: 'The sound of a machine.',
    properties: { label, file: machineSoundFile() },
    userActions: {
      async 'dass-play'(element, user) {
        element.pause();
        await click(element, user, 'dass-play');
      },
      async 'dass-pause'(element, user) {
        element.pause();
        await click(element, user, 'dass-play');
        await click(element, user, 'dass-pause');
      },
      async 'dass-ended'(element, user) {
        element.pause();
        const done = next(element, 'dass-ended');
        await click(element, user, 'dass-play');
        await user.press('End');
        await done;
      },
    },
  },
  film: {
    summary: 'A video, which the user can download.',
    properties: { label: 'Esteira da linha 3', file: machineFilmFile(), downloadable: true },
  },
  peaks: {
    summary: 'A waveform that the server has computed.',
    properties: {
      label,
      file: machineSoundFile(4),
      peaks: [0.1, 0.2, 0.6, 0.9, 0.5, 0.3, 0.7, 1, 0.4, 0.2, 0.5, 0.8, 0.6, 0.3, 0.2, 0.1],
    },
  },
  range: {
    summary: 'The user selects a part, which is the part that is played.',
    properties: { label, file: machineSoundFile(), withRange: true, rangeStart: 2, rangeEnd: 9.5 },
    userActions: {
      async 'dass-range-change'(element, user) {
        const handle = (): HTMLElement | null => element.renderRoot.querySelector<HTMLElement>('.handle');
        while (!handle()) await new Promise((resolve) => requestAnimationFrame(resolve));
        handle()!.focus();
        await user.press('ArrowRight');
      },
    },
  },
  failed: {
    summary: 'A file that the browser does not play.',
    properties: { label, src: '/broken.png', type: 'audio' },
    fires: ['dass-error'],
    userActions: {
      async 'dass-error'(element, user) {
        while (!element.renderRoot.querySelector('.retry'))
          await new Promise((resolve) => requestAnimationFrame(resolve));
        const failed = next(element, 'dass-error');
        await user.click(user.find(element, '.retry'));
        await failed;
      },
    },
  },
  empty: { summary: 'Nothing to play.', properties: { label } },
});
