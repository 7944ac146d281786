import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { after, before, test } from 'node:test';

const command = [resolve('node_modules/tsx/dist/cli.mjs'), resolve('cli/main.ts')];
let folder: string;
before(() => (folder = mkdtempSync(join(tmpdir(), 'dass-check-'))));
after(() => rmSync(folder, { recursive: true, force: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

function run(args: readonly string[], cwd = folder): { status: number | null; out: string; err: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [...command, ...args], { cwd, encoding: 'utf8' });
  return { status, out: stdout.trim(), err: stderr.trim() };
}

/** Checks one file, with the project's TypeScript. @returns the findings as `line:column message` */
function findings(path: string, text: string): string[] {
  write(path, text);
  const { status, out, err } = run(['check', join(folder, path)], process.cwd());
  assert.equal(err, '');
  const found = out === '' ? [] : out.split('\n').map((line) => line.replace(`${join(folder, path)}:`, ''));
  assert.equal(status, found.length > 0 ? 1 : 0);
  return found;
}

test('HTML: unknown tags, attributes and slots, with the nearest right name', () => {
  const page = `<!doctype html>
<body>
<dass-picklist></dass-picklist>
<dass-pick-list lable="Materiais" fieldlabel="name">
  <script type="application/json" slot="dat">[]</script>
</dass-pick-list>
<template><dass-buton></dass-buton></template>`;
  assert.deepEqual(findings('page.html', page), [
    '3:2 <dass-picklist> is no element. Did you mean <dass-pick-list>?',
    "4:17 <dass-pick-list> has no attribute 'lable'. Did you mean 'label'?",
    "4:35 <dass-pick-list> has no attribute 'fieldlabel'. Did you mean 'field-label'?",
    "5:35 <dass-pick-list> has no slot 'dat'. Did you mean 'data'?",
    '7:12 <dass-buton> is no element. Did you mean <dass-button>?',
  ]);
});

test('HTML: attributes where only a property or a listener works', () => {
  assert.deepEqual(findings('fragment.html', '<dass-tabs tabs="[]" ondass-tab-change="go()"></dass-tabs>'), [
    `1:12 <dass-tabs>: 'tabs' works only as the property 'tabs': set it in a script, or in <script type="application/json" slot="data">.`,
    "1:22 <dass-tabs>: 'ondass-tab-change' is no attribute. Listen with addEventListener('dass-tab-change', …).",
  ]);
});

test('HTML: no finding for right names, attributes of all elements, and those of other libraries', () => {
  const page = `<other-element itms="1"></other-element>
<form id="order"></form>
<dass-text-input form="order" name="code" label="Código" class="wide" style="" tabindex="0" data-src="/x" aria-label="x"
  onclick="x()" hx-get="/x" x-data="{}" :value="x" @click="x" popover READONLY autofocus {{ attributes }}
  <%= more %> <?php echo $a > 1 ?> name="{% if x %}a{% endif %}"></dass-text-input>
<dass-tabs label="Pedido"><div slot="any-tab"></div></dass-tabs>
<dass-button><dass-icon slot="start" name="check"></dass-icon>Salvar</dass-button>`;
  assert.deepEqual(findings('right.html', page), []);
});

test('Lit templates: properties, boolean attributes and events of bindings', () => {
  const code = [
    'const wrong = html`<dass-pick-list',
    '  .itens=${[{ text: `a ${1}` }]} ?requird=${true}',
    '  @dass-pik=${() => html`<dass-buton></dass-buton>`}></dass-pick-list>`;',
    'const right = html`<dass-pick-list .items=${[]} ?required=${true} @dass-pick=${go} @click=${go} label=${label}',
    '  class="a ${b}" .innerHTML=${x} .ariaLabel=${y}><p slot=${name}></p></dass-pick-list>',
    '  <${tag} lable="a"></${tag}>`;',
    'const other = css`dass-pik { color: red }`;',
    "list.addEventListener('dass-pik', go);",
    "list.addEventListener('other-event', go);",
  ].join('\n');
  assert.deepEqual(findings('template.ts', code), [
    "2:3 <dass-pick-list> has no property 'itens'. Did you mean 'items'?",
    "2:34 <dass-pick-list> has no attribute 'requird'. Did you mean 'required'?",
    "3:3 <dass-pick-list> has no event 'dass-pik'. Did you mean 'dass-pick'?",
    '3:27 <dass-buton> is no element. Did you mean <dass-button>?',
    "8:23 No element has an event 'dass-pik'. Did you mean 'dass-pick'?",
  ]);
});

test('JSX: props, events and slots of tags, and slots in wrappers', () => {
  const code = `const wrong = <dass-pick-list itens={[]} ondass-pik={go}><i slot="dat" /></dass-pick-list>;
const inWrapper = <DassPickList><i slot="dat" /></DassPickList>;
const right = (
  <dass-pick-list key="1" ref={ref} className="a" items={[]} fieldLabel="name" field-id="code" ondass-pick={go}
    onChange={go} dangerouslySetInnerHTML={x} data-x="1" aria-label="a" tabIndex={0} style={{}} {...rest} />
);
const dialog = <DassDialog><div slot="footer" /></DassDialog>;`;
  for (const file of ['page.tsx', 'page.jsx', 'page.js'])
    assert.deepEqual(findings(file, code), [
      "1:31 <dass-pick-list> has no property or attribute 'itens'. Did you mean 'items'?",
      "1:42 <dass-pick-list> has no event 'dass-pik'. Did you mean 'dass-pick'?",
      "1:61 <dass-pick-list> has no slot 'dat'. Did you mean 'data'?",
      "2:36 <dass-pick-list> has no slot 'dat'. Did you mean 'data'?",
    ]);
});

test('Vue components: bindings and listeners', () => {
  const component = `<script setup>const a = 1 < 2</script>
<template>
  <dass-pick-list :itens="a" @dass-pik="go" v-bind:lable="a" />
  <dass-pick-list :items="a" :field-label="b" v-on:dass-pick.once="go" v-if="a" :key="a" ref="x" #default label="a" />
  <div slot="any"></div>
</template>`;
  assert.deepEqual(findings('page.vue', component), [
    "3:19 <dass-pick-list> has no property or attribute 'itens'. Did you mean 'items'?",
    "3:30 <dass-pick-list> has no event 'dass-pik'. Did you mean 'dass-pick'?",
    "3:45 <dass-pick-list> has no property or attribute 'lable'. Did you mean 'label'?",
  ]);
});

test('finds nothing in the elements, the shell, the playground and the README', () => {
  for (const [index, [, type = '', code = '']] of [
    ...readFileSync('README.md', 'utf8').matchAll(/```(html|tsx)\n(.*?)```/gs),
  ].entries())
    write(`readme/${index}.${type}`, code);
  const folders = ['elements', 'shell', 'playground', 'test/package/consumer/*.html', join(folder, 'readme')];
  assert.deepEqual(run(['check', ...folders], process.cwd()), { status: 0, out: '', err: '' });
});

test('checks files, folders and globs, and writes JSON', () => {
  write('site/a.html', '<dass-a></dass-a>');
  write('site/sub/b.html', '<dass-b></dass-b>');
  write('site/sub/c.txt', '<dass-c></dass-c>');
  write('site/node_modules/d.html', '<dass-d></dass-d>');
  const files = (...args: string[]): string[] => {
    const { status, out } = run(['check', '--json', ...args]);
    assert.equal(status, 1);
    return (JSON.parse(out) as { file: string }[]).map(({ file }) => file);
  };
  const both = ['site/a.html', 'site/sub/b.html'];
  assert.deepEqual(files('site'), both);
  assert.deepEqual(files('site/**/*.html'), both);
  assert.deepEqual(files('site/*.{html,vue}'), ['site/a.html']);
  assert.deepEqual(files('**/sub/?.html', 'site/a.html'), ['site/sub/b.html', 'site/a.html']);
  const { out } = run(['check', 'site/a.html', '--json']);
  assert.deepEqual(JSON.parse(out), [{ file: 'site/a.html', line: 1, column: 2, message: '<dass-a> is no element.' }]);
  write('right.html', '<dass-button>Salvar</dass-button>');
  assert.deepEqual(run(['check', 'right.html', '--json']), { status: 0, out: '[]', err: '' });
});

test('exits with 2 and says why when it cannot check', () => {
  const failures: [string[], RegExp][] = [
    [[], /^Usage: dass-elements check/],
    [['check'], /^Usage: dass-elements check/],
    [['lint', 'a.html'], /^Usage: dass-elements check/],
    [['check', 'missing.html'], /^No file matches missing.html/],
    [['check', '*.svelte'], /^No file matches/],
    [['check', '--fix', 'a.html'], /^Unknown option --fix/],
    [['check', 'notes.txt'], /^notes.txt cannot be checked/],
    [['check', 'lonely.ts'], /^lonely.ts is code: install typescript 5 or 6/],
  ];
  write('notes.txt', '');
  write('lonely.ts', '');
  for (const [args, message] of failures) {
    const { status, err } = run(args);
    assert.equal(status, 2, args.join(' '));
    assert.match(err, message);
  }
  const installed = join(folder, 'node_modules/typescript');
  mkdirSync(installed, { recursive: true });
  write('node_modules/typescript/index.js', "exports.version = '7.0.2';");
  const { status, err } = run(['check', 'lonely.ts']);
  assert.equal(status, 2);
  assert.match(err, /^lonely.ts is code: to check it, typescript 5 or 6 is needed instead of 7.0.2/);
  rmSync(installed, { recursive: true });
  symlinkSync(resolve('node_modules/typescript'), installed, 'dir');
  assert.equal(run(['check', 'lonely.ts']).status, 0);
});
