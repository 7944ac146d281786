// custom-elements.json -> react-wrappers/*.ts: one file per element with explicit props and typed events. The types
// come from the element's entry.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import ts from 'typescript';
import { listFiles } from '../files.mjs';
import { detailTypes } from '../manifest/detail-types.mjs';
import { documentationText } from '../manifest/documentation-text.mjs';
import { typedElement } from '../manifest/typed-element.mjs';

const folder = 'react-wrappers';
const manifest = JSON.parse(readFileSync('custom-elements.json', 'utf8'));
const pascal = (text) => text.replace(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase());

/** Event handlers that React gives every element: an event of the kit must not use such a name. */
const reactHandlers = new Set(
  [
    ...readFileSync('node_modules/@types/react/index.d.ts', 'utf8')
      .match(/interface DOMAttributes<T> \{[^}]*(?:\{[^}]*\}[^}]*)*?\n {4}\}/)[0]
      .matchAll(/^\s+(on[A-Z]\w+)\?:/gm),
  ].map(([, name]) => name),
);
/** The type of a column in the tables whose cells React can render. */
const reactCells = new Map([
  ['dass-data-table', 'DataTableColumn'],
  ['dass-hierarchy-table', 'FilterableTableColumn'],
]);

/** Fields whose text may be no value: a date that is being typed, a filter. */
const typedFields = new Set(['dass-date-input', 'dass-lookup', 'dass-select-list', 'dass-text-input']);

function handler({ name }) {
  if (!name.startsWith('dass-')) return `on${pascal(name)}`;
  const short = `on${pascal(name.slice('dass-'.length))}`;
  return reactHandlers.has(short) ? `on${pascal(name)}` : short;
}

function comment(text, indent = '') {
  if (!text) return '';
  const lines = text
    .replaceAll('*/', '*\\/')
    .trim()
    .split('\n')
    .map((line) => line.trim());
  return lines.length === 1
    ? `${indent}/** ${lines[0]} */\n`
    : `${indent}/**\n${lines.map((line) => `${indent} * ${line}`.trimEnd()).join('\n')}\n${indent} */\n`;
}

const columnImports = (entry, column) =>
  `import type { ${column} } from ${entry};\nimport { withReactCells, type RenderCell } from './internal/react-cells.js';\n\n`;

const columnDeclaration = (name, column) =>
  `/** A column, with \`renderCell\` for cells that React renders. */
export interface ${name}<Row = any> extends ${column}<Row>, RenderCell<Row> {}

`;

function wrapper(declaration, source) {
  const file = ts.createSourceFile(source, readFileSync(source, 'utf8'), ts.ScriptTarget.Latest);
  const typed = typedElement(file, declaration.name);
  const [parameter, argument] = typed ? [`<${typed.parameter}>`, `<${typed.argument}>`] : ['', ''];
  const column = reactCells.get(declaration.tagName);
  const isTyped = typedFields.has(declaration.tagName);
  const addition = column ? 'withReactCells' : isTyped ? 'withChangedValue' : '';
  const columnType = `${declaration.name}Column`;
  const propertyType = ({ name }) =>
    column && name === 'columns' ? `NoInfer<readonly ${columnType}${argument}[]>` : `${element}['${name}']`;
  const elementClass = `${declaration.name}Element`;
  const element = `${elementClass}${argument}`;
  const props = `${declaration.name}Props${argument}`;
  // A ref may be of any type argument: inferring it from the ref would win over the type of the list.
  const allProps = `${props} & React.RefAttributes<${typed ? `${elementClass}<any>` : element}>`;
  const componentType = typed
    ? `${parameter}(props: ${allProps}) => React.ReactElement | null`
    : `React.FunctionComponent<${allProps}>`;
  const properties = declaration.members.filter((member) => member.kind === 'field' && !member.readonly);
  const events = declaration.events ?? [];
  const details = [...new Set(events.flatMap(detailTypes))].sort();
  const entry = `'../entries/${declaration.tagName}.js'`;
  const eventType = (event) =>
    `${event.type.text} & { readonly target: ${element}; readonly currentTarget: ${element} }`;
  const slots = (declaration.slots ?? []).map(
    (slot) => `- ${slot.name ? `\`${slot.name}\`` : 'default'}: ${slot.description}`,
  );
  const about = [documentationText(declaration), slots.length ? `\nSlots:\n${slots.join('\n')}` : '']
    .filter(Boolean)
    .join('\n');
  return `'use client';
// Generated from custom-elements.json by scripts/generate/generate-wrappers.mjs. Do not edit.
import * as React from 'react';
import { createComponent } from './internal/create-component.js';
import { ${declaration.name} as ${elementClass} } from ${entry};
${details.length ? `import type { ${details.join(', ')} } from ${entry};\n` : ''}
${column ? columnImports(entry, column) : ''}${isTyped ? `import { withChangedValue } from './internal/changed-value.js';\n\n` : ''}export type { ${elementClass} };
export type * from ${entry};

${column ? columnDeclaration(columnType, column) : ''}/** The props of <${declaration.name}>, in addition to the attributes of every HTML element. */
export interface ${declaration.name}OwnProps${parameter} {
${properties.map((member) => `${comment(documentationText(member), '  ')}  ${member.name}?: ${propertyType(member)} | undefined;\n`).join('')}${events
    .map(
      (event) =>
        `${comment(documentationText(event), '  ')}  ${handler(event)}?: ((event: ${eventType(event)}) => void) | undefined;\n`,
    )
    .join('')}}
export type ${declaration.name}Props${parameter} = ${declaration.name}OwnProps${argument} & Omit<React.HTMLAttributes<${element}>, keyof ${declaration.name}OwnProps>;

const component: unknown = ${addition && `${addition}(`}createComponent({
  tagName: '${declaration.tagName}',
  elementClass: ${elementClass},
  react: React,
  events: {${events.length ? '\n' : ''}${events.map((event) => `    ${handler(event)}: '${event.name}',\n`).join('')}${events.length ? '  ' : ''}},
  displayName: '${declaration.name}',
})${addition && ` as never, '${declaration.name}')`};

${comment(about)}export const ${declaration.name} = component as ${componentType};
`;
}

for (const path of listFiles([folder], (file) => /react-wrappers\/(dass-[\w-]+|index)\.ts$/.test(file))) rmSync(path);
const index = [];
for (const module of manifest.modules) {
  for (const declaration of module.declarations) {
    writeFileSync(`${folder}/${declaration.tagName}.ts`, wrapper(declaration, module.source));
    index.push(`export { ${declaration.name}, type ${declaration.name}Props } from './${declaration.tagName}.js';`);
  }
}
writeFileSync(
  `${folder}/index.ts`,
  `'use client';\n// Generated from custom-elements.json by scripts/generate/generate-wrappers.mjs. Do not edit.\n${index.sort().join('\n')}\n`,
);
console.log(`${index.length} wrappers`);
