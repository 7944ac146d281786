import { CodeError, readCode } from './read-code.js';
import { readMarkup, type ReadScript } from './read-markup.js';
import { readStyles } from './read-styles.js';
import type { AddUse, Syntax, Use } from './uses.js';

const CODE = /\.[cm]?[jt]sx?$/;
const STYLES = /\.(?:css|less|s[ac]ss)$/;
const TEMPLATES: readonly (readonly [RegExp, Syntax])[] = [
  [/\.vue$/, 'vue'],
  [/\.svelte$/, 'svelte'],
  [/\.astro$/, 'astro'],
  [/\.blade\.php$/, 'blade'],
  [/\.(?:cshtml|razor|vbhtml)$/, 'razor'],
  [/\.(?:jsp|jspf|jspx|tag|tagx)$/, 'jsp'],
  [
    /\.(?:html?|xhtml|php|phtml|twig|erb|ejs|eex|heex|hbs|handlebars|mustache|j2|jinja2?|njk|liquid|tpl|ftlh?|asp|aspx|ascx)$/,
    'html',
  ],
];

/** Bindings and blocks of Angular: `[items]="…"`, `(change)="…"`, `*ngIf`, `@if (…) {`. */
const ANGULAR = /\s(?:\[\(?[\w.-]+\)?\]|\([\w.-]+\)|\*ng\w+)=["']|^\s*@(?:if|for|switch|defer) \(?[^{\n]*\{\s*$/m;

/** Whether the command can check the file. */
export const isChecked = (path: string): boolean =>
  (CODE.test(path) && !/\.d\.[cm]?ts$/.test(path)) || TEMPLATES.some(([name]) => name.test(path));

/** Whether the command can upgrade the file. */
export const isUpgraded = (path: string): boolean => isChecked(path) || STYLES.test(path);

/**
 * Returns what a file uses of the kit, in the order of the file.
 *
 * @throws CodeError
 */
export function readUses(path: string, text: string): Use[] {
  const uses: Use[] = [];
  const add: AddUse = (use) => uses.push(use);
  const syntax = TEMPLATES.find(([name]) => name.test(path))?.[1];
  if (STYLES.test(path)) readStyles(text, add);
  else if (syntax === undefined) readCode(path, text, add);
  else {
    if (syntax === 'astro') readFrontMatter(text, add);
    const isAngular =
      syntax === 'html' && /\.html?$/.test(path) && (/\.component\.html$/.test(path) || ANGULAR.test(text));
    readMarkup(text, isAngular ? 'angular' : syntax, add, 0, scriptReader(syntax, add));
  }
  return uses.sort((a, b) => a.offset - b.offset);
}

/** Code of a component may have types. A script that cannot be read is written by a template. */
function scriptReader(syntax: Syntax, add: AddUse): ReadScript {
  return (code, start, language) => {
    const isTyped = /^(?:astro|svelte|vue)$/.test(syntax) && /^(?:ts|typescript)?$/.test(language);
    const ending = isTyped ? 'ts' : /^[jt]sx$/.test(language) ? language : 'js';
    const found: Use[] = [];
    try {
      readCode(`script.${ending}`, code, (use) => found.push(use), start);
    } catch (error) {
      if (!(error instanceof CodeError)) throw error;
    }
    found.forEach(add);
  };
}

/** The code at the beginning of an Astro component. */
function readFrontMatter(text: string, add: AddUse): void {
  const [, before, code] = /^(\s*---)(.*?)\n---/s.exec(text) ?? [];
  if (before !== undefined && code !== undefined) scriptReader('astro', add)(code, before.length, 'ts');
}
