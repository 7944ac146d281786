import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { groupModules } from './page-chunks.mjs';

/** Modules that import only later ones, so that there is no circle, and pages that start with some of them. */
const builds = fc.integer({ min: 1, max: 12 }).chain((count) =>
  fc.record({
    sizes: fc.array(fc.integer({ min: 0, max: 100 }), { minLength: count, maxLength: count }),
    imports: fc.array(fc.array(fc.integer({ min: 1, max: count })), { minLength: count, maxLength: count }),
    pages: fc.array(
      fc.record({
        modules: fc.array(fc.integer({ min: 0, max: count - 1 }), { minLength: 1 }),
        weight: fc.integer({ min: 1, max: 5 }),
      }),
      { minLength: 1, maxLength: 5 },
    ),
    requestCost: fc.integer({ min: 0, max: 300 }),
  }),
);

const read = ({ sizes, imports, pages }) => ({
  modules: new Map(
    sizes.map((size, index) => [
      `m${index}`,
      {
        size,
        imports: imports[index]
          .map((step) => index + step)
          .filter((to) => to < sizes.length)
          .map((to) => `m${to}`),
      },
    ]),
  ),
  pages: pages.map(({ modules, weight }) => ({ modules: modules.map((index) => `m${index}`), weight })),
});

const reachable = (start, modules) => {
  const found = new Set(start);
  for (const id of found) for (const imported of modules.get(id).imports) found.add(imported);
  return found;
};

describe('groupModules', () => {
  it('puts each module that a page loads into one chunk, and no other', () => {
    fc.assert(
      fc.property(builds, (build) => {
        const { modules, pages } = read(build);
        const grouped = groupModules(modules, pages, build.requestCost).flatMap((chunk) => chunk.modules);
        const loaded = reachable(
          pages.flatMap((page) => page.modules),
          modules,
        );
        assert.deepEqual(grouped.sort(), [...loaded].sort());
      }),
    );
  });

  it('makes no circle of chunks', () => {
    fc.assert(
      fc.property(builds, (build) => {
        const { modules, pages } = read(build);
        const chunks = groupModules(modules, pages, build.requestCost);
        const chunkOf = new Map(chunks.flatMap((chunk, index) => chunk.modules.map((id) => [id, index])));
        const needs = new Map(
          chunks.map((chunk, index) => [
            index,
            {
              imports: chunk.modules
                .flatMap((id) => modules.get(id).imports)
                .map((id) => chunkOf.get(id))
                .filter((other) => other !== index),
            },
          ]),
        );
        for (const [index, { imports }] of needs)
          assert.ok(!reachable(imports, needs).has(index), `chunk ${index} needs itself by way of others`);
      }),
    );
  });

  it('joins code that pages load together, and keeps apart a large part of one page and what all pages load', () => {
    const modules = new Map([
      ['field', { size: 10, imports: ['label'] }],
      ['list', { size: 10, imports: ['label'] }],
      ['editor', { size: 1000, imports: ['label'] }],
      ['label', { size: 50, imports: ['start'] }],
      ['chart', { size: 10, imports: ['start'] }],
      ['start', { size: 50, imports: [] }],
    ]);
    const pages = [
      { modules: ['field', 'list'], weight: 1 },
      { modules: ['editor'], weight: 1 },
      { modules: ['chart'], weight: 1 },
    ];
    const names = (requestCost) =>
      groupModules(modules, pages, requestCost)
        .map((chunk) => chunk.modules.toSorted().join())
        .toSorted();
    assert.deepEqual(names(30), ['chart', 'editor', 'field,label,list', 'start']);
    assert.deepEqual(names(0), ['chart', 'editor', 'field,list', 'label', 'start']);
    assert.deepEqual(names(10_000), ['chart', 'editor,field,label,list', 'start']);
  });
});
