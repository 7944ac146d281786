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

/** Checks one file. @returns the findings as `line:column message` */
function findings(path: string, text: string): string[] {
  write(path, text);
  const { status, out, err } = run(['check', join(folder, path)]);
  assert.equal(err, '');
  const found =
    out === '1 file checked, nothing found'
      ? []
      : out.split('\n').map((line) => line.replace(`${join(folder, path)}:`, ''));
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

test('finds nothing in the elements, the shell, the playground, the documentation and the README', () => {
  for (const [index, [, type = '', code = '']] of [
    ...readFileSync('README.md', 'utf8').matchAll(/```(html|tsx)\n(.*?)```/gs),
  ].entries())
    write(`readme/${index}.${type}`, code);
  const folders = ['elements', 'shell', 'playground', 'docs', 'test/package/consumer/*.html', join(folder, 'readme')];
  const { status, out, err } = run(['check', ...folders], process.cwd());
  assert.deepEqual({ status, err }, { status: 0, err: '' });
  assert.match(out, /^\d{4} files checked, nothing found$/);
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

test('says how many files it has checked when nothing was found, and when there are none', () => {
  write('fine/a.html', '<dass-button>Salvar</dass-button>');
  write('fine/b.tsx', 'const a = <dass-button />;');
  write('fine/notes.txt', '');
  assert.deepEqual(run(['check', 'fine']), { status: 0, out: '2 files checked, nothing found', err: '' });
  assert.deepEqual(run(['check', '--fix', 'fine/a.html']), {
    status: 0,
    out: '1 file checked, nothing found',
    err: '',
  });
  write('empty/notes.txt', '');
  assert.deepEqual(run(['check', 'empty']), { status: 2, out: '', err: 'No file matches empty' });
  write('fine/c.ts', 'const = 1;');
  const { status, out } = run(['check', 'fine']);
  assert.deepEqual([status, out], [2, ''], 'not all files could be read');
});

test('prints the help and the version, and exits with 0', () => {
  for (const args of [
    ['--help'],
    ['-h'],
    ['help'],
    ['check', '--help'],
    ['check', '-h'],
    ['upgrade', '--help'],
    ['mcp', '-h'],
  ]) {
    const { status, out, err } = run(args);
    assert.deepEqual({ status, err }, { status: 0, err: '' }, args.join(' '));
    assert.match(out, /^Usage: dass-elements <command>/);
  }
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  for (const args of [['--version'], ['-v'], ['check', '--version']])
    assert.deepEqual(run(args), { status: 0, out: version, err: '' });
});

test('exits with 2 and says why when it was used wrongly', () => {
  const failures: [string[], RegExp][] = [
    [[], /^Usage: dass-elements/],
    [['check'], /^Usage: dass-elements/],
    [['lint', 'a.html'], /^Unknown command lint\n\nUsage: dass-elements/],
    [['check', 'missing.html'], /^No file matches missing.html/],
    [['check', '*.svelte'], /^No file matches/],
    [['check', '--fixed', 'a.html'], /^Unknown option '--fixed'/],
    [['upgrade', '--fix', 'a.html'], /^Unknown option '--fix'/],
    [['upgrade'], /^Usage: dass-elements/],
  ];
  for (const [args, message] of failures) {
    const { status, err } = run(args);
    assert.equal(status, 2, args.join(' '));
    assert.match(err, message);
  }
});

test('names each file that it cannot read, checks the others, and exits with 2', () => {
  write('mixed/a.ts', 'const a = 1;\nconst = 2;\n');
  write('mixed/b.html', '<dass-b></dass-b>');
  write('mixed/c.tsx', 'const a = <p>;\n');
  write('mixed/notes.txt', '');
  symlinkSync(join(folder, 'missing'), join(folder, 'mixed/link.html'));
  const { status, out, err } = run(['check', 'mixed', 'mixed/notes.txt']);
  assert.equal(status, 2);
  assert.equal(out, 'mixed/b.html:1:2 <dass-b> is no element.');
  const files = err.split('\n');
  assert.match(files[0] ?? '', /^mixed\/a\.ts:2:7 cannot be read: /);
  assert.match(files[1] ?? '', /^mixed\/c\.tsx:\d+:\d+ cannot be read: /);
  assert.match(files[2] ?? '', /^mixed\/link\.html cannot be read: ENOENT/);
  assert.equal(files[3], 'mixed/notes.txt cannot be read: it is no markup and no code.');
});

test('needs no TypeScript, and reads what TypeScript 7 reads', () => {
  const code = `import type { A } from 'a' with { type: 'json' };
enum Kind { One = 1 }
namespace Inner { export declare const enum Other {} }
abstract class Page<const T extends unknown[]> extends Base<T> implements A {
  declare readonly name: string;
  accessor value = <T,>(item: T) => item satisfies T;
  constructor(private readonly b?: Map<string, Set<number>>, @Inject() c = 1) { super(); }
  override get list() { return this.b!?.get('x') as unknown as \`a\${string}\`; }
}
function isPage(this: Window, page: unknown): asserts page is Page<[]> {}
type Keys<T> = { readonly [K in keyof T as \`on\${Capitalize<K & string>}\`]+?: T[K] extends infer U extends string ? U : never };
export default (await import('a')) as typeof import('b');
using file = open();
const wrong = <dass-buton lable="a" />;`;
  assert.deepEqual(findings('modern.tsx', code), ['14:16 <dass-buton> is no element. Did you mean <dass-button>?']);
});

test('--fix writes the right names, and keeps encoding, byte order mark and line ends', () => {
  const page = (tag: string): string => `<p>Ação</p>\r\n<${tag} tone="danger">Não</${tag}>\r\n\t`;
  const encodings: [string, (text: string) => Buffer][] = [
    ['utf-8', (text) => Buffer.from(text)],
    ['utf-8 with mark', (text) => Buffer.from(`\uFEFF${text}`)],
    ['utf-16 little endian', (text) => Buffer.from(`\uFEFF${text}`, 'utf16le')],
    ['utf-16 big endian', (text) => Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()],
    ['windows-1252', (text) => Buffer.from(text, 'latin1')],
  ];
  for (const [name, encode] of encodings) {
    write('encoded.html', '');
    const path = join(folder, 'encoded.html');
    writeFileSync(path, encode(page('dass-buton')));
    assert.deepEqual(run(['check', '--fix', 'encoded.html']), {
      status: 0,
      out: "encoded.html:2:2 Fixed, now 'dass-button': <dass-buton> is no element. Did you mean <dass-button>?",
      err: '',
    });
    assert.deepEqual(readFileSync(path), encode(page('dass-button')), name);
  }
});

test('--fix writes a name only where there is one, and reports the others', () => {
  const page = '<dass-buton apearance="solid" tone="red"></dass-buton>\n<dass-thing></dass-thing>';
  write('some.html', page);
  const { status, out } = run(['check', '--fix', '--json', 'some.html']);
  assert.equal(status, 1);
  assert.deepEqual(
    (JSON.parse(out) as { message: string; suggestion?: string; fixed?: boolean }[]).map(
      ({ message, suggestion = '', fixed = false }) => `${message} [${suggestion}] ${fixed}`,
    ),
    [
      '<dass-buton> is no element. Did you mean <dass-button>? [dass-button] true',
      "<dass-button> has no attribute 'apearance'. Did you mean 'appearance'? [appearance] true",
      "<dass-button>: 'tone' cannot be 'red'. Its values are 'neutral', 'accent', 'danger'. [] false",
      '<dass-thing> is no element. [] false',
    ],
  );
  const fixed = '<dass-button appearance="solid" tone="red"></dass-button>\n<dass-thing></dass-thing>';
  assert.equal(readFileSync(join(folder, 'some.html'), 'utf8'), fixed);
});

test('--fix decides nothing between two names that are equally near', () => {
  // `min-length` and `max-length`
  const text = '<dass-text-input label="Code" mix-length="3"></dass-text-input>';
  write('equal.html', text);
  assert.equal(run(['check', '--fix', 'equal.html']).status, 1);
  assert.equal(readFileSync(join(folder, 'equal.html'), 'utf8'), text);
});
