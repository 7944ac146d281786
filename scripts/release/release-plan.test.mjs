import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { nextVersion, releaseChangelog, versionFiles } from './release-plan.mjs';

describe('nextVersion()', () => {
  for (const [current, wanted, next] of [
    ['1.2.3', 'patch', '1.2.4'],
    ['1.2.3', 'minor', '1.3.0'],
    ['1.2.3', 'major', '2.0.0'],
    ['1.2.3', '1.10.0', '1.10.0'],
    // The first release has the version that is in package.json.
    ['0.1.0', '0.1.0', '0.1.0'],
  ])
    it(`is ${next} for ${wanted} after ${current}`, () => assert.equal(nextVersion(current, wanted), next));

  it('refuses a lower version, and what is no version', () => {
    assert.throws(() => nextVersion('1.2.3', '1.2.2'), /lower than/);
    assert.throws(() => nextVersion('1.10.0', '1.9.9'), /lower than/);
    for (const wrong of ['', 'v1.2.3', '1.2', 'next']) assert.throws(() => nextVersion('1.2.3', wrong), /no version/);
  });
});

describe('releaseChangelog()', () => {
  const earlier = '## 1.0.0 – 2026-01-02\n\n### Added\n- Button.\n';
  const text = `# Changelog\n\n## Unreleased\n\n### Fixed\n- Dialog: focus.\n\n${earlier}`;

  it('moves the changes into a section with the date, and leaves an empty one', () => {
    const { changelog, notes } = releaseChangelog(text, '1.0.1', '2026-02-03');
    assert.equal(
      changelog,
      `# Changelog\n\n## Unreleased\n\n## 1.0.1 – 2026-02-03\n\n### Fixed\n- Dialog: focus.\n\n${earlier}`,
    );
    assert.equal(notes, '### Fixed\n- Dialog: focus.');
  });

  it('refuses a release without changes, a version twice, and a file without the section', () => {
    const { changelog } = releaseChangelog(text, '1.0.1', '2026-02-03');
    assert.throws(() => releaseChangelog(changelog, '1.0.2', '2026-02-04'), /no changes/);
    assert.throws(() => releaseChangelog(text, '1.0.0', '2026-02-04'), /already/);
    assert.throws(() => releaseChangelog(earlier, '1.0.1', '2026-02-04'), /no section/);
  });

  it('accepts the changelog of this repository', () => {
    // After a release there are no changes yet.
    const changelog = readFileSync('CHANGELOG.md', 'utf8').replace(/^## Unreleased$/m, '$&\n\n- A change.');
    releaseChangelog(changelog, '999.0.0', '2026-02-03');
  });
});

describe('versionFiles', () => {
  for (const [path, change] of Object.entries(versionFiles))
    it(`sets only the version of the kit in ${path}`, () => {
      const text = readFileSync(path, 'utf8');
      const changed = change(text, '999.0.0');
      const lines = changed.split('\n').filter((line, index) => line !== text.split('\n')[index]);
      assert.equal(lines.length, path === 'package-lock.json' ? 2 : 1);
      for (const line of lines) assert.match(line, /version.*999\.0\.0/);
    });
});
