import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import test from 'node:test';
import {
  languagesFile,
  languagesModule,
  newLanguage,
  numberFormatOf,
  pluralRule,
  readLanguages,
} from './languages.mjs';

const COPIED = [
  'scripts/texts',
  'scripts/generate/generate-texts.mjs',
  'scripts/checks/check-texts.mjs',
  'scripts/files.mjs',
];
const TEXTS = {
  'elements/close.ts': "msg('Fechar', { id: 'dassClose' }); msg(str`Remover ${label}`, { id: 'dassRemove' });",
  'shell/home.ts': "msg('Áreas', { id: 'dassAreas' });",
};

/** A small project with the real scripts and three texts, translated into Spanish and English. */
function createProject(t) {
  const folder = mkdtempSync(join(tmpdir(), 'dass-language-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  const write = (path, text) => {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  const read = (path) => readFileSync(join(folder, path), 'utf8');
  for (const path of COPIED) cpSync(path, join(folder, path), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  write(
    'package.json',
    JSON.stringify({ type: 'module', scripts: { generate: 'node scripts/generate/generate-texts.mjs' } }),
  );
  write('locales/languages.json', languagesFile(readLanguages()));
  write('locales/glossary.json', '[]');
  mkdirSync(join(folder, 'elements/core/preferences'), { recursive: true });
  for (const [path, code] of Object.entries(TEXTS))
    write(
      path,
      `import { msg, str } from '@lit/localize';\nexport const texts = (label: string) => [${code.replace(/; (?=msg)/, ', ').replace(/;$/, '')}];\n`,
    );
  for (const program of ['.', 'shell'])
    write(
      `${program}/tsconfig.texts.json`,
      '{ "compilerOptions": { "module": "esnext", "moduleResolution": "bundler", "target": "es2022", "types": [], "noLib": true }, "include": ["elements", "home.ts"] }',
    );
  const run = (script, ...args) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
      cwd: folder,
      encoding: 'utf8',
    });
    return { status, output: stdout + stderr };
  };
  const translate = (path, translations) => {
    const text = Object.entries(translations).reduce(
      (all, [id, target]) =>
        all.replace(
          new RegExp(`(id="${id}">\\s*<source>.*</source>)(?:\\s*<target>.*</target>)?`),
          `$1<target>${target}</target>`,
        ),
      read(path),
    );
    write(path, text);
  };
  const translateAll = (tag) => {
    translate(`locales/xliff/${tag}.xlf`, { dassClose: 'C', dassRemove: 'R <x id="0" equiv-text="${label}"/>' });
    translate(`shell/locales/xliff/${tag}.xlf`, { dassAreas: 'A' });
  };
  const generated = run('scripts/generate/generate-texts.mjs');
  assert.equal(generated.status, 0, generated.output);
  translateAll('es');
  translateAll('en');
  const files = () =>
    Object.fromEntries(
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
        .map(({ parentPath, name }) => [join(parentPath, name), readFileSync(join(parentPath, name), 'utf8')]),
    );
  return {
    run,
    read,
    write,
    translate,
    translateAll,
    files,
    add: (...args) => run('scripts/texts/new-language.mjs', ...args),
  };
}

test('[LG-02] new-language adds a language to the list, the XLIFF files, the catalogues and the pickers', (t) => {
  const { add, read, run, translate } = createProject(t);
  const { status, output } = add('fr');
  assert.equal(status, 0, output);
  assert.deepEqual(JSON.parse(read('locales/languages.json')).at(-1), { tag: 'fr', name: 'Français', complete: false });
  assert.match(read('locales/xliff/fr.xlf'), /target-language="fr"[^]*<source>Fechar<\/source>/);
  assert.doesNotMatch(read('locales/xliff/fr.xlf'), /<target>/);
  assert.match(read('elements/core/preferences/languages.ts'), /type Language = 'pt-BR' \| 'es' \| 'en' \| 'fr';/);
  assert.match(
    read('elements/core/preferences/languages.ts'),
    /'fr': { group: "\u202f", zeroIsOne: true, hasMany: true }/,
  );
  assert.match(read('elements/core/preferences/language-details.ts'), /'fr': "Français"/);
  for (const folder of ['locales', 'shell/locales'])
    assert.match(read(`${folder}/generated/catalogues.ts`), /'fr': \(\) => import\('\.\/fr\.js'\)/);
  assert.match(output, /translate 2 texts in locales\/xliff\/fr\.xlf/);
  assert.match(output, /translate 1 texts in shell\/locales\/xliff\/fr\.xlf/);
  // Until it is translated, a text is that of the templates.
  assert.match(read('locales/generated/fr.ts'), /'dassClose': `Fechar`/);
  assert.match(read('locales/generated/fr.ts'), /'dassRemove': str`Remover \$\{0\}`/);
  translate('locales/xliff/fr.xlf', { dassClose: 'Fermer' });
  assert.equal(run('scripts/generate/generate-texts.mjs').output, '');
  assert.match(read('locales/generated/fr.ts'), /'dassClose': `Fermer`/);
  assert.doesNotMatch(read('locales/xliff/fr.xlf'), /<target>Remover/, 'a text of the templates is no translation');
});

