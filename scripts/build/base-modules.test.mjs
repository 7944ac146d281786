import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { baseModules } from './base-modules.mjs';

const importsOf = (imports) => (id) => imports[id] ?? [];

describe('base modules', () => {
  it('are those that a fifth of the elements import', () => {
    const imports = { a: ['all', 'some'], b: ['all', 'some'], c: ['all'], d: ['all'], e: ['all', 'own'], f: ['all'] };
    assert.deepEqual([...baseModules(Object.keys(imports), importsOf(imports))], ['all', 'some']);
  });

  it('are also those that are imported by other modules', () => {
    const imports = { a: ['direct'], direct: ['indirect'] };
    assert.deepEqual([...baseModules(['a'], importsOf(imports))], ['direct', 'indirect']);
  });

  it('are no elements, which would be defined with every other', () => {
    const imports = { icon: ['base'], button: ['icon'], field: ['icon'] };
    assert.deepEqual([...baseModules(['icon', 'button', 'field'], importsOf(imports))], ['base']);
  });

  it('import only each other and elements', () => {
    const builds = fc.integer({ min: 1, max: 12 }).chain((count) =>
      fc.record({
        imports: fc.array(fc.uniqueArray(fc.nat(count - 1)), { minLength: count, maxLength: count }),
        elements: fc.uniqueArray(fc.nat(count - 1), { minLength: 1 }),
      }),
    );
    fc.assert(
      fc.property(builds, ({ imports, elements }) => {
        const base = baseModules(elements, importsOf(imports));
        for (const id of base)
          for (const imported of imports[id]) assert.ok(base.has(imported) || elements.includes(imported));
      }),
    );
  });
});
