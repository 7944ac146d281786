// Writes the number of tests of each suite in the last green `npm test` into scripts/test/test-counts.json, as
// minimums. `npm run update-test-counts`
import { readFileSync, writeFileSync } from 'node:fs';
import { CACHE } from '../test-runner/run-steps.mjs';

const { green, ran } = JSON.parse(readFileSync(`${CACHE}/test-counts.json`, 'utf8'))['npm test'];
if (green) {
  writeFileSync('scripts/test/test-counts.json', `${JSON.stringify(ran, undefined, 2)}\n`);
  console.log(
    Object.entries(ran)
      .map(([name, count]) => `${name}: ${count}`)
      .join('\n'),
  );
} else {
  console.error('The last npm test was not green: its counts are none to go by.');
  process.exitCode = 1;
}
