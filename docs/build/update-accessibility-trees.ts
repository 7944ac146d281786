// `npm run update-accessibility-trees`: writes the accessibility tree of each element's first example into
// docs/elements/accessibility-trees.json. A test compares the file with the examples of the built site.
import { writeFileSync } from 'node:fs';
import { startSite } from '../../test/docs/support/docs-site.js';
import { readAccessibilityTrees, TREES_FILE } from '../../test/docs/support/accessibility-trees.js';

const site = await startSite();
const trees = await readAccessibilityTrees(site);
writeFileSync(TREES_FILE, `${JSON.stringify(trees, undefined, 2)}\n`);
await site.close();
console.log(`${TREES_FILE}: ${Object.keys(trees).length} elements`);
