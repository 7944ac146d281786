/**
 * @param {{ name: string }[]} messages texts in the code
 * @param {Map<string, { name: string, contents: (string | object)[] }[]>} translations by language
 * @param {readonly string[]} languages
 * @returns {string[]} problems
 */
export function translationProblems(messages, translations, languages) {
  const problems = messages
    .filter(({ name }) => !/^dass[A-Z]\w*$/.test(name))
    .map(({ name, contents = [] }) => `'${name}' is no id that begins with dass: ${JSON.stringify(contents)}`);
  for (const language of languages)
    for (const { name } of untranslated(messages, translations.get(language)))
      problems.push(`${name} is missing in ${language}`);
  return problems;
}

/**
 * @template {{ name: string }} Message
 * @param {Message[]} messages texts in the code
 * @param {{ name: string, contents: (string | object)[] }[] | undefined} translations of one language
 * @returns {Message[]} those without a translation
 */
export function untranslated(messages, translations = []) {
  const translated = new Map(translations.map((message) => [message.name, message]));
  return messages.filter(
    ({ name }) => !translated.get(name)?.contents.some((part) => typeof part !== 'string' || part.trim() !== ''),
  );
}
