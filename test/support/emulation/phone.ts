import { setViewport } from '@web/test-runner-commands';

/** The tests of a suite run on a phone: a narrow screen, whose pointer is a finger. */
export function onPhone(): void {
  const { matchMedia } = window;

  before(async () => {
    await setViewport({ width: 375, height: 700 });
    // No engine here takes its pointer for a coarse one.
    window.matchMedia = (query) => matchMedia.call(window, query.replace('(pointer: coarse)', '(width > 0)'));
  });

  after(async () => {
    window.matchMedia = matchMedia;
    await setViewport({ width: 800, height: 600 });
  });
}
