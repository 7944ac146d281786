// What tests fetch beside the code: a blank page for another document of the same origin, a picture that cannot be
// shown, and the names of the elements that a run is about (`npm run test:element -- pick-list`).
import { readFileSync } from 'node:fs';
import { extname } from 'node:path';

const blank = `<!doctype html><html lang="pt-BR"><meta charset="utf-8"><title>Blank</title>
<script>
  // Errors in a frame count as errors of its page.
  const forward = (error, message) => {
    if (parent !== window) parent.dispatchEvent(new parent.ErrorEvent('error', { error, message }));
  };
  addEventListener('error', (event) => forward(event.error, event.message));
  addEventListener('unhandledrejection', (event) => forward(event.reason, String(event.reason)));
  if (parent !== window) {
    for (const level of ['warn', 'error']) console[level] = (...words) => parent.console[level](...words);
    globalThis.litIssuedWarnings = new Set(['dev-mode']);
  }
</script><body></body></html>`;

/** Folders of the recorder's files (`setAssetFolder()`) that are served in a way that makes it fail. */
const RECORDER = 'elements/media/recorder';
const SHARED = 'elements/media/shared';
const MP3_WRITER = `import { Mp3Writer } from '/${RECORDER}/worker/mp3-writer.ts';
const { write } = Mp3Writer.prototype;`;
const brokenWorkers = {
  // After two seconds.
  'failing-encoder': {
    before: `${MP3_WRITER}
Mp3Writer.prototype.write = function (samples) {
  if (this.samples > 96_000) throw new Error('The encoder has failed');
  return write.call(this, samples);
};`,
  },
  crash: {
    before: `${MP3_WRITER}
Mp3Writer.prototype.write = function (samples) {
  if (this.samples > 96_000) setTimeout(() => { throw new Error('The worker has crashed'); });
  return write.call(this, samples);
};`,
  },
  'no-memory': { before: "self.File = class { constructor() { throw new RangeError('No memory'); } };" },
  'no-wasm': { headers: { 'content-security-policy': "script-src 'self'" } },
  'full-disk': {
    before: `FileSystemSyncAccessHandle.prototype.write = function (bytes, { at }) {
      if (at > 0) throw new DOMException('No room', 'QuotaExceededError');
      return bytes.length;
    };`,
  },
};

function brokenRecorder(path) {
  const [, variant, file] = /^\/broken-recorder\/([\w-]+)\/([\w.-]+)$/.exec(path) ?? [];
  const { headers, before = '' } = brokenWorkers[variant] ?? {};
  if (file === 'recorder-worker.js')
    return { body: `${before}\nimport '/${RECORDER}/recorder-worker.ts';`, type: 'js', headers };
  const folder = file?.endsWith('-worklet.js') ? SHARED : RECORDER;
  return file && { body: readFileSync(`${folder}/${file}`), type: extname(file) };
}

/** The camera's worker in a browser without encoders. */
const cameraWorker = "import '/elements/media/camera-dialog/camera-worker.ts';\n";
const brokenCameras = {
  '/broken-camera/no-encoder.js': `${cameraWorker}delete globalThis.VideoEncoder;`,
  // Counts two seconds more than the header of its file says.
  '/broken-camera/wrong-duration.js': `${cameraWorker}const post = self.postMessage.bind(self);
self.postMessage = (message) =>
  post(message.type === 'done' ? { ...message, seconds: message.seconds + 2 } : message);`,
};

export const testPagesPlugin = () => ({
  name: 'test-pages',
  serve(context) {
    if (context.path === '/blank.html') return { body: blank, type: 'html' };
    if (context.path === '/broken.png') return { body: 'This is no picture', type: 'png' };
    if (context.path === '/wanted.json')
      return {
        body: JSON.stringify({ elements: process.env.DASS_ELEMENT?.split(',').filter(Boolean) ?? [] }),
        type: 'json',
      };
    if (context.path in brokenCameras) return { body: brokenCameras[context.path], type: 'js' };
    return brokenRecorder(context.path);
  },
});
