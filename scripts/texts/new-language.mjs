// Adds a language to the kit and to the shell: `npm run new-language -- fr [--name "Français"]`. It may be committed at
// once: missing texts are shown in Portuguese, and are warnings until the language is declared complete.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { LANGUAGES_FILE, languagesFile, newLanguage, readLanguages } from './languages.mjs';

const { code, name } = readArguments();
const languages = readLanguages();
let language;
try {
  language = newLanguage(code, name, languages);
} catch (error) {
  stop(error.message);
}
const before = readFileSync(LANGUAGES_FILE, 'utf8');
writeFileSync(LANGUAGES_FILE, languagesFile([...languages, language]));
const { status } = spawnSync('npm', ['run', '--silent', 'generate'], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
if (status !== 0) {
  writeFileSync(LANGUAGES_FILE, before);
  stop(`${language.tag} was not added: npm run generate failed`);
}
console.log(
  [
    `${language.tag}, ${language.name}, is in ${LANGUAGES_FILE} and in the language pickers.`,
    '',
    ...leftToDo(language),
  ].join('\n'),
);

function readArguments() {
  try {
    const { values, positionals } = parseArgs({ options: { name: { type: 'string' } }, allowPositionals: true });
    if (positionals.length === 1) return { code: positionals[0], name: values.name };
  } catch (error) {
    console.error(error.message);
  }
  stop('Which language? npm run new-language -- fr [--name "Français"]');
}

function leftToDo({ tag }) {
  const files = ['locales', 'shell/locales'].map((folder) => `${folder}/xliff/${tag}.xlf`);
  const day = new Intl.DateTimeFormat(tag, { year: 'numeric', month: '2-digit', day: '2-digit' }).format(
    new Date(2026, 11, 31),
  );
  return [
    'Left to do:',
    ...files.map((file) => `- translate ${textsToTranslate(file)} texts in ${file}, then npm run generate`),
    `- remove "complete": false in ${LANGUAGES_FILE} when all are translated; a missing text is then an error`,
    `- if it does not type with the keys of English: its keys in elements/fields/keyboard/layouts-model.ts`,
    `- words for yes and no in pasted cells: elements/core/table/cells/cell-value.ts`,
    ...(day === '31/12/2026'
      ? []
      : [`- dates: tables and date fields write 31/12/2026 in every language, ${tag} ${day}`]),
    ...(isRightToLeft(tag) ? [`- ${tag} is written from right to left: pages need dir="rtl"`] : []),
    '- the guide of languages names the languages: docs/guides/languages/',
  ];
}

function textsToTranslate(file) {
  const [, ...units] = readFileSync(file, 'utf8').split('<trans-unit ');
  return units.filter((unit) => !unit.includes('<target>')).length;
}

function isRightToLeft(tag) {
  const locale = new Intl.Locale(tag);
  return (locale.getTextInfo?.() ?? locale.textInfo)?.direction === 'rtl';
}

function stop(message) {
  console.error(message);
  process.exit(1);
}
