import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import ts from 'typescript';
import { listFiles } from '../../scripts/files.mjs';

/** Returns the event handlers that React gives every element, from its types. */
function reactHandlers(): Set<string> {
  const program = ts.createProgram(['node_modules/@types/react/index.d.ts'], {
    noLib: true,
    noResolve: true,
    types: [],
  });
  const checker = program.getTypeChecker();
  const file = program.getSourceFile('node_modules/@types/react/index.d.ts') as ts.SourceFile;
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isInterfaceDeclaration(node) && node.name.text === 'HTMLAttributes')
      for (const { name } of checker.getTypeAtLocation(node).getProperties())
        if (/^on[A-Z]/.test(name)) names.add(name);
    if (ts.isModuleBlock(node) || ts.isModuleDeclaration(node) || ts.isSourceFile(node)) node.forEachChild(visit);
  };
  visit(file);
  return names;
}

test('no event of an element uses the name of a React handler for a browser event', () => {
  const handlers = reactHandlers();
  assert.ok(handlers.has('onCopy') && handlers.has('onToggle') && handlers.size > 100, `${handlers.size} handlers`);
  const conflicts: string[] = [];
  let events = 0;
  for (const path of listFiles(['react-wrappers'], (file) => file.endsWith('.ts'))) {
    for (const [, handler = '', event = ''] of readFileSync(path, 'utf8').matchAll(/^    (on\w+): '([\w-]+)',$/gm)) {
      events++;
      if (event.startsWith('dass-') && handlers.has(handler)) conflicts.push(`${path}: ${event} as ${handler}`);
    }
  }
  assert.ok(events > 80, `${events} events`);
  assert.deepEqual(conflicts, []);
});
