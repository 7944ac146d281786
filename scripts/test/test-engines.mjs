// Element tests in other engines: `npm run test:engines [-- firefox|webkit]`
import { spawnSync } from 'node:child_process';

const known = ['firefox', 'webkit'];
const engines = process.argv.slice(2).length ? process.argv.slice(2) : known;
const unknownEngine = engines.find((engine) => !known.includes(engine));
if (unknownEngine) {
  console.error(`No engine '${unknownEngine}': there are ${known.join(' and ')}.`);
  process.exit(1);
}
const run = (command, env = {}) =>
  spawnSync(process.execPath, command, { stdio: 'inherit', env: { ...process.env, ...env } }).status ?? 1;

let worst = run(['scripts/ensure.mjs', 'dependencies', ...engines]);
for (const engine of worst ? [] : engines) {
  console.log(`\n▶ ${engine}`);
  worst = Math.max(worst, run(['node_modules/@web/test-runner/dist/bin.js'], { DASS_ENGINES: engine }));
}
process.exitCode = worst;
