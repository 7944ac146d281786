// Checks the texts of the kit and of the shell: each id starts with `dass` and belongs to one text, each text is
// translated with the same values, each plural has all forms, and no visible text is outside of `msg()`. The texts, those
// of the documentation and of the sample data use the words of locales/glossary.json. Whether the generated files are up
// to date is checked by check-generated.mjs.
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path/posix';
import { listFiles } from '../files.mjs';
import { Glossary, exampleTexts, jsonTexts, markdownTexts, moduleTexts, xliffTexts } from '../texts/glossary.mjs';
import { localizerOf, programs } from '../texts/localizers.mjs';
import { pluralProblems } from '../texts/plural-forms.mjs';
import { translationProblems, untranslated } from '../texts/translations.mjs';
import { unwrappedTexts } from '../texts/unwrapped-texts.mjs';

const problems = [];
const glossary = new Glossary(JSON.parse(readFileSync('locales/glossary.json', 'utf8')));
const checkWords = (path, texts) => problems.push(...texts.flatMap((text) => glossary.problems(path, text)));
let count = 0;
const owners = new Map();
/** Number of missing texts of each language that is not complete. */
const missing = new Map();
for (const program of programs) {
  const { config, incomplete, localizer } = localizerOf(program);
  const { messages, errors } = localizer.extractSourceMessages();
  count += messages.length;
  for (const { file: source, start, messageText } of errors)
    problems.push(
      `${relative('.', source.fileName)}:${source.getLineAndCharacterOfPosition(start).line + 1}: ${messageText}`,
    );
  for (const { name, contents, file: source, node } of messages) {
    const text = contents.map((part) => (typeof part === 'string' ? part : '\u0000')).join('');
    const { line } = source.getLineAndCharacterOfPosition(node.getStart());
    checkWords(relative('.', source.fileName), [{ line: line + 1, language: 'pt', text, id: name }]);
    if (owners.has(name)) problems.push(`${name} is a text of ${owners.get(name)} and of ${program}`);
    owners.set(name, program);
  }
  const { translations } = localizer.readTranslationsSync();
  const complete = config.targetLocales.filter((tag) => !incomplete.includes(tag));
  problems.push(...translationProblems(messages, translations, complete), ...localizer.validateTranslations().errors);
  for (const tag of incomplete)
    missing.set(tag, (missing.get(tag) ?? 0) + untranslated(messages, translations.get(tag)).length);
}
const sources = listFiles(
  ['elements', 'locales', 'shell'],
  (path) => /\.tsx?$/.test(path) && !/\.(test|e2e|examples)\.tsx?$|\/generated\//.test(path),
);
for (const path of sources) {
  const code = readFileSync(path, 'utf8');
  for (const { line, text } of unwrappedTexts(path, code)) problems.push(`${path}:${line}: '${text}' is not in msg()`);
  for (const { line, problem } of pluralProblems(path, code)) problems.push(`${path}:${line}: ${problem}`);
}

for (const path of listFiles(['locales/xliff', 'shell/locales/xliff'], (name) => name.endsWith('.xlf'))) {
  const texts = xliffTexts(readFileSync(path, 'utf8'), path.slice(-6, -4));
  checkWords(
    path,
    texts.filter(({ language }) => language !== 'pt'),
  );
}
const described = listFiles(['docs', 'elements', 'sample-data'], (path) =>
  /^docs\/(texts\/.*\.ts|guides\/.*\.md|elements\/.*\.json)$|^sample-data\/|\.examples\.ts$/.test(path),
);
for (const path of described.filter((name) => !/\.test\.ts$|accessibility-trees/.test(name))) {
  const code = readFileSync(path, 'utf8');
  const language = /\b(en|es|pt)(?:-br)?\.(?:ts|md)$/i.exec(path)?.[1] ?? 'pt';
  if (path.endsWith('.json')) checkWords(path, jsonTexts(code));
  else if (path.endsWith('.md')) checkWords(path, markdownTexts(code, language));
  else checkWords(path, moduleTexts(path, code, language));
}
const examples = 'docs/texts/examples.json';
if (existsSync(examples)) checkWords(examples, exampleTexts(readFileSync(examples, 'utf8')));
problems.push(...glossary.unused);

for (const problem of problems) console.error(problem);
for (const [tag, number] of missing)
  console.warn(`warning: ${tag} is not complete, ${number} of ${count} texts are missing`);
console.log(`texts: ${count}, ${problems.length} problems`);
process.exitCode = problems.length ? 1 : 0;
