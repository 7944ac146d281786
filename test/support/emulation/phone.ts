import { setViewport } from '@web/test-runner-commands';

/** Runs the tests of a suite as on a phone: a narrow screen and a coarse pointer. */
export function onPhone(): void {
  const { matchMedia } = window;

  before(async () => {
    await setViewport({ width: 375, height: 700 });
    // No test engine has a coarse primary pointer, so matchMedia is changed.
    window.matchMedia = (query) => matchMedia.call(window, query.replace('(pointer: coarse)', '(width > 0)'));
  });

  after(async () => {
    window.matchMedia = matchMedia;
    await setViewport({ width: 800, height: 600 });
  });
}
