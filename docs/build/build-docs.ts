// `npm run build:docs`: writes the documentation into dist/docs, as static files that work in any folder of a server.
// With names of steps (`kit`, `assets`, `pages`, `search`) only these are built again.
import { rmSync } from 'node:fs';
import { noteInputs } from '../../scripts/build/build-inputs.mjs';
import { steps, type Step } from './build-site.js';

const OUTPUT = 'dist/docs';

const all = Object.keys(steps) as Step[];
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in steps));
if (unknown.length > 0) throw new Error(`No step ${unknown.join(', ')}; there are ${all.join(', ')}`);
if (wanted.length === 0) rmSync(OUTPUT, { recursive: true, force: true });
const record = noteInputs('docs');
for (const name of all) if (wanted.length === 0 || wanted.includes(name)) await steps[name](OUTPUT);
// One part may not fit the others.
if (wanted.length === 0) record();
console.log(`${OUTPUT} is built`);
