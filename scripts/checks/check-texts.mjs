// Checks the texts of the kit and of the shell: each id starts with `dass` and belongs to one text, each text is
// translated with the same values, each plural has all forms, and no visible text is outside of `msg()`. Whether the
// generated files are up to date is checked by check-generated.mjs.
import { readFileSync } from 'node:fs';
import { relative } from 'node:path/posix';
import { listFiles } from '../files.mjs';
import { localizerOf, programs } from '../texts/localizers.mjs';
import { pluralProblems } from '../texts/plural-forms.mjs';
import { translationProblems, untranslated } from '../texts/translations.mjs';
import { unwrappedTexts } from '../texts/unwrapped-texts.mjs';

const problems = [];
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
  for (const { name } of messages) {
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

for (const problem of problems) console.error(problem);
for (const [tag, number] of missing)
  console.warn(`warning: ${tag} is not complete, ${number} of ${count} texts are missing`);
console.log(`texts: ${count}, ${problems.length} problems`);
process.exitCode = problems.length ? 1 : 0;
