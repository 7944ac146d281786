// custom-elements.json -> react-wrappers/*.ts: one file per element with explicit props and typed events. The types
// come from the element's entry.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { detailTypes } from '../manifest/detail-types.mjs';
import { documentationText } from '../manifest/documentation-text.mjs';

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

function wrapper(declaration) {
  const element = `${declaration.name}Element`;
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
import { createComponent } from '@lit/react';
import { ${declaration.name} as ${element} } from ${entry};
${details.length ? `import type { ${details.join(', ')} } from ${entry};\n` : ''}
export type { ${element} };
export type * from ${entry};

/** The props of <${declaration.name}>, in addition to the attributes of every HTML element. */
export interface ${declaration.name}OwnProps {
${properties.map((member) => `${comment(documentationText(member), '  ')}  ${member.name}?: ${element}['${member.name}'];\n`).join('')}${events
    .map(
      (event) =>
        `${comment(documentationText(event), '  ')}  ${handler(event)}?: (event: ${eventType(event)}) => void;\n`,
    )
    .join('')}}
export type ${declaration.name}Props = ${declaration.name}OwnProps & Omit<React.HTMLAttributes<${element}>, keyof ${declaration.name}OwnProps>;

const component: unknown = createComponent({
  tagName: '${declaration.tagName}',
  elementClass: ${element},
  react: React,
  events: {${events.length ? '\n' : ''}${events.map((event) => `    ${handler(event)}: '${event.name}',\n`).join('')}${events.length ? '  ' : ''}},
  displayName: '${declaration.name}',
});

${comment(about)}export const ${declaration.name} = component as React.FunctionComponent<${declaration.name}Props & React.RefAttributes<${element}>>;
`;
}

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const index = [];
for (const module of manifest.modules) {
  for (const declaration of module.declarations) {
    writeFileSync(`${folder}/${declaration.tagName}.ts`, wrapper(declaration));
    index.push(`export { ${declaration.name}, type ${declaration.name}Props } from './${declaration.tagName}.js';`);
  }
}
writeFileSync(
  `${folder}/index.ts`,
  `'use client';\n// Generated from custom-elements.json by scripts/generate/generate-wrappers.mjs. Do not edit.\n${index.sort().join('\n')}\n`,
);
console.log(`${index.length} wrappers`);
