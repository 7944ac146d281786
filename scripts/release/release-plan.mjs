// The parts of a release that change no file: the next version and the texts with it.

const VERSION = /^(\d+)\.(\d+)\.(\d+)$/;
const UNRELEASED = '## Unreleased';

/** @param {string} version @returns {[number, number, number]} */
function parse(version) {
  const found = VERSION.exec(version);
  if (!found) throw new Error(`'${version}' is no version: patch, minor, major or x.y.z`);
  return /** @type {[number, number, number]} */ (found.slice(1).map(Number));
}

/**
 * @param {string} current version in package.json
 * @param {string} wanted `patch`, `minor`, `major` or a version
 * @returns {string}
 */
export function nextVersion(current, wanted) {
  const [major, minor, patch] = parse(current);
  if (wanted === 'major') return `${major + 1}.0.0`;
  if (wanted === 'minor') return `${major}.${minor + 1}.0`;
  if (wanted === 'patch') return `${major}.${minor}.${patch + 1}`;
  const next = parse(wanted);
  const [difference = 0] = next.map((part, index) => part - [major, minor, patch][index]).filter((one) => one !== 0);
  if (difference < 0) throw new Error(`${wanted} is lower than the current version ${current}`);
  return wanted;
}

/**
 * Moves the changes that are not released into a section of the version.
 *
 * @param {string} changelog @param {string} version @param {string} date as YYYY-MM-DD
 * @returns {{ changelog: string, notes: string }} the new text, and the section of the version
 */
export function releaseChangelog(changelog, version, date) {
  const lines = changelog.split('\n');
  if (lines.some((line) => line.startsWith(`## ${version} `) || line === `## ${version}`))
    throw new Error(`CHANGELOG.md has a section ${version} already`);
  const start = lines.indexOf(UNRELEASED);
  if (start < 0) throw new Error(`CHANGELOG.md has no section '${UNRELEASED}'`);
  const next = lines.findIndex((line, index) => index > start && line.startsWith('## '));
  const notes = lines
    .slice(start + 1, next < 0 ? undefined : next)
    .join('\n')
    .trim();
  if (!/^- /m.test(notes)) throw new Error('CHANGELOG.md has no changes to release');
  lines.splice(start, 1, UNRELEASED, '', `## ${version} – ${date}`);
  return { changelog: lines.join('\n'), notes };
}

/** The files that contain the version, and how. */
export const versionFiles = {
  'package.json': (text, version) => replaceFirst(text, /("version": ")[^"]+/, version),
  // The lock file has it twice: at the top, and in the entry of the root package.
  'package-lock.json': (text, version) =>
    replaceFirst(replaceFirst(text, /("version": ")[^"]+/, version), /("": \{[^{}]*?"version": ")[^"]+/, version),
  'elements/base/version.ts': (text, version) => replaceFirst(text, /(version = ')[^']+/, version),
};

function replaceFirst(text, pattern, version) {
  if (!pattern.test(text)) throw new Error(`There is no version to replace: ${pattern}`);
  return text.replace(pattern, (_, before) => before + version);
}
