// Replaces the code in templates by placeholders of the same length, so that a parser of HTML can read them and offsets
// stay the same.
import type { Syntax } from './uses.js';

/** Takes the place of each character of code in a template. */
export const PLACEHOLDER = '_';

export const isDynamic = (text: string): boolean => text.includes(PLACEHOLDER.repeat(2));

const hide = (code: string): string => PLACEHOLDER.repeat(code.length);

/**
 * Expressions, statements and comments of PHP, ERB, JSP and ASP, of Twig, Jinja, Django, Liquid, Handlebars, Vue and
 * Angular, and of Blade. PHP may end without a closing tag.
 */
const SERVER_CODE = /<\?.*?(?:\?>|$)|<%.*?%>|\{\{--.*?--\}\}|\{\{.*?\}\}|\{%.*?%\}|\{#.*?#\}|\{!!.*?!!\}/gs;

const MARKS: Partial<Record<Syntax, RegExp>> = {
  // `@disabled($a->isLocked())`
  blade: /@[a-zA-Z]+\s*(?=\()/g,
  // Expression language
  jsp: /[$#](?=\{)/g,
  // `@(a > b)`, `@Model.Items[0].Label`, `@if (a)`, `@{ … }` only up to its brace: blocks contain markup.
  razor: /@(?:(?=\()|[A-Za-z_][\w.]*\s*(?=\()|[A-Za-z_][\w.]*(?:\[[^\]]*\][\w.]*)?)/g,
};

/** Compilers of components let every tag close itself. */
export const hasSelfClosingTags = (syntax: Syntax): boolean => ['angular', 'astro', 'svelte', 'vue'].includes(syntax);

/** A component such as `<TextArea>`: its name is that of an HTML tag only without case. */
const COMPONENT_TAG = /(?<=<\/?)[A-Z](?=[\w.]*[\s/>])/g;
/** HTML reads all that follows as their text. */
const TEXT_TAG = /(?<=<\/?)t(?=(?:extarea|itle)\b)|(?<=<)[is](?=(?:cript|tyle|frame)\b[^<>]*\/>)/gi;

/** Types with parameters in C#, such as `List<string>`: they look like tags. */
const GENERIC_TYPE = /\b[A-Z]\w*<[\w, ?.[\]]+>/g;

/** Returns the template with placeholders for its code, in which a parser of HTML finds the same tags as a compiler. */
export function maskCode(text: string, syntax: Syntax): string {
  const masked = maskExpressions(text, syntax);
  return hasSelfClosingTags(syntax) ? masked.replace(COMPONENT_TAG, 'x').replace(TEXT_TAG, 'x') : masked;
}

function maskExpressions(text: string, syntax: Syntax): string {
  if (syntax === 'lit') return text;
  if (syntax === 'svelte' || syntax === 'astro') return maskBraces(text, syntax);
  let masked = text;
  if (syntax === 'razor') masked = hideGenericTypes(masked.replace(/@\*.*?\*@/gs, hide));
  if (syntax === 'blade') masked = masked.replace(/@php\b(?!\s*\().*?@endphp/gs, hide);
  masked = masked.replace(SERVER_CODE, hide);
  const marks = MARKS[syntax];
  return marks ? maskMarked(masked, marks) : masked;
}

/** From the innermost type outwards. */
function hideGenericTypes(text: string): string {
  const masked = text.replace(GENERIC_TYPE, hide);
  return masked === text ? text : hideGenericTypes(masked);
}

/** Masks each mark, and the parentheses or braces that follow it. */
function maskMarked(text: string, marks: RegExp): string {
  let masked = '';
  let done = 0;
  for (const { index, 0: mark } of text.matchAll(marks)) {
    // `@@` is an @, and the one of a mail address is no mark.
    if (index < done || /[\w@]/.test(text[index - 1] ?? '')) continue;
    const end = closingEnd(text, index + mark.length);
    masked += text.slice(done, index) + hide(text.slice(index, end));
    done = end;
  }
  return masked + text.slice(done);
}

/** A script or a style that does not close itself. */
const RAW_TAG = /^<(script|style)\b(?![^<>]*\/>)/i;
/** The start tag of a script is not longer, in characters. */
const MAX_START_TAG = 500;

/**
 * Masks the expressions in braces of Svelte and Astro, outside of scripts and styles. In the text of
 * Astro they contain markup, and in its quotation marks they are text.
 */
function maskBraces(text: string, syntax: 'astro' | 'svelte'): string {
  let masked = '';
  let index = 0;
  let isInTag = false;
  let quote = '';
  const skip = (end: number, isCode: boolean): void => {
    const part = text.slice(index, end);
    masked += isCode ? hide(part) : part;
    index = end;
  };
  if (syntax === 'astro') skip(/^\s*---.*?\n---/s.exec(text)?.[0].length ?? 0, true);
  while (index < text.length) {
    const character = text[index]!;
    if (!isInTag && text.startsWith('<!--', index)) skip(endOf(text, '-->', index), false);
    else if (!isInTag && RAW_TAG.test(text.slice(index, index + MAX_START_TAG))) {
      const [, name = ''] = RAW_TAG.exec(text.slice(index, index + MAX_START_TAG))!;
      skip(endOf(text, `</${name}`, index), false);
    } else if (character === '{' && (syntax === 'svelte' || (isInTag && !quote)))
      skip(Math.max(closingEnd(text, index), index + 1), true);
    else {
      if (!isInTag) isInTag = character === '<' && /[a-zA-Z]/.test(text[index + 1] ?? '');
      else if (quote) quote = character === quote ? '' : quote;
      else if (/["']/.test(character)) quote = character;
      else if (character === '>') isInTag = false;
      skip(index + 1, false);
    }
  }
  return masked;
}

function endOf(text: string, end: string, from: number): number {
  const index = text.indexOf(end, from);
  return index < 0 ? text.length : index + end.length;
}

/**
 * Returns the offset after the bracket that closes the one at `start`; texts in quotation marks are skipped. Without a
 * bracket there, or without one that closes it, returns `start`.
 */
export function closingEnd(text: string, start: number): number {
  const open = text[start] ?? '';
  const close = { '(': ')', '{': '}', '[': ']' }[open];
  if (close === undefined) return start;
  let depth = 0;
  for (let index = start; index < text.length; index++) {
    const character = text[index]!;
    if (/["'`]/.test(character)) {
      const end = /^(["'`])(?:\\.|(?!\1)[^\\\n])*\1/.exec(text.slice(index, index + 2000))?.[0].length;
      index += (end ?? 1) - 1;
    } else if (character === open) depth++;
    else if (character === close && --depth === 0) return index + 1;
  }
  return start;
}
