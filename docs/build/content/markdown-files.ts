// The documentation for language models and for readers of plain text: a Markdown file an element, llms.txt with the list
// of all pages, and llms-full.txt with everything.
import type { Guide } from './guides.js';
import type { TypeField } from '../kit-types.js';
import type { NamedDescription } from '../manifest.js';
import type { Recipe } from './recipes.js';
import type { PageElement, PageMember, SiteData } from '../site-data.js';

export interface TextFile {
  readonly path: string;
  readonly content: string;
}

/** What all pages take for granted. */
export const INTRO = `# dass elements

> A UI kit of custom elements for any HTML page, with React components, for applications in manufacturing and product
> development. Portuguese, Spanish and English; light, dark and high contrast; keyboard, pointer and touch.

Tags begin with \`dass-\`. Lists and objects are set as properties, never as attributes, and are replaced, not mutated.
Form controls fire \`change\`; text, dates, sliders and switches fire \`input\`, too. All other events begin with \`dass-\`,
do not bubble, and have their data in \`detail\`. Import \`dass-elements/dass-<name>.js\`, or
\`dass-elements/react/dass-<name>.js\` in React.
`;

export function markdownFiles({ elements, families, recipes }: SiteData, guides: readonly Guide[]): TextFile[] {
  const elementFiles = elements.map((element) => ({
    path: `elements/${element.path}.md`,
    content: elementMarkdown(element),
  }));
  const guideFiles = guides.map((guide) => ({ path: `guides/${guide.slug}.md`, content: guideMarkdown(guide) }));
  const recipeFiles = recipes.map((recipe) => ({ path: `recipes/${recipe.slug}.md`, content: recipeMarkdown(recipe) }));
  const list = (heading: string, lines: string[]): string => `\n## ${heading}\n\n${lines.join('\n')}\n`;
  const llms = [
    INTRO,
    list(
      'Guides',
      guides.map(({ slug, title, description }) => `- [${title}](guides/${slug}.md): ${description}`),
    ),
    list(
      'Recipes: whole pages',
      recipes.map(({ slug, title, description }) => `- [${title.en}](recipes/${slug}.md): ${description.en}`),
    ),
    ...families.map(({ name, elements }) =>
      list(
        `Elements: ${name}`,
        elements.map(({ path, tagName, summary }) => `- [${tagName}](elements/${path}.md): ${summary}`),
      ),
    ),
  ].join('');
  const full = [INTRO, ...[...guideFiles, ...recipeFiles, ...elementFiles].map(({ content }) => content)];
  return [
    ...elementFiles,
    ...guideFiles,
    ...recipeFiles,
    { path: 'llms.txt', content: llms },
    { path: 'llms-full.txt', content: full.join('\n\n') },
  ];
}

/** Links to other pages lead to their Markdown files. */
export const guideMarkdown = ({ title, description, markdown }: Guide): string =>
  `# ${title}\n\n${description}\n\n${markdown.replace(/\]\((element|guide|recipe):([\w-]+)/g, '](../$1s/$2.md')}`;

const recipeMarkdown = ({ title, description, code: { en } }: Recipe): string =>
  [`# ${title.en}`, description.en, fence('html', en.html), ...(en.react ? [fence('tsx', en.react)] : [])].join('\n\n');

/** @param exampleCount how many of its examples the text has */
export function elementMarkdown(element: PageElement, exampleCount = 3): string {
  const { tagName, name, summary, description = '', members = [], events, usage, examples } = element;
  const fields = members.filter(({ kind }) => kind === 'field');
  const methods = members.filter(({ kind }) => kind === 'method');
  return [
    `# ${tagName}`,
    summary,
    description,
    ...(usage
      ? [`Use: ${usage.use.en}`, ...usage.alternatives.map(({ tag, when }) => `Use \`${tag}\` instead: ${when.en}`)]
      : []),
    section(
      'Known limits',
      (usage?.limits?.en ?? []).map((limit) => `- ${limit}`),
    ),
    section('Import', [
      fence(
        'ts',
        `import 'dass-elements/${tagName}.js';\nimport { ${name} } from 'dass-elements/react/${tagName}.js';`,
      ),
    ]),
    section('Properties', fields.map(propertyLine)),
    section('Methods', methods.map(methodLine)),
    section(
      'Events',
      events.map(({ name, handler, description = '', fields }) =>
        [
          `- \`${name}\` (React: \`${handler}\`): ${oneLine(description)}`,
          ...fields.map((field) => fieldLine(field, 'detail.')),
        ].join('\n'),
      ),
    ),
    section('Slots', (element.slots ?? []).map(namedLine)),
    section('Parts', (element.cssParts ?? []).map(namedLine)),
    section('CSS properties', (element.cssProperties ?? []).map(namedLine)),
    section(
      'Examples',
      examples
        .slice(0, exampleCount)
        .flatMap(({ name, summaries, code: { en } }) => [
          `### ${name}\n\n${summaries.en}`,
          fence('html', en.html),
          fence('tsx', en.react),
        ]),
    ),
  ]
    .filter(Boolean)
    .join('\n\n');
}

const section = (heading: string, lines: readonly string[]): string =>
  lines.length === 0
    ? ''
    : `## ${heading}\n\n${lines.join(lines.some((line) => line.includes('```')) ? '\n\n' : '\n')}`;
const fence = (language: string, code: string): string => `\`\`\`${language}\n${code}\n\`\`\``;
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
const propertyLine = ({ name, attribute, type, parsedType, description = '', fields }: PageMember): string =>
  [
    `- \`${name}\`${attribute ? ` (attribute \`${attribute}\`)` : ''}: \`${type?.text ?? 'unknown'}\`${parsedType ? ` (${parsedType.text})` : ''}. ${oneLine(description)}`,
    ...fields.map((field) => fieldLine(field)),
  ].join('\n');
const methodLine = ({ name, parameters = [], return: result, description = '' }: PageMember): string => {
  const given = parameters.map(
    (parameter) => `${parameter.name}${parameter.optional ? '?' : ''}: ${parameter.type?.text ?? 'unknown'}`,
  );
  const back =
    result?.type?.text === 'void' ? '' : [result?.type?.text, result?.description].filter(Boolean).join(': ');
  return `- \`${name}(${given.join(', ')})\`: ${oneLine(description)}${back && ` Returns ${oneLine(back)}.`}`;
};
const fieldLine = ({ name, type, description }: TypeField, start = ''): string =>
  `  - \`${start}${name}: ${type}\` ${oneLine(description)}`;
const namedLine = ({ name, description = '', default: initial }: NamedDescription): string =>
  `- ${name ? `\`${name}\`` : 'default'}${initial ? ` (default \`${initial}\`)` : ''}: ${oneLine(description)}`;
