import ts from 'typescript';

/** The languages of the texts, as the glossary names them. Texts in the code are in the first one. */
export const languages = ['pt', 'es', 'en'];

/**
 * A word and what it must not be called.
 * @typedef {object} Entry
 * @property {string} term what the word stands for, in English
 * @property {string} pt the word to use in Portuguese
 * @property {string} es the word to use in American Spanish
 * @property {string} en the word to use in American English
 * @property {Partial<Record<'pt' | 'es' | 'en', string[]>>} forbidden words by language; `*` at the end of a word
 *   stands for any ending
 * @property {Record<string, string>} [allowed] the id of a message, or the path of a file without messages, and why it
 *   may use a forbidden word
 * @property {string} [note] why, or where the word ends and another one starts
 */

/** A text on a screen. @typedef {{ line: number, language: string, text: string, id?: string }} ScreenText */

const LETTER = String.raw`[\p{L}\p{M}\p{N}_]`;

/** Finds the forbidden words of a glossary in texts. */
export class Glossary {
  #rules = [];
  #unused = new Set();

  /** @param {readonly Entry[]} entries */
  constructor(entries) {
    for (const { term, forbidden, allowed = {}, ...words } of entries) {
      for (const [language, variants] of Object.entries(forbidden)) {
        if (!languages.includes(language) || !words[language])
          throw new Error(`glossary: '${term}' has no word in '${language}'`);
        for (const variant of variants)
          this.#rules.push({ language, use: words[language], matcher: matcherOf(variant), term, allowed });
      }
      for (const place of Object.keys(allowed)) this.#unused.add(`${term}: ${place}`);
    }
  }

  /**
   * @param {string} path file of the text; an exception for it counts for all its texts
   * @param {ScreenText} text
   * @returns {string[]} problems, one for each forbidden word
   */
  problems(path, { line, language, text, id }) {
    const problems = [];
    const composed = text.normalize('NFC');
    for (const rule of this.#rules) {
      if (rule.language !== language) continue;
      for (const [word] of composed.matchAll(rule.matcher)) {
        const place = [id, path].find((key) => key !== undefined && Object.hasOwn(rule.allowed, key));
        if (place === undefined)
          problems.push(`${path}:${line}: '${word}'${id ? ` in ${id}` : ''}: use '${rule.use}' (${rule.term})`);
        else this.#unused.delete(`${rule.term}: ${place}`);
      }
    }
    return problems;
  }

  /** Exceptions that no text has needed so far, as problems. */
  get unused() {
    return [...this.#unused].map((place) => `locales/glossary.json: '${place}' is allowed and not used`);
  }
}

/** Whole words, in any case, with their accents. A space stands for any white space. */
function matcherOf(variant) {
  const words = variant
    .normalize('NFC')
    .split(' ')
    .map((word) => word.replace(/[.+?^${}()|[\]\\/]/g, String.raw`\$&`).replace(/\*$/, `${LETTER}*`));
  return new RegExp(`(?<!${LETTER})${words.join(String.raw`\s+`)}(?!${LETTER})`, 'giu');
}

/**
 * The sources, in Portuguese, and the translations of an XLIFF file, each with its line. Values are left out.
 * @param {string} xliff
 * @param {string} language of the translations
 * @returns {ScreenText[]}
 */
export function xliffTexts(xliff, language) {
  const texts = [];
  for (const unit of xliff.matchAll(/<trans-unit id="([^"]+)">[\s\S]*?<\/trans-unit>/g))
    for (const part of unit[0].matchAll(/<(source|target)>([\s\S]*?)<\/\1>/g))
      texts.push({
        line: lineAt(xliff, unit.index + part.index),
        language: part[1] === 'source' ? 'pt' : language,
        text: unescaped(part[2].replace(/<x\b[^>]*>/g, '\u0000')),
        id: unit[1],
      });
  return texts;
}

const unescaped = (text) => text.replace(/&lt;/g, '<').replace(/&gt;/g, '>').replace(/&amp;/g, '&');

/**
 * The texts in a module: lists of three texts are Portuguese, Spanish and English, a property with the name of a
 * language is in it, and all others are in the language of the module. One word of small letters without accents is a
 * name for the program, such as `'status'`.
 * @param {string} path
 * @param {string} code
 * @param {string} [language] of the module
 * @returns {ScreenText[]}
 */
export function moduleTexts(path, code, language = 'pt') {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true, kind);
  const texts = [];
  const visit = (node, current) => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return;
    if (ts.isStringLiteral(node) || ts.isTemplateLiteralToken(node) || ts.isJsxText(node)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      if (!/^[a-z]*(\/[a-z0-9]+)?$/.test(node.text)) texts.push({ line: line + 1, language: current, text: node.text });
      return;
    }
    if (ts.isPropertyAssignment(node)) {
      visit(node.initializer, languageOf(node.name.text) ?? current);
      return;
    }
    if (
      ts.isArrayLiteralExpression(node) &&
      node.elements.length === 3 &&
      node.elements.every(ts.isStringLiteralLike)
    ) {
      node.elements.forEach((element, index) => visit(element, languages[index]));
      return;
    }
    ts.forEachChild(node, (child) => visit(child, current));
  };
  visit(source, language);
  return texts;
}

/** The summary of an example is in English. */
const languageOf = (name) => ({ 'pt-BR': 'pt', es: 'es', en: 'en', summary: 'en' })[name];

/**
 * The texts of a JSON file whose properties `pt-BR`, `es` and `en` are texts.
 * @param {string} json formatted, one property a line
 * @returns {ScreenText[]}
 */
export function jsonTexts(json) {
  return json.split('\n').flatMap((row, index) => {
    const [, name, text] = /^\s*"(pt-BR|es|en)": "(.*)",?$/.exec(row) ?? [];
    return text === undefined
      ? []
      : [{ line: index + 1, language: languageOf(name), text: text.replace(/`[^`]*`/g, '') }];
  });
}

/**
 * The texts of docs/texts/examples.json: Portuguese texts and English summaries, with their translations.
 * @param {string} json
 * @returns {ScreenText[]}
 */
export function exampleTexts(json) {
  const { texts, summaries } = JSON.parse(json);
  const read = (table, source) =>
    Object.entries(table).flatMap(([text, translations]) => {
      const line = lineAt(json, json.indexOf(`${JSON.stringify(text)}: {`));
      return Object.entries({ [source]: text, ...translations }).map(([name, text]) => ({
        line,
        language: languageOf(name),
        text,
      }));
    });
  return [...read(texts, 'pt-BR'), ...read(summaries, 'en')];
}

/**
 * The prose of a Markdown file: without blocks of code, code in lines, and addresses.
 * @param {string} markdown
 * @param {string} language
 * @returns {ScreenText[]}
 */
export function markdownTexts(markdown, language) {
  let isCode = false;
  return markdown.split('\n').flatMap((row, index) => {
    if (/^\s*(```|~~~)/.test(row)) {
      isCode = !isCode;
      return [];
    }
    const text = row.replace(/`[^`]*`/g, '').replace(/\]\([^)]*\)/g, ']');
    return isCode ? [] : [{ line: index + 1, language, text }];
  });
}

const lineAt = (text, index) => text.slice(0, index).split('\n').length;
