// The code of an example, as HTML and as a React module. Both do the same, and both are what the documentation runs.
import type { Example } from '../../../elements/base/examples.js';
import { readFiles, type DataFiles } from './data-files.js';
import { stringLiteral } from './literal.js';
import { nameOfTag, type ManifestElement, type ManifestMember } from '../manifest.js';
import { escapeAttribute, htmlNotation, jsxAttribute, jsxNotation, kitTags, printMarkup, printTag } from './markup.js';

const MAX_ATTRIBUTE = 300;
/** Label of the button that opens the overlay of an example. */
const OPEN_LABEL = 'Abrir';

export interface ExampleCode {
  /** Content of the body. */
  readonly html: string;
  /** A module whose default export is a component. */
  readonly react: string;
}

export interface ExampleSources {
  readonly elements: ReadonlyMap<string, ManifestElement>;
  readonly dataFiles: DataFiles;
  /** Names of the icons of the kit. */
  readonly icons: ReadonlySet<string>;
  /** Returns the name of a React handler: `onPick` for `dass-pick` of `dass-pick-list`. */
  readonly handlerOf: (tag: string, event: string) => string;
}

interface Given {
  readonly name: string;
  readonly value: unknown;
  readonly member: ManifestMember | undefined;
}

/** Writes the code of an example. */
export async function exampleCode(
  element: ManifestElement,
  exampleName: string,
  example: Example,
  sources: ExampleSources,
): Promise<ExampleCode> {
  const properties = example.properties ?? {};
  const opens = opensOnClick(element, example);
  const given = Object.entries(properties)
    .filter(([name, value]) => value !== undefined && !(opens && name === 'open'))
    .map(([name, value]) => ({ name, value, member: element.members?.find((member) => member.name === name) }));
  const files = await readFiles({ ...properties, ...example.constants });
  const sourceOf = (name: string, value: unknown): string =>
    sources.dataFiles.sourceOf(value, `${nameOfTag(element.tagName)}-${name}`, files);
  const constants = Object.entries(example.constants ?? {}).map(
    ([name, value]) => [name, sourceOf(name, value)] as const,
  );
  const parts: Parts = {
    element,
    example,
    opens,
    constants,
    attributes: given.filter(isAttribute),
    assignments: given
      .filter((one) => !isAttribute(one))
      .map(({ name, value }) => [name, sourceOf(name, value)] as const),
    icons: usedIcons(element.tagName, example, sources.icons),
  };
  return { html: writeHtml(parts), react: writeReact(parts, exampleName, sources) };
}

interface Parts {
  readonly element: ManifestElement;
  readonly example: Example;
  /** Whether a button opens the element. */
  readonly opens: boolean;
  readonly constants: readonly (readonly [name: string, source: string])[];
  readonly attributes: readonly Given[];
  readonly assignments: readonly (readonly [name: string, source: string])[];
  readonly icons: readonly string[];
}

/** A dialog would take the focus when its page is opened. */
function opensOnClick({ tagName, events = [], slots = [] }: ManifestElement, { properties }: Example): boolean {
  if (!events.some(({ name }) => name === 'dass-close') || slots.some(({ name }) => name === 'anchor')) return false;
  return tagName.endsWith('-dialog') || (properties !== undefined && 'open' in properties && !properties.docked);
}

/** `false` is no attribute; it has to be assigned only where the default is another. `true` is one of a boolean property. */
function isAttribute({ value, member }: Given): boolean {
  if (!member?.attribute) return false;
  if (typeof value === 'boolean') return value && /^boolean( \| undefined)?$/.test(member.type?.text ?? '');
  return (
    typeof value === 'number' || (typeof value === 'string' && value.length <= MAX_ATTRIBUTE && !value.includes('\n'))
  );
}

/** Names of the kit's icons that an example uses, in its markup or its data. */
function usedIcons(tagName: string, { properties, children = '' }: Example, icons: ReadonlySet<string>): string[] {
  const text = `${children}${JSON.stringify(properties, (name, value: unknown) => (name === 'rows' ? undefined : value)) ?? ''}`;
  const named = [...text.matchAll(/(?:dass-icon[^>]* name=|"icon":)"(\w+)"/g)].map(([, name]) => name!);
  if (tagName === 'dass-icon') named.push(String(properties?.name));
  return [...new Set(named)].filter((name) => icons.has(name)).sort();
}

/** `pickList`; `field` for a name that JavaScript reserves. */
function variableOf(tag: string): string {
  const name = nameOfTag(tag).replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return name === 'switch' ? 'field' : name;
}

const indented = (source: string, indent: string): string => source.replaceAll('\n', `\n${indent}`);

