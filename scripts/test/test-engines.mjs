// Element tests in other engines: `npm run test:engines [-- firefox] [-- firefox-short] [-- webkit] [-- webkit-smoke]`. All
// element tests in Firefox and in WebKitGTK; the short run leaves out the rules over all elements, which take Firefox as long as
// the elements' own tests, and the smoke run opens and uses only the first example of each element, and what is there for
// Safari: PDFs.
import { spawnSync } from 'node:child_process';
import { runSteps } from '../test-runner/run-steps.mjs';
import { suiteFiles } from '../test-runner/suites.mjs';

/** The tests beside the elements. Those in test/ are rules over all elements. */
const ownTests = suiteFiles('elements').filter((path) => path.startsWith('elements/'));
const forSafari = ownTests.filter((path) => path.includes('/carousel/pdf/'));
const ELEMENTS = ['node', 'node_modules/@web/test-runner/dist/bin.js'];
/** @type {Record<string, { needs: string, step: import('../test-runner/run-steps.mjs').Step }>} */
const known = {
  firefox: {
    needs: 'firefox',
    step: { name: 'Firefox', command: ELEMENTS, counts: true, env: { DASS_ENGINES: 'firefox' } },
  },
  'firefox-short': {
    needs: 'firefox',
    step: {
      name: 'Firefox, the tests of the elements',
      command: ELEMENTS,
      counts: true,
      env: { DASS_ENGINES: 'firefox', DASS_FILES: ownTests.join(',') },
    },
  },
  webkit: {
    needs: 'webkit',
    step: { name: 'WebKitGTK', command: ELEMENTS, counts: true, env: { DASS_ENGINES: 'webkit' } },
  },
  'webkit-smoke': {
    needs: 'webkit',
    step: {
      name: 'WebKitGTK, first examples and PDFs',
      command: ELEMENTS,
      counts: true,
      env: { DASS_ENGINES: 'webkit', DASS_FILES: [...suiteFiles('smoke'), ...forSafari].join(',') },
    },
  },
};

const names = process.argv.length > 2 ? process.argv.slice(2) : ['firefox', 'webkit'];
const unknown = names.find((name) => !(name in known));
if (unknown) {
  console.error(`No engine '${unknown}': there are ${Object.keys(known).join(', ')}.`);
  process.exit(1);
}
const needed = [...new Set(names.map((name) => known[name].needs))];
const { status } = spawnSync(process.execPath, ['scripts/ensure.mjs', 'dependencies', ...needed], { stdio: 'inherit' });
process.exitCode =
  status === 0
    ? await runSteps(
        names.map((name) => known[name].step),
        { name: 'npm run test:engines' },
      )
    : (status ?? 1);
