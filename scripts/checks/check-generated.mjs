// Checks that the committed generated files are up to date: generates them again and compares.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { listFiles } from '../files.mjs';

const read = () =>
  new Map(
    [
      'custom-elements.json',
      'elements/controls/icon/icons.ts',
      'elements/autoloader.ts',
      ...listFiles(['entries', 'react-wrappers', 'locales/generated', 'locales/xliff', 'shell/locales'], () => true),
    ]
      .filter((path) => existsSync(path))
      .map((path) => [path, readFileSync(path, 'utf8')]),
  );

const before = read();
for (const script of [
  'generate:icons',
  'generate:manifest',
  'generate:entries',
  'generate:wrappers',
  'generate:autoloader',
  'generate:texts',
]) {
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', script], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error(stdout, stderr);
    process.exit(1);
  }
}
const after = read();
const stale = [...new Set([...before.keys(), ...after.keys()])].filter((path) => before.get(path) !== after.get(path));
for (const path of stale) console.error(`${path} was stale; it has been made again: commit it`);
console.log(`generated files: ${after.size}, ${stale.length} stale`);
process.exitCode = stale.length ? 1 : 0;
