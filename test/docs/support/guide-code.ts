import { readFileSync } from 'node:fs';
import { fillGuide } from '../../../docs/build/content/guide-values.js';
import { languageIds, type Language } from '../../../docs/build/languages.js';

export interface CodeBlock {
  readonly guide: string;
  readonly language: Language;
  /** `html`, `html page`, `tsx`, `ts`, `css` … */
  readonly kind: string;
  readonly code: string;
  /** Line of the block in its file. */
  readonly line: number;
}

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly version: string };

export const guideNames = JSON.parse(readFileSync('docs/guides/guides.json', 'utf8')) as readonly string[];

/** All blocks of code of a guide in a language. */
export function codeBlocks(guide: string, language: Language): CodeBlock[] {
  const text = readFileSync(`docs/guides/${guide}/${language}.md`, 'utf8');
  return [...text.matchAll(/^```([^\n]*)\n([^]*?)^```$/gm)].map(({ 1: kind = '', 2: code = '', index }) => ({
    guide,
    language,
    kind: kind.trim(),
    code: fillGuide(code, { version }),
    line: text.slice(0, index).split('\n').length,
  }));
}

export const allCodeBlocks = (language: Language = 'en'): CodeBlock[] =>
  guideNames.flatMap((guide) => codeBlocks(guide, language));

/** The blocks of some kinds in the English guides. The other languages have the same ones. */
export const blocksOfKind = (...kinds: string[]): CodeBlock[] =>
  allCodeBlocks().filter(({ kind }) => kinds.includes(kind));

export const blockTitle = ({ guide, line }: CodeBlock): string => `${guide}, line ${line}`;

export { languageIds };
