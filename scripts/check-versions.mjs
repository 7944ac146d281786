// Facts that stand in two places: the version of the kit, and locks without addresses of a registry.
import { readFileSync } from 'node:fs';

const problems = [];
const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
const inCode = /version = '([^']+)'/.exec(readFileSync('elements/base/version.ts', 'utf8'))?.[1];
if (inCode !== version) problems.push(`package.json says ${version}, elements/base/version.ts says ${inCode}`);
for (const file of ['package-lock.json', 'bench/peers/package-lock.json']) {
  const resolved = Object.values(JSON.parse(readFileSync(file, 'utf8')).packages).filter((entry) => entry.resolved);
  if (resolved.length)
    problems.push(
      `${file} names a registry for ${resolved.length} packages; make it with omit-lockfile-registry-resolved`,
    );
}

for (const problem of problems) console.error(problem);
console.log(`versions: ${problems.length} problems`);
process.exitCode = problems.length ? 1 : 0;
