// Creates the folder of an element from a template: `npm run new-element -- picking/my-element`. In fields/ it is a field
// of forms.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { elementFiles } from './element-template.mjs';
import { fieldFiles } from './field-template.mjs';

const [path = ''] = process.argv.slice(2);
const match = /^([a-z]+)\/([a-z][a-z0-9]*(?:-[a-z0-9]+)*)$/.exec(path);
if (!match) stop('Which element? npm run new-element -- picking/my-element');
const [, family, name] = match;
if (['core', 'base'].includes(family)) stop(`${family} holds no elements`);
const folder = `elements/${family}/${name}`;
if (existsSync(folder)) stop(`${folder} exists already`);

const files = family === 'fields' ? fieldFiles(name) : elementFiles(name);
mkdirSync(folder, { recursive: true });
for (const [file, text] of Object.entries(files)) writeFileSync(`${folder}/${file}`, text);
console.log(`${folder} is there. Next: npm run generate, then npm run test:element -- ${name}`);

function stop(message) {
  console.error(message);
  process.exit(1);
}