function writeHtml({ element, example, opens, constants, attributes, assignments, icons }: Parts): string {
  const { tagName } = element;
  const names = [
    ...Object.entries(example.attributes ?? {}).map(([name, value]) => htmlNotation.attribute(tagName, name, value)),
    ...attributes.map(({ member, value }) =>
      value === true ? member!.attribute! : `${member!.attribute}="${escapeAttribute(String(value))}"`,
    ),
  ];
  const content = printMarkup(example.children ?? '', htmlNotation, '  ');
  const tag = `${printTag(tagName, names, '>', '')}${content && `\n  ${content}\n`}</${tagName}>`;
  const variable = variableOf(tagName);
  const { imports = {}, code = '' } = example.setup ?? {};
  const kitNames = [...(icons.length > 0 ? ['registerIcons'] : []), ...Object.values(imports).flat()];
  const script = [
    ...(kitNames.length > 0 ? [`import { ${kitNames.join(', ')} } from 'dass-elements/dass.js';`] : []),
    ...(icons.length > 0 ? [`import { ${icons.join(', ')} } from 'dass-elements/icons.js';`] : []),
    ...(kitNames.length > 0 ? [''] : []),
    ...(icons.length > 0 ? [`registerIcons({ ${icons.join(', ')} });`] : []),
    ...(code ? [code] : []),
    ...constants.map(([name, source]) => `const ${name} = ${source};`),
    ...(assignments.length > 0 || opens ? [`const ${variable} = document.querySelector('${tagName}');`] : []),
    ...assignments.map(([name, source]) => `${variable}.${name} = ${source};`),
    ...(opens
      ? [`document.querySelector('dass-button').addEventListener('click', () => {`, `  ${variable}.open = true;`, '});']
      : []),
  ];
  return [
    ...(opens ? [`<dass-button>${OPEN_LABEL}</dass-button>`] : []),
    ...(example.before ? [printMarkup(example.before, htmlNotation, '')] : []),
    tag,
    ...(script.length > 0
      ? ['<script type="module">', ...script.map((line) => (line ? `  ${indented(line, '  ')}` : '')), '</script>']
      : []),
  ].join('\n');
}

function writeReact(parts: Parts, exampleName: string, { elements, handlerOf }: ExampleSources): string {
  const { element, example, opens, constants, attributes, icons } = parts;
  const assignments = parts.assignments.map(([name, source]) => [name, example.react?.[name] ?? source] as const);
  const { tagName, name } = element;
  const notation = jsxNotation(elements);
  const children = example.children ?? '';
  // Long values are constants before the component.
  const isLong = (source: string): boolean => source.includes('\n') || source.startsWith('await') || source.length > 60;
  const declared = [...constants, ...assignments.filter(([, source]) => isLong(source))];
  const props = [
    ...Object.entries(example.attributes ?? {}).map(([attribute, value]) =>
      notation.attribute(tagName, attribute, value),
    ),
    ...attributes.map(({ name, value }) =>
      value === true ? name : typeof value === 'string' ? jsxAttribute(name, value) : `${name}={${String(value)}}`,
    ),
    ...assignments.map(([name, source]) => (isLong(source) ? `${name}={${name}}` : `${name}={${source}}`)),
    ...(opens ? ['open={open}', `${handlerOf(tagName, 'dass-close')}={() => setOpen(false)}`] : []),
  ];
  const indent = opens || example.before ? '      ' : '    ';
  const content = printMarkup(children, notation, `${indent}  `);
  const tag = content
    ? `${printTag(name, props, '>', indent)}\n${indent}  ${content}\n${indent}</${name}>`
    : printTag(name, props, ' />', indent);
  const used = [
    ...new Set([tagName, ...kitTags(children + (example.before ?? '')), ...(opens ? ['dass-button'] : [])]),
  ].sort();
  const component = `${exampleName.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())}Example`;
  const before = [
    ...(opens ? [`<DassButton onClick={() => setOpen(true)}>${OPEN_LABEL}</DassButton>`] : []),
    ...(example.before ? [printMarkup(example.before, notation, indent)] : []),
  ];
  return [
    ...(opens ? [`import { useState } from 'react';`] : []),
    ...(icons.length > 0
      ? [
          `import { registerIcons } from 'dass-elements/icon-registry.js';`,
          `import { ${icons.join(', ')} } from 'dass-elements/icons.js';`,
        ]
      : []),
    ...Object.entries(example.setup?.imports ?? {}).map(
      ([entry, names]) => `import { ${names.join(', ')} } from 'dass-elements/${entry}';`,
    ),
    ...used.map((tag) => `import { ${elements.get(tag)?.name} } from 'dass-elements/react/${tag}.js';`),
    '',
    ...(icons.length > 0 ? [`registerIcons({ ${icons.join(', ')} });`, ''] : []),
    ...(example.setup ? [example.setup.code, ''] : []),
    ...declared.flatMap(([name, source]) => [`const ${name} = ${source};`, '']),
    `export default function ${component}() {`,
    ...(opens ? ['  const [open, setOpen] = useState(false);'] : []),
    '  return (',
    ...(before.length > 0
      ? ['    <>', ...before.map((markup) => `${indent}${markup}`), `${indent}${tag}`, '    </>']
      : [`    ${tag}`]),
    '  );',
    '}',
  ].join('\n');
}

/** Reads the handlers of the React wrappers, from their sources. */
export const handlerIn = (wrapper: string, event: string): string =>
  new RegExp(`^ {4}(\\w+): ${stringLiteral(event)},$`, 'm').exec(wrapper)?.[1] ?? '';
