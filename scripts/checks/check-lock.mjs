// Checks every package in package-lock.json: it has a hash, no registry address, and an allowed licence. `node
// scripts/checks/check-lock.mjs`
import { existsSync, readFileSync } from 'node:fs';

/** Licences (SPDX identifiers) that a dependency may have. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-3.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'Python-2.0',
  'Unlicense',
  'W3C',
  'Zlib',
]);
/** Packages without a licence in package.json: the licence in their documentation, and its source. */
const NAMED_ELSEWHERE = {
  // Readme.md, section 'License'. A dependency of koa, which Web Test Runner's server uses.
  'only@0.0.2': 'MIT',
  // Readme.md, section 'License'. A dependency of tus-js-client.
  'combine-errors@3.0.3': 'MIT',
};

/** @param {string} expression SPDX: `MIT`, `(MIT OR GPL-3.0)`, `MIT AND ISC` */
const isAllowed = (expression) =>
  expression
    .replace(/[()]/g, '')
    .split(/\s+OR\s+/)
    .some((choice) => choice.split(/\s+AND\s+/).every((licence) => ALLOWED.has(licence.trim())));

/** @param {{ packages: Record<string, any> }} lock @returns {string[]} problems */
export function lockProblems({ packages }) {
  const problems = [];
  for (const [path, entry] of Object.entries(packages)) {
    if (path === '' || entry.link) continue;
    const name = `${entry.name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)}@${entry.version}`;
    if (!/^sha512-[\w+/]{86}==$/.test(entry.integrity ?? '')) problems.push(`${name} has no sha512 integrity`);
    if (entry.resolved) problems.push(`${name} names a registry: npm config set omit-lockfile-registry-resolved`);
    const licence = entry.license ?? NAMED_ELSEWHERE[name];
    if (!licence) problems.push(`${name} names no licence`);
    else if (!isAllowed(licence)) problems.push(`${name} has the licence ${licence}`);
  }
  return problems;
}

if (process.argv[1]?.endsWith('check-lock.mjs')) {
  let [packages, problems] = [0, 0];
  for (const file of ['package-lock.json', 'bench/peers/package-lock.json'].filter((path) => existsSync(path))) {
    const lock = JSON.parse(readFileSync(file, 'utf8'));
    packages += Object.keys(lock.packages).length - 1;
    for (const problem of lockProblems(lock)) {
      problems++;
      console.error(`${file}: ${problem}`);
    }
  }
  console.log(`lock: ${packages} packages, ${problems} problems`);
  process.exitCode = problems ? 1 : 0;
}
