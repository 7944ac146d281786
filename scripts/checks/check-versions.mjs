// Checks that the version in package.json equals that in elements/base/version.ts.
import { readFileSync } from 'node:fs';

const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
const inCode = /version = '([^']+)'/.exec(readFileSync('elements/base/version.ts', 'utf8'))?.[1];
if (inCode !== version) console.error(`package.json says ${version}, elements/base/version.ts says ${inCode}`);
else console.log(`version: ${version}`);
process.exitCode = inCode === version ? 0 : 1;
