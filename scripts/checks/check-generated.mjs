// Checks that the committed generated files are up to date: generates them again and compares.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { listFiles } from '../files.mjs';

const read = () =>
  new Map(
    [
      'custom-elements.json',
      'elements/controls/icon/icons.ts',
      'elements/autoloader.ts',
      'elements/base/mistakes/names.ts',
      'elements/core/preferences/language-details.ts',
      'elements/core/preferences/languages.ts',
      ...listFiles(['entries', 'react-wrappers', 'locales/generated', 'locales/xliff', 'shell/locales'], () => true),
    ]
      .filter((path) => existsSync(path))
      .map((path) => [path, readFileSync(path, 'utf8')]),
  );

const run = (script) =>
  new Promise((resolve) => {
    const child = spawn('npm', ['run', '--silent', script], { shell: process.platform === 'win32' });
    const output = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => output.push(part));
    child.on('close', (status) => {
      if (status !== 0) console.error(Buffer.concat(output).toString());
      resolve(status === 0);
    });
  });

const before = read();
const fromManifest = ['generate:entries', 'generate:wrappers', 'generate:autoloader', 'generate:names'];
const [manifest, ...others] = await Promise.all([
  run('generate:manifest').then(async (isMade) => isMade && (await Promise.all(fromManifest.map(run))).every(Boolean)),
  run('generate:texts'),
  run('generate:icons'),
]);
if (!manifest || others.includes(false)) process.exit(1);
const after = read();
const stale = [...new Set([...before.keys(), ...after.keys()])].filter((path) => before.get(path) !== after.get(path));
for (const path of stale) console.error(`${path} was stale; it has been made again: commit it`);
console.log(`generated files: ${after.size}, ${stale.length} stale`);
process.exitCode = stale.length ? 1 : 0;
