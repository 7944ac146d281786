// `npm run docs`: builds the documentation, serves it, and builds the changed parts again after each change.
import EleventyDevServer from '@11ty/eleventy-dev-server';
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import type { Step } from './build-site.js';

const OUTPUT = 'dist/docs';
const PORT = Number(process.env.DASS_DOCS_PORT ?? 5175);
/** Several files that are saved together are built once. */
const DEBOUNCE_MS = 200;
const WATCHED = ['docs', 'elements', 'entries', 'locales', 'react-wrappers', 'themes'];

/** Returns the steps that a changed file needs. */
function stepsFor(path: string): Step[] {
  if (path.startsWith('docs/client/')) return ['assets'];
  if (path.startsWith('docs/')) return ['pages', 'search'];
  return ['kit', 'assets', 'pages', 'search'];
}

const build = (...names: string[]): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--import', 'tsx', 'docs/build/build-docs.ts', ...names], {
      stdio: 'inherit',
    });
    child.on('error', reject);
    child.on('exit', (status) =>
      status === 0 ? resolve() : reject(new Error('The documentation could not be built')),
    );
  });

await build();
const server = EleventyDevServer.getServer('docs', OUTPUT, { port: PORT, showVersion: false });
server.serve(PORT);
console.log(`\n  Open http://localhost:${PORT}\n  The port is DASS_DOCS_PORT. Ctrl+C stops it.\n`);

const waiting = new Set<Step>();
let isBuilding = false;

async function buildWaiting(): Promise<void> {
  if (isBuilding || waiting.size === 0) return;
  isBuilding = true;
  const names = [...waiting];
  waiting.clear();
  // An error is in the output of the build; the next change builds again.
  await build(...names).catch(() => undefined);
  isBuilding = false;
  server.reload({ subtype: undefined, files: [], build: {} });
  await buildWaiting();
}

let timer: NodeJS.Timeout | undefined;
for (const folder of WATCHED)
  watch(folder, { recursive: true }, (_event, file) => {
    if (!file || /\.(test|e2e)\./.test(file)) return;
    for (const name of stepsFor(`${folder}/${file}`)) waiting.add(name);
    clearTimeout(timer);
    timer = setTimeout(() => void buildWaiting(), DEBOUNCE_MS);
  });
