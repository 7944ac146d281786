// `npm test`: everything, in order, each step with its own output; ends with one plain line of counts.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'dass-'));
/** A check counts as one test; a step with tests of its own reports how many. */
const steps = [
  { name: 'types', command: ['npm', 'run', '--silent', 'check:types'] },
  { name: 'lint', command: ['npm', 'run', '--silent', 'check:lint'] },
  { name: 'templates', command: ['npm', 'run', '--silent', 'check:templates'] },
  { name: 'format', command: ['npm', 'run', '--silent', 'check:format'] },
  { name: 'layers', command: ['npm', 'run', '--silent', 'check:layers'] },
  { name: 'generated files', command: ['npm', 'run', '--silent', 'check:generated'] },
  { name: 'texts', command: ['npm', 'run', '--silent', 'check:texts'] },
  { name: 'versions', command: ['npm', 'run', '--silent', 'check:versions'] },
  { name: 'without a browser', command: ['node', 'scripts/test-node.mjs'], counts: true },
  { name: 'elements', command: ['node', 'node_modules/@web/test-runner/dist/bin.js'], counts: true },
  { name: 'shell', command: ['node', 'scripts/test-shell.mjs'], counts: true },
  { name: 'sizes', command: ['npm', 'run', '--silent', 'check:sizes'] },
];

let [passed, failed] = [0, 0];
const red = [];
for (const [index, { name, command, counts }] of steps.entries()) {
  const file = join(folder, `${index}.json`);
  const started = Date.now();
  console.log(`\n▶ ${name}`);
  const { status } = spawnSync(command[0], command.slice(1), {
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
    env: { ...process.env, DASS_COUNTS: file },
  });
  const own = counts ? readCounts(file) : undefined;
  passed += own ? own.passed : Number(status === 0);
  failed += own ? own.failed : Number(status !== 0);
  // A runner that stops before it counts has failed, whatever it had counted.
  if (status !== 0 && own?.failed === 0) failed++;
  if (counts && status === 0 && !own) failed++;
  if (status !== 0 || (counts && !own)) red.push(name);
  console.log(`${status === 0 ? '✔' : '✖'} ${name} (${Math.round((Date.now() - started) / 1000)} s)`);
}
rmSync(folder, { recursive: true, force: true });

console.log(red.length ? `\nRed: ${red.join(', ')}` : '\nAll green');
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;

function readCounts(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
