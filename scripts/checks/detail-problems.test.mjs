import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import ts from 'typescript';
import { detailProblems } from './detail-problems.mjs';

/** Returns the problems of the detail `DassChipCloseDetail` that the code declares. */
function problemsOf(t, code) {
  const folder = mkdtempSync(join(tmpdir(), 'details-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'chip.ts');
  writeFileSync(path, code);
  const program = ts.createProgram([path], { target: ts.ScriptTarget.ES2022, types: [] });
  const events = [
    { name: 'dass-close', type: { text: 'CustomEvent<DassChipCloseDetail>' } },
    { name: 'dass-clear', type: { text: 'CustomEvent<null>' } },
  ];
  return detailProblems(
    { modules: [{ declarations: [{ events }] }] },
    program,
    (node) => node.getSourceFile().fileName === path,
  );
}

const problem = (name) => `the field ${name} of an event's detail has no description`;

test('a detail with descriptions of all fields has no problem', (t) => {
  assert.deepEqual(
    problemsOf(t, 'export interface DassChipCloseDetail {\n/** What closed it. */\nreason: string;\n}'),
    [],
  );
});

test('a field without a description is reported, in an interface, a type alias and a union', (t) => {
  const field = '{\n/** What closed it. */\nreason: string;\nvalue: number }';
  for (const declaration of [
    `interface DassChipCloseDetail ${field}`,
    `type DassChipCloseDetail = ${field}`,
    `type DassChipCloseDetail = ${field} | ${field}`,
  ])
    assert.deepEqual(problemsOf(t, `export ${declaration}`), [problem('DassChipCloseDetail.value')]);
});

test('an undescribed field is reported when it is inherited or nested', (t) => {
  const base = 'interface Base { reason: string }\n';
  assert.deepEqual(problemsOf(t, `${base}export interface DassChipCloseDetail extends Base {}`), [
    problem('DassChipCloseDetail.reason'),
  ]);
  assert.deepEqual(
    problemsOf(t, 'export interface DassChipCloseDetail {\n/** The files. */\nfiles: readonly { file: string }[];\n}'),
    [problem('DassChipCloseDetail.files.file')],
  );
});

test('fields of platform types need no description', (t) => {
  assert.deepEqual(problemsOf(t, 'export interface DassChipCloseDetail extends Event {}'), []);
});

test('a detail that no module exports is reported', (t) => {
  assert.deepEqual(problemsOf(t, 'export interface Other {}'), [
    "no module of the elements exports DassChipCloseDetail, the type of an event's detail",
  ]);
});
