// Checks that every element is in all places that name elements, and in no other: the calls of `define()` in
// elements/, custom-elements.json, the autoloader, the entries, the wrappers, and HTMLElementTagNameMap. The generated
// files are created from the manifest, so an element missing there would be missing everywhere, including the
// conformance tests. Also checks the documentation: every public member has a description, a writable property a
// default, a method its parameters and return type, and an event detail its fields. No description may contain a
// requirement ID.
import { readFileSync } from 'node:fs';
import { listFiles } from '../files.mjs';
import { elementProgram, isOwn } from '../manifest/element-program.mjs';
import { detailProblems } from './detail-problems.mjs';

const REGISTRATION = 'elements/base/registration.ts';

/**
 * @param {object} kit
 * @param {Map<string, string>} kit.sources path → code of the modules in elements/
 * @param {{ modules: any[] }} kit.manifest
 * @param {string} kit.autoloader its code
 * @param {Map<string, string>} kit.entries file name → code
 * @param {Map<string, string>} kit.wrappers file name → code
 * @returns {string[]} problems
 */
export function elementProblems({ sources, manifest, autoloader, entries, wrappers }) {
  const problems = [];
  const defined = new Map();
  for (const [path, code] of sources) {
    for (const [, tag, className] of code.matchAll(/^define\(\s*'([\w-]+)',\s*(\w+)\s*,?\s*\)/gm)) {
      if (defined.has(tag)) problems.push(`<${tag}> is defined twice: in ${defined.get(tag).path} and in ${path}`);
      defined.set(tag, { path, className });
      if (!new RegExp(`'${tag}': ${className};`).test(code))
        problems.push(`${path} does not declare '${tag}' in HTMLElementTagNameMap`);
    }
    const calls = path === REGISTRATION ? 0 : [...code.matchAll(/(?<![.\w])define\(/g)].length;
    if (calls !== [...defined.values()].filter((element) => element.path === path).length)
      problems.push(`${path} has a call of define() that is not read: define('dass-x', DassX) at the start of a line`);
    // The elements that are on the page already are upgraded in this call, and use the rest of the module.
    if (/^define\([^]*^(?:export )?(?:const|let|var|class) /m.test(code))
      problems.push(`${path} has statements after define(): elements of the page would run before them`);
    if (/\bcustomElements\s*\.\s*define\(/.test(code) && path !== REGISTRATION)
      problems.push(`${path} calls customElements.define(): define() is for that`);
  }

  const compare = (location, found) => {
    for (const tag of defined.keys()) if (!found.has(tag)) problems.push(`<${tag}> is not in ${location}`);
    for (const [tag, is] of found) {
      const element = defined.get(tag);
      if (!element) problems.push(`${location} has <${tag}>, which no module defines`);
      else if (is !== undefined && is !== element.path && is !== element.className)
        problems.push(`${location} has ${is} for <${tag}>, not ${element.className} of ${element.path}`);
    }
  };
  const declarations = manifest.modules.flatMap(({ source, declarations }) =>
    declarations.map((declaration) => ({ source, declaration })),
  );
  compare(
    'custom-elements.json',
    new Map(declarations.map(({ source, declaration }) => [declaration.tagName, source])),
  );
  compare(
    'elements/autoloader.ts',
    new Map(
      [...autoloader.matchAll(/'(dass-[\w-]+)': \(\) => import\('\.\/([^']+)\.js'\)/g)].map(([, tag, path]) => [
        tag,
        `elements/${path}.ts`,
      ]),
    ),
  );
  const tagOf = (file) => file.replace(/\.ts$/, '');
  compare(
    'entries/',
    new Map(
      [...entries]
        .filter(([file]) => file.startsWith('dass-'))
        .map(([file, code]) => [
          tagOf(file),
          `${/^(?:import|export) \{[^}]+\} from '\.\.\/(elements\/.+)\.js';/m.exec(code)?.[1]}.ts`,
        ]),
    ),
  );
  const files = [...wrappers.keys()].filter((file) => file.startsWith('dass-'));
  compare('react-wrappers/', new Map(files.map((file) => [tagOf(file)])));
  for (const file of files) {
    const tag = /tagName: '([\w-]+)'/.exec(wrappers.get(file))?.[1];
    if (tag !== tagOf(file)) problems.push(`react-wrappers/${file} wraps <${tag}>`);
  }
  compare(
    'react-wrappers/index.ts',
    new Map(
      [...(wrappers.get('index.ts') ?? '').matchAll(/export \{ (\w+),.*'\.\/(dass-[\w-]+)\.js'/g)].map(
        ([, name, tag]) => [tag, name],
      ),
    ),
  );

  for (const { declaration } of declarations) {
    const undescribed = (kind, items = []) => {
      for (const { name, description } of items)
        if (!((description ?? '').trim().length > 5))
          problems.push(`<${declaration.tagName}>: the ${kind} '${name}' has no description`);
    };
    undescribed('event', declaration.events);
    undescribed('slot', declaration.slots);
    undescribed('part', declaration.cssParts);
    undescribed('CSS property', declaration.cssProperties);
    undescribed('property or method', declaration.members);
    for (const { kind, name, readonly, default: value, parameters = [], return: result } of declaration.members) {
      if (kind === 'field' && !readonly && !value)
        problems.push(`<${declaration.tagName}>: the property '${name}' has no default`);
      if (kind !== 'method') continue;
      if (!result?.type.text) problems.push(`<${declaration.tagName}>: the method '${name}' has no return type`);
      for (const parameter of parameters) {
        if (!parameter.type?.text || !parameter.description?.trim())
          problems.push(
            `<${declaration.tagName}>: the parameter '${parameter.name}' of '${name}' has no type or no description`,
          );
      }
    }
    for (const [path, text] of textsOf(declaration)) {
      const requirement = /\b[A-Z]{2}-\d{2}\b/.exec(text)?.[0];
      if (requirement) problems.push(`<${declaration.tagName}>: ${path} names the requirement ${requirement}`);
    }
  }
  return problems;
}

/**
 * Returns all texts of a declaration with their paths, such as `members 'label' description`.
 * @param {unknown} value
 * @returns {[path: string, text: string][]}
 */
function textsOf(value, path = '') {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) => {
    const step = Array.isArray(value) ? `'${entry?.name ?? key}'` : key;
    return textsOf(entry, `${path} ${step}`.trim());
  });
}

if (process.argv[1]?.endsWith('check-elements.mjs')) {
  const read = (paths) => new Map(paths.map((path) => [path, readFileSync(path, 'utf8')]));
  const readFolder = (folder) =>
    new Map([...read(listFiles([folder], () => true))].map(([path, code]) => [path.slice(folder.length + 1), code]));
  const isModule = (path) => path.endsWith('.ts') && !/\.(test|examples|styles)\.ts$/.test(path);
  const manifest = JSON.parse(readFileSync('custom-elements.json', 'utf8'));
  const problems = elementProblems({
    sources: read(listFiles(['elements'], isModule)),
    manifest,
    autoloader: readFileSync('elements/autoloader.ts', 'utf8'),
    entries: readFolder('entries'),
    wrappers: readFolder('react-wrappers'),
  });
  const program = elementProgram(manifest.modules.map(({ source }) => source));
  problems.push(...detailProblems(manifest, program, isOwn));
  for (const problem of problems) console.error(problem);
  console.log(
    `elements: ${manifest.modules.flatMap((module) => module.declarations).length}, ${problems.length} problems`,
  );
  process.exitCode = problems.length > 0 ? 1 : 0;
}