test('[LG-03] missing texts of a new language are warnings that count, and errors when it is declared complete', (t) => {
  const { add, read, run, translate, translateAll, write } = createProject(t);
  assert.equal(add('fr').status, 0);
  const check = () => run('scripts/checks/check-texts.mjs');
  assert.match(check().output, /warning: fr is not complete, 3 of 3 texts are missing/);
  assert.equal(check().status, 0);
  translate('locales/xliff/fr.xlf', { dassClose: 'Fermer' });
  assert.match(check().output, /2 of 3 texts are missing/);
  write('locales/languages.json', read('locales/languages.json').replace(', "complete": false', ''));
  assert.match(check().output, /dassRemove is missing in fr\ndassAreas is missing in fr/);
  assert.equal(check().status, 1);
  translateAll('fr');
  assert.deepEqual([check().status, check().output.includes('fr')], [0, false]);
});

test('[LG-02] new-language refuses an existing language and an invalid code, and then writes nothing', (t) => {
  const { add, files } = createProject(t);
  const before = files();
  for (const [args, message] of [
    [['es'], /es is there already/],
    [['ES'], /es is there already/],
    [['pt-PT'], /pt-BR is there already/],
    [['français'], /no BCP 47 tag/],
    [['fr_FR'], /no BCP 47 tag/],
    [['../fr'], /no BCP 47 tag/],
    [['xx'], /no language that Intl knows/],
    [['fr-u-ca-buddhist'], /has extensions; use fr/],
    [['pl'], /plurals/],
    [['te'], /numbers/],
    [[], /Which language/],
    [['fr', 'it'], /Which language/],
    [['fr', '--nome', 'x'], /Which language/],
  ]) {
    const { status, output } = add(...args);
    assert.equal(status, 1, args.join(' '));
    assert.match(output, message);
    assert.deepEqual(files(), before, args.join(' '));
  }
  assert.equal(add('fr').status, 0);
  const added = files();
  assert.match(add('fr').output, /fr is there already/);
  assert.deepEqual(files(), added, 'the second time nothing is written');
});

test('[LG-02] a language has the name that is given, or its own', () => {
  const languages = readLanguages();
  assert.deepEqual(newLanguage('fr-ca', undefined, languages), {
    tag: 'fr-CA',
    name: 'Français canadien',
    complete: false,
  });
  assert.equal(newLanguage('it', undefined, languages).name, 'Italiano');
  assert.equal(newLanguage('de', ' Deutsch (Werk) ', languages).name, 'Deutsch (Werk)');
});

test('[LG-03] plurals and numbers of a language are those of Intl', () => {
  assert.deepEqual(['pt-BR', 'es', 'en', 'fr', 'de', 'it', 'ja', 'pl', 'ar'].map(pluralRule), [
    { zeroIsOne: true, hasMany: true },
    { hasMany: true },
    {},
    { zeroIsOne: true, hasMany: true },
    {},
    { hasMany: true },
    {},
    undefined,
    undefined,
  ]);
  assert.deepEqual(numberFormatOf('es'), { group: '.', decimal: ',', maxUngrouped: 4 });
  assert.deepEqual(numberFormatOf('fr'), { group: '\u202f', decimal: ',', maxUngrouped: 3 });
  assert.equal(numberFormatOf('te'), undefined);
});

test('[LG-02] the list of languages is written as it is formatted', () => {
  assert.equal(readFileSync('locales/languages.json', 'utf8'), languagesFile(readLanguages()));
  assert.ok(readFileSync('elements/core/preferences/languages.ts', 'utf8').endsWith(languagesModule(readLanguages())));
});
