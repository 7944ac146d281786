// Compares elements and screens with their committed pictures, pixel by pixel: `npm run test:visual [part of a path …]`.
// With `--short` each look once, and both widths.
// Leaves a page with what differs in dist/visual. `npm run update-pictures` makes the pictures new where they differ.
// They are made with Debian's Chromium and fonts: elsewhere, texts look different.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { chromiumPath } from '../browsers.mjs';
import { isBuilt } from '../build/build-inputs.mjs';
import { listFiles } from '../files.mjs';
import { runNodeTests } from '../test-runner/node/run-node-tests.mjs';
import { requestedFiles } from '../test-runner/suites.mjs';

const PICTURES = 'test/visual/pictures';
/** The browser that has drawn the committed pictures. */
const BROWSER = `${PICTURES}/browser.txt`;
const REPORT = 'dist/visual';

const isUpdate = process.argv.includes('--update');
const isShort = process.argv.includes('--short');
process.argv = process.argv.filter((argument) => argument !== '--update' && argument !== '--short');
const paths = requestedFiles('visual');
const run = (...command) => {
  const { status } = spawnSync(process.execPath, command, { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
};
run('scripts/ensure.mjs', 'dependencies', 'browser');
if (!isBuilt('shell')) run('node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn');
if (!isBuilt('docs')) run('--import', 'tsx', 'docs/build/build-docs.ts');

rmSync(REPORT, { recursive: true, force: true });
const env = {
  DASS_VISUAL_REPORT: REPORT,
  DASS_UPDATE_PICTURES: isUpdate ? '1' : '',
  DASS_PICTURES: isShort ? 'short' : '',
};
process.exitCode = await runNodeTests('visual', paths, { concurrency: 2, env });

const browser = execFileSync(chromiumPath(), ['--version'], { encoding: 'utf8' }).trim();
if (isUpdate && process.exitCode === 0) writeFileSync(BROWSER, `${browser}\n`);
const found = existsSync(REPORT) ? listFiles([REPORT], (path) => path.endsWith('.after.png')) : [];
if (found.length > 0) {
  writeFileSync(`${REPORT}/index.html`, reportOf(found));
  console.error(
    `${found.length} pictures differ: see ${REPORT}/index.html, then \`npm run update-pictures\` if they should.`,
  );
  const drawnBy = existsSync(BROWSER) ? readFileSync(BROWSER, 'utf8').trim() : 'no browser';
  if (drawnBy !== browser)
    console.error(`They were made with ${drawnBy}; this is ${browser}. If texts differ everywhere, that is why.`);
}

/** @param {string[]} files the new pictures @returns {string} a page with each one between the former one and what differs */
function reportOf(files) {
  const rows = files.map((file) => {
    const name = file.slice(REPORT.length + 1).replace('.after.png', '');
    const cell = (kind, label) =>
      existsSync(`${REPORT}/${name}.${kind}.png`)
        ? `<figure><figcaption>${label}</figcaption><a href="${name}.${kind}.png"><img src="${name}.${kind}.png" alt=""></a></figure>`
        : `<figure><figcaption>${label}: none</figcaption></figure>`;
    return `<h2 id="${name}">${name}</h2><div>${cell('before', 'Before')}${cell('after', 'After')}${cell('difference', 'Difference')}</div>`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Pictures that differ</title>
<style>
  :root { color-scheme: light dark; font: 14px system-ui }
  div { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 16px; align-items: start }
  figure { margin: 0 } img { inline-size: 100%; border: 1px solid #888 }
</style>
<h1>${files.length} pictures differ</h1>${rows.join('\n')}</html>`;
}
