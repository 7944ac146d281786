import { emulateMedia } from '@web/test-runner-commands';

type Features = Parameters<typeof emulateMedia>[0];

/** Does something as for the user who wants it so, or on paper; afterwards all is as it was. */
export async function withMedia(features: Features, work: () => Promise<void>): Promise<void> {
  await emulateMedia(features);
  try {
    await work();
  } finally {
    await emulateMedia({ media: 'screen', forcedColors: 'none', reducedMotion: 'no-preference' });
  }
}
