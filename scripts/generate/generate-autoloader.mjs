// custom-elements.json -> elements/autoloader.ts: one script for pages without a build, which loads each element when
// its tag first appears.
import { readFileSync, writeFileSync } from 'node:fs';

const manifest = JSON.parse(readFileSync('custom-elements.json', 'utf8'));
const rows = manifest.modules
  .flatMap(({ source, declarations }) =>
    declarations.map(
      ({ tagName }) => `  '${tagName}': () => import('./${source.slice('elements/'.length).replace(/\.ts$/, '.js')}'),`,
    ),
  )
  .sort();
writeFileSync(
  'elements/autoloader.ts',
  `// Generated from custom-elements.json by scripts/generate/generate-autoloader.mjs. Do not edit.
import { Autoloader } from './base/loading/autoload.js';

export const autoloader = new Autoloader({
${rows.join('\n')}
});
`,
);
console.log(`${rows.length} elements in the autoloader`);
