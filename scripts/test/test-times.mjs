// Prints where the time of the last `npm test` and of the last `npm run test:engines` went. `npm run test:times`
import { existsSync, readFileSync } from 'node:fs';
import { CACHE } from '../test-runner/run-steps.mjs';
import { timesReport } from '../test-runner/times.mjs';

const file = `${CACHE}/test-times.json`;
if (existsSync(file)) {
  const runs = Object.entries(JSON.parse(readFileSync(file, 'utf8')));
  console.log(runs.map(([name, run]) => timesReport(name, run)).join('\n\n'));
} else {
  console.error('There are no times yet: run npm test first.');
  process.exitCode = 1;
}
