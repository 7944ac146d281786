import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { it } from 'node:test';
import { startSite } from './support/docs-site.js';
import { readAccessibilityTrees, TREES_FILE } from './support/accessibility-trees.js';

it('the accessibility trees of the documentation are those of the examples (npm run update-accessibility-trees)', async () => {
  const site = await startSite();
  try {
    assert.deepEqual(JSON.parse(readFileSync(TREES_FILE, 'utf8')), await readAccessibilityTrees(site));
  } finally {
    await site.close();
  }
});
