// `npx dass-elements mcp`: a server of the Model Context Protocol on standard input and output.
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { z } from 'zod';
import type { Manifest } from '../elements/core/manifest/element-names.js';
import { nearestName } from '../elements/core/text/nearest-name.js';
import { Checker } from './check.js';
import { Documentation, type DocumentationData } from './documentation.js';
import { CodeError } from './read-code.js';
import { isChecked } from './read-uses.js';
import { positionOf } from './source-file.js';

interface Answer {
  // The type of the SDK has an index signature.
  [key: string]: unknown;
  content: { type: 'text'; text: string }[];
  isError?: boolean;
}

const answer = (text: string): Answer => ({ content: [{ type: 'text', text }] });
const failure = (text: string): Answer => ({ ...answer(text), isError: true });

const DEFAULT_RESULTS = 8;

/** Tools only read: a client need not ask the user. */
const annotations = { readOnlyHint: true, openWorldHint: false };

/** Starts the server. It ends with its input. */
export async function startServer(manifest: Manifest, read: (path: string) => string): Promise<void> {
  const documentation = new Documentation(JSON.parse(read('dist/documentation.json')) as DocumentationData);
  await createServer(manifest, documentation).connect(new StdioServerTransport());
}

function createServer(manifest: Manifest, documentation: Documentation): McpServer {
  const { version, intro, elements, guides } = documentation.data;
  const server = new McpServer({ name: 'dass-elements', version }, { instructions: intro });
  const noElement = (tag: string): Answer => {
    const nearest = nearestName(
      tag.replace(/^dass-/, ''),
      elements.map((element) => element.tag.slice('dass-'.length)),
    );
    return failure(`There is no element ${tag}.${nearest ? ` Did you mean dass-${nearest}?` : ''} Call list_elements.`);
  };

  server.registerTool(
    'list_elements',
    { description: 'Lists all elements of the kit by family, with a summary of each.', inputSchema: {}, annotations },
    () => {
      const families = [...new Set(elements.map(({ family }) => family))];
      const lines = families.flatMap((name) => [
        `## ${name}`,
        ...elements.filter(({ family }) => family === name).map(({ tag, summary }) => `- ${tag}: ${summary}`),
      ]);
      return answer(lines.join('\n'));
    },
  );

  server.registerTool(
    'search',
    {
      description:
        'Searches the elements and the guides by words, in English, Portuguese or Spanish. Also finds names of other kits, such as toast, dropdown, modal or grid.',
      inputSchema: {
        query: z.string().min(1).describe('Words, such as "editable table with totals"'),
        limit: z.number().int().min(1).max(30).optional().describe(`Number of results. Default: ${DEFAULT_RESULTS}`),
      },
      annotations,
    },
    ({ query, limit = DEFAULT_RESULTS }) => {
      const pages = documentation.search(query, limit);
      if (pages.length === 0) return answer('Nothing found. Call list_elements for all elements.');
      return answer(pages.map(({ kind, name, text }) => `- ${kind} ${name}: ${text}`).join('\n'));
    },
  );

  server.registerTool(
    'get_element',
    {
      description:
        'Returns the documentation of an element: import, properties, events, slots, parts, names of examples.',
      inputSchema: { tag: z.string().describe('Such as "dass-pick-list"') },
      annotations,
    },
    ({ tag }) => {
      const element = documentation.element(tag);
      if (!element) return noElement(tag);
      const examples = element.examples.map(({ name, summary }) => `- ${name}: ${summary}`).join('\n');
      return answer(`${element.markdown}\n\n## Examples\n\nCall get_example for the code.\n\n${examples}`);
    },
  );

  server.registerTool(
    'get_example',
    {
      description: 'Returns the code of an example of an element.',
      inputSchema: {
        tag: z.string().describe('Such as "dass-pick-list"'),
        name: z.string().optional().describe('Name of the example. Default: the first one'),
        language: z.enum(['html', 'react']).optional().describe('Default: html'),
      },
      annotations,
    },
    ({ tag, name, language = 'html' }) => {
      const element = documentation.element(tag);
      if (!element) return noElement(tag);
      const names = element.examples.map((example) => example.name);
      const example = element.examples.find((one) => one.name === (name ?? names[0]));
      if (!example) return failure(`${element.tag} has no example ${name}. It has: ${names.join(', ')}.`);
      return answer(
        `${example.summary}\n\n\`\`\`${language === 'html' ? 'html' : 'tsx'}\n${example[language]}\n\`\`\``,
      );
    },
  );

  server.registerTool(
    'get_guide',
    {
      description: `Returns a guide. There are: ${guides.map(({ slug, title }) => `${slug} (${title})`).join(', ')}.`,
      inputSchema: { slug: z.string().describe('Such as "forms"') },
      annotations,
    },
    ({ slug }) => {
      const guide = documentation.guide(slug);
      return guide
        ? answer(guide.markdown)
        : failure(`There is no guide ${slug}. There are: ${guides.map((one) => one.slug).join(', ')}.`);
    },
  );

  server.registerTool(
    'check_code',
    {
      description:
        'Finds unknown tags, attributes, properties, events and slots, and wrong values of the kit in code. Call it for all code with elements of the kit before you return it.',
      inputSchema: {
        code: z.string(),
        file: z
          .string()
          .optional()
          .describe(
            'A name whose ending says how the code is written: page.html, Page.vue, page.tsx. Default: page.html',
          ),
      },
      annotations,
    },
    ({ code, file = 'page.html' }) => checkCode(new Checker(manifest), code, file),
  );
  return server;
}

function checkCode(checker: Checker, code: string, file: string): Answer {
  if (!isChecked(file)) return failure(`${file} cannot be checked: it is no markup and no code.`);
  try {
    const findings = checker.check(file, code);
    if (findings.length === 0) return answer('No problems found.');
    return answer(findings.map(({ line, column, message }) => `${line}:${column} ${message}`).join('\n'));
  } catch (error) {
    if (!(error instanceof CodeError)) throw error;
    const { line, column } = positionOf(code, error.offset);
    return failure(`${line}:${column} cannot be read: ${error.message}`);
  }
}
