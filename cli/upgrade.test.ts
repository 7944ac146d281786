import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { test } from 'node:test';
import { RENAMES, type Rename } from './renames.js';
import { upgradeText } from './upgrade.js';

const upgraded = (path: string, text: string, renames: readonly Rename[] = RENAMES): string =>
  upgradeText(path, text, renames).text;

test('replaces each name that was renamed since 0.1.0', () => {
  const code = `import { DassButton } from "dass-elements/elements/controls/button/button.js";
import { DassTextInput } from 'dass-elements/elements/fields/text-input/text-input';
import { setLanguage } from 'dass-elements/locales';
export { DassDialog } from 'dass-elements/dass-dialog.js';
const { confirm } = await import('dass-elements/elements/messages/confirm-dialog/confirm.js');
document.querySelector('dass-hierarchy-table')!.expandTo(2);
const table = document.createElement('dass-hierarchy-table');
table.expandTo(3);
other.expandTo(4);`;
  assert.equal(
    upgraded('page.ts', code),
    `import { DassButton } from "dass-elements/dass-button.js";
import { DassTextInput } from 'dass-elements/dass-text-input.js';
import { setLanguage } from 'dass-elements/language.js';
export { DassDialog } from 'dass-elements/dass-dialog.js';
const { confirm } = await import('dass-elements/elements/messages/confirm-dialog/confirm.js');
document.querySelector('dass-hierarchy-table')!.expandToLevel(2);
const table = document.createElement('dass-hierarchy-table');
table.expandToLevel(3);
other.expandTo(4);`,
  );
  assert.equal(
    upgraded('page.html', "<script>document.querySelector('dass-hierarchy-table').expandTo(1)</script>\r\n"),
    "<script>document.querySelector('dass-hierarchy-table').expandToLevel(1)</script>\r\n",
  );
});

test('each new name is one of the kit', () => {
  const manifest = readFileSync('custom-elements.json', 'utf8');
  for (const { kind, to } of RENAMES.filter((rename) => !rename.to.includes('$1')))
    if (kind === 'import') assert.ok(readFileSync(to.replace(/^dass-elements\/(.*)\.js$/, 'entries/$1.ts'), 'utf8'));
    else assert.ok(manifest.includes(`"name": "${to}"`) || manifest.includes(`"tagName": "${to}"`), to);
});

const since = '2.0.0';
/** Renames of each kind, as a later version may have them. */
const renames: readonly Rename[] = [
  { since, kind: 'tag', from: 'dass-pick-list', to: 'dass-choice-list' },
  { since, kind: 'attribute', tag: 'dass-choice-list', from: 'field-label', to: 'label-field' },
  { since, kind: 'property', tag: 'dass-choice-list', from: 'fieldLabel', to: 'labelField' },
  { since, kind: 'event', tag: 'dass-choice-list', from: 'dass-pick', to: 'dass-choose' },
  { since, kind: 'slot', tag: 'dass-page-header', from: 'actions', to: 'buttons' },
  { since, kind: 'part', tag: 'dass-button', from: 'button', to: 'control' },
  { since, kind: 'css-property', from: '--dass-color-accent', to: '--dass-color-brand' },
  { since, kind: 'value', tag: 'dass-button', attribute: 'appearance', from: 'plain', to: 'quiet' },
  { since, kind: 'method', tag: 'dass-dialog', from: 'show', to: 'openDialog' },
];

