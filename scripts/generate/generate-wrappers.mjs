// custom-elements.json -> react-wrappers/*.ts: one file an element, explicit props, every event typed with its detail
// and its target.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

const folder = 'react-wrappers';
const manifest = JSON.parse(readFileSync('custom-elements.json', 'utf8'));
const pascal = (text) => text.replace(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase());
const source = (path) => `../${path.replace(/\.ts$/, '.js')}`;
const handler = (event) => `on${pascal(event.name.replace(/^dass-/, ''))}`;

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

function wrapper(module, declaration) {
  const element = `${declaration.name}Element`;
  const properties = declaration.members.filter((member) => member.kind === 'field' && !member.readonly);
  const events = declaration.events ?? [];
  const details = Object.entries(Object.assign({}, ...events.map((event) => event.typeModules ?? {})));
  const byModule = new Map();
  for (const [name, path] of details) byModule.set(path, [...(byModule.get(path) ?? []), name]);
  const imports = [...byModule]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([path, entries]) => `import type { ${entries.sort().join(', ')} } from '${source(path)}';`);
  const eventType = (event) =>
    `${event.type.text} & { readonly target: ${element}; readonly currentTarget: ${element} }`;
  const slots = (declaration.slots ?? []).map(
    (slot) => `- ${slot.name ? `\`${slot.name}\`` : 'default'}: ${slot.description}`,
  );
  const about = [declaration.description ?? declaration.summary, slots.length ? `\nSlots:\n${slots.join('\n')}` : '']
    .filter(Boolean)
    .join('\n');
  return `'use client';
// Generated from custom-elements.json by scripts/generate/generate-wrappers.mjs. Do not edit.
import * as React from 'react';
import { createComponent } from '@lit/react';
import { ${declaration.name} as ${element} } from '${source(module.path)}';
${imports.join('\n')}${imports.length ? '\n' : ''}
export type { ${element} };
${
  details.length
    ? `export type { ${details
        .map(([name]) => name)
        .sort()
        .join(', ')} };\n`
    : ''
}
/** What <${declaration.name}> takes besides the attributes of every HTML element. */
export interface ${declaration.name}OwnProps {
${properties.map((member) => `${comment(member.description, '  ')}  ${member.name}?: ${element}['${member.name}'];\n`).join('')}${events
    .map((event) => `${comment(event.description, '  ')}  ${handler(event)}?: (event: ${eventType(event)}) => void;\n`)
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
    writeFileSync(`${folder}/${declaration.tagName}.ts`, wrapper(module, declaration));
    index.push(`export { ${declaration.name}, type ${declaration.name}Props } from './${declaration.tagName}.js';`);
  }
}
writeFileSync(
  `${folder}/index.ts`,
  `'use client';\n// Generated from custom-elements.json by scripts/generate/generate-wrappers.mjs. Do not edit.\n${index.sort().join('\n')}\n`,
);
console.log(`${index.length} wrappers`);
