// Node's own test runner over TypeScript files, with its counts in a line and in the file that DASS_COUNTS names.
import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';

/**
 * @param {string} name @param {string[]} files
 * @param {{ concurrency?: number, env?: Record<string, string> }} options
 * @returns {Promise<number>} the exit code
 */
export async function runNodeTests(name, files, { concurrency = 2, env = {} } = {}) {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', '--test', `--test-concurrency=${concurrency}`, '--test-reporter=spec', ...files],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, ...env },
    },
  );
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (chunk) => {
    output += chunk;
    if (output.length > 200_000) output = output.slice(-100_000);
    process.stdout.write(chunk);
  });
  const status = await new Promise((resolve) => child.on('close', resolve));
  const count = (word) => Number(new RegExp(`^ℹ ${word} (\\d+)`, 'm').exec(output)?.[1] ?? 0);
  const [passed, failed, skipped] = [
    count('pass'),
    count('fail') + count('cancelled'),
    count('skipped') + count('todo'),
  ];
  console.log(
    `${name}: ${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''} (${files.length} files)`,
  );
  if (process.env.DASS_COUNTS) writeFileSync(process.env.DASS_COUNTS, JSON.stringify({ passed, failed, skipped }));
  return status ?? 1;
}
