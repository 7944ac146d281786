import { strict as assert } from 'node:assert';
import { describe, test } from 'node:test';
import { readAccessibilityNodes } from '../../scripts/test-runner/accessibility-nodes.mjs';
import { nameFindings } from '../support/assertions/name-findings.js';
import { allPages, openAndWait } from './support/all-pages.js';
import { shellForTests } from './support/shell-under-test.js';
import { visitSignedIn } from './support/user.js';

describe('names for screen readers', () => {
  const shell = shellForTests();

  test('every page names its parts once, and shortly', async (t) => {
    const { page } = await visitSignedIn(t, shell);
    const findings: string[] = [];
    for (const path of allPages) {
      await openAndWait(page, path);
      findings.push(...nameFindings(await readAccessibilityNodes(page)).map((finding) => `${path}: ${finding}`));
    }
    assert.deepEqual([...new Set(findings)], []);
  });
});
