import { emulateMedia } from '@web/test-runner-commands';

type Features = Parameters<typeof emulateMedia>[0];

/** Runs code with emulated media features, and restores the defaults afterwards. */
export async function withMedia(features: Features, work: () => Promise<void>): Promise<void> {
  await emulateMedia(features);
  try {
    await work();
  } finally {
    await emulateMedia({ media: 'screen', forcedColors: 'none', reducedMotion: 'no-preference' });
  }
}
