// The element tests in the other engines: `npm run test:engines [-- firefox|webkit]`
import { spawnSync } from 'node:child_process';

const engines = process.argv.slice(2).length ? process.argv.slice(2) : ['firefox', 'webkit'];
let worst = 0;
for (const engine of engines) {
  console.log(`\n▶ ${engine}`);
  const { status } = spawnSync(process.execPath, ['node_modules/@web/test-runner/dist/bin.js'], {
    stdio: 'inherit',
    env: { ...process.env, DASS_ENGINES: engine },
  });
  worst = Math.max(worst, status ?? 1);
}
process.exitCode = worst;