test('replaces names of each kind in each kind of file', () => {
  const cases: [string, string, string][] = [
    [
      'page.php',
      '<dass-pick-list field-label="<?= $a ?>"></dass-pick-list>',
      '<dass-choice-list label-field="<?= $a ?>"></dass-choice-list>',
    ],
    [
      'page.cshtml',
      '<dass-page-header><b slot="actions">@Model.A</b></dass-page-header><b slot="actions"></b>',
      '<dass-page-header><b slot="buttons">@Model.A</b></dass-page-header><b slot="actions"></b>',
    ],
    [
      'page.component.html',
      `<dass-pick-list [fieldLabel]="a" [attr.field-label]="b" (dass-pick)="c()" /><dass-button [appearance]="'solid'" appearance="plain" />`,
      `<dass-choice-list [labelField]="a" [attr.label-field]="b" (dass-choose)="c()" /><dass-button [appearance]="'solid'" appearance="quiet" />`,
    ],
    [
      'Page.vue',
      '<template><dass-pick-list :field-label="a" @dass-pick.once="b" /></template>',
      '<template><dass-choice-list :label-field="a" @dass-choose.once="b" /></template>',
    ],
    [
      'Page.svelte',
      '<dass-pick-list fieldLabel={a} ondass-pick={b} on:dass-pick|once={b} />',
      '<dass-choice-list labelField={a} ondass-choose={b} on:dass-choose|once={b} />',
    ],
    [
      'page.tsx',
      `import { DassPickList } from 'dass-elements/react/dass-pick-list.js';
const a = <DassPickList fieldLabel="a" onPick={b} onPickCapture={c}><i /></DassPickList>;
const b = <dass-pick-list field-label="a" ondass-pick={b} />;`,
      `import { DassChoiceList } from 'dass-elements/react/dass-choice-list.js';
const a = <DassChoiceList labelField="a" onChoose={b} onChooseCapture={c}><i /></DassChoiceList>;
const b = <dass-choice-list label-field="a" ondass-choose={b} />;`,
    ],
    [
      'page.ts',
      "html`<dass-pick-list .fieldLabel=${a} @dass-pick=${b}></dass-pick-list>`; css`dass-button::part(button) { color: var(--dass-color-accent) }`; document.querySelector('dass-dialog').show(); document.querySelector('dass-pick-list').fieldLabel = a;",
      "html`<dass-choice-list .labelField=${a} @dass-choose=${b}></dass-choice-list>`; css`dass-button::part(control) { color: var(--dass-color-brand) }`; document.querySelector('dass-dialog').openDialog(); document.querySelector('dass-choice-list').labelField = a;",
    ],
    [
      'page.css',
      '/* dass-pick-list */\ndass-pick-list, p > dass-button.wide::part(button):hover, dass-chip::part(button) { --dass-color-accent: red; }',
      '/* dass-pick-list */\ndass-choice-list, p > dass-button.wide::part(control):hover, dass-chip::part(button) { --dass-color-brand: red; }',
    ],
    [
      'page.html',
      '<style>\r\n\r\n dass-button::part(button) { color: var(--dass-color-accent) }</style><p style="color: var(--dass-color-accent)">dass-pick-list</p>',
      '<style>\r\n\r\n dass-button::part(control) { color: var(--dass-color-brand) }</style><p style="color: var(--dass-color-brand)">dass-pick-list</p>',
    ],
  ];
  for (const [path, before, after] of cases) {
    assert.equal(upgraded(path, before, renames), after, path);
    assert.equal(upgraded(path, after, renames), after, `${path} again`);
  }
});

test('the command prints what it replaces, and with --dry-run it writes nothing', (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'dass-upgrade-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  const path = join(folder, 'page.js');
  const code = "import 'dass-elements/locales';\r\n";
  writeFileSync(path, code);
  const run = (...args: string[]): { status: number | null; stdout: string } =>
    spawnSync(
      process.execPath,
      [resolve('node_modules/tsx/dist/cli.mjs'), resolve('cli/main.ts'), 'upgrade', ...args],
      {
        cwd: folder,
        encoding: 'utf8',
      },
    );
  const line = "page.js:1:9 'dass-elements/locales' is 'dass-elements/language.js' since 0.1.0.\n";
  const { status, stdout } = run('--dry-run', '.');
  assert.deepEqual({ status, stdout }, { status: 0, stdout: `${line}1 names to replace\n` });
  assert.equal(readFileSync(path, 'utf8'), code);
  assert.deepEqual(JSON.parse(run('--dry-run', '--json', '.').stdout), [
    {
      file: 'page.js',
      line: 1,
      column: 9,
      from: 'dass-elements/locales',
      to: 'dass-elements/language.js',
      since: '0.1.0',
    },
  ]);
  assert.equal(run('.').stdout, `${line}1 names replaced\n`);
  assert.equal(readFileSync(path, 'utf8'), "import 'dass-elements/language.js';\r\n");
  assert.equal(run('.').stdout, '0 names replaced\n');
});
