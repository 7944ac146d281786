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
  for (const language of languages) {
    const translated = new Map((translations.get(language) ?? []).map((message) => [message.name, message]));
    for (const { name } of messages) {
      const { contents } = translated.get(name) ?? {};
      const isEmpty = !contents?.some((part) => typeof part !== 'string' || part.trim() !== '');
      if (isEmpty) problems.push(`${name} is missing in ${language}`);
    }
  }
  return problems;
}
