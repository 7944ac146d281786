import { keep } from '../../support/fixture.js';

it('has a warning in a frame', async () => {
  const frame = keep(document.createElement('iframe'));
  frame.src = '/blank.html';
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  document.body.append(frame);
  await loaded;
  const script = (frame.contentDocument as Document).createElement('script');
  script.textContent = "console.warn('in a frame')";
  frame.contentDocument?.head.append(script);
});
