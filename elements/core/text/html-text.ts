/** Start of an HTML page, which proxies and servers send instead of an answer. */
const pageStart = /^\s*<(?:!doctype|\?xml|html|head|body)\b/i;

/** An HTML fragment: it starts and ends with a tag. `a < b` is not a fragment. */
const markup = /^\s*<(?:[a-z][a-z0-9-]*)\b[^<>]*>[\s\S]*>\s*$/i;

/** `page`: a whole HTML page. `fragment`: a piece of HTML. `none`: plain text. */
export type MarkupKind = 'page' | 'fragment' | 'none';

/** Whether a text is an HTML page, an HTML fragment, or plain text. */
export function markupKind(text: string): MarkupKind {
  if (pageStart.test(text)) return 'page';
  return markup.test(text) ? 'fragment' : 'none';
}

const invisible = /<(script|style)\b[\s\S]*?(?:<\/\1\s*>|$)|<!--[\s\S]*?(?:-->|$)/gi;
const tag = /<[^<>]*>/g;
const inlineTag = /<\/?(?:a|b|i|u|em|strong|span|small|code|font|sub|sup)\b[^<>]*>/gi;

const namedCharacters: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** For references such as 'ccedil', 'atilde' and 'oacute': a letter and the name of its accent. */
const combiningAccents: Readonly<Record<string, string>> = {
  grave: '\u0300',
  acute: '\u0301',
  circ: '\u0302',
  tilde: '\u0303',
  uml: '\u0308',
  ring: '\u030a',
  cedil: '\u0327',
};

function character(reference: string, body: string): string {
  if (Object.hasOwn(namedCharacters, body)) return namedCharacters[body]!;
  const accented = /^([a-z])([a-z]+)$/i.exec(body);
  const accent = accented === null ? undefined : combiningAccents[accented[2]!];
  if (accent !== undefined) return `${accented![1]}${accent}`.normalize('NFC');
  const numeric = /^#(?:x([0-9a-f]{1,6})|(\d{1,7}))$/i.exec(body);
  const code = numeric === null ? -1 : Number.parseInt(numeric[1] ?? numeric[2]!, numeric[1] === undefined ? 10 : 16);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : reference;
}

/**
 * Returns the visible lines of HTML, without a browser. Drops tags and scripts, decodes common character references,
 * and drops a line that repeats the previous one (titles and headings do). Use the result as text only, never as
 * HTML.
 */
export function linesOfHtml(html: string): string[] {
  return html
    .replace(invisible, '')
    .replace(inlineTag, '')
    .replace(tag, '\n')
    .replace(/&(#?[a-z0-9]{1,8});/gi, character)
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line, index, lines) => line !== '' && line !== lines.slice(0, index).findLast((one) => one !== ''));
}
