// `npm run build:docs`: writes the documentation into dist/docs, as static files that work in any folder of a server.
import { rmSync } from 'node:fs';
import { buildSite } from './build-site.js';

const outDir = 'dist/docs';
rmSync(outDir, { recursive: true, force: true });
const { pages } = await buildSite(outDir);
console.log(`${outDir}: ${pages} pages`);
