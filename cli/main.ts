#!/usr/bin/env node
// `npx dass-elements check <files, folders or globs> [--json]`: finds wrong names of the kit's elements in markup.
// Exit codes: 0 without findings, 1 with findings, 2 if it cannot check.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type ts from 'typescript';
import { checkCode } from './code.js';
import { Elements, type Manifest } from '../elements/core/manifest/element-names.js';
import { CHECKED_FILES, findFiles } from './find-files.js';
import { checkMarkup, type Finding } from './markup.js';

const USAGE = `Usage: dass-elements check <files, folders or globs> [--json]

Names unknown tags, attributes, properties, slots and events of the kit's elements in HTML, in Vue components, in Lit's
html templates and in JSX. Code needs the package typescript, which is loaded from the current folder.`;

/** The command was used wrongly, or something that it needs is missing. */
class UsageError extends Error {}

interface PlacedFinding {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

let typescript: (Partial<typeof ts> & Pick<typeof ts, 'version'>) | undefined;

/** Returns the application's own TypeScript. Version 7 cannot be used: it has no functions that read code. */
function loadTypescript(file: string): typeof ts {
  try {
    typescript ??= createRequire(join(process.cwd(), 'package.json'))('typescript') as NonNullable<typeof typescript>;
  } catch {
    throw new UsageError(`${file} is code: install typescript 5 or 6 to check it.`);
  }
  if (!typescript.createSourceFile)
    throw new UsageError(`${file} is code: to check it, typescript 5 or 6 is needed instead of ${typescript.version}.`);
  return typescript as typeof ts;
}

function check(file: string, elements: Elements): PlacedFinding[] {
  const text = readFileSync(file, 'utf8');
  const findings: Finding[] = [];
  const report = (offset: number, message: string | undefined): void => {
    if (message !== undefined) findings.push({ offset, message });
  };
  if (/\.html?$/.test(file)) checkMarkup(text, 'html', elements, report);
  else if (file.endsWith('.vue')) checkMarkup(text, 'vue', elements, report);
  else checkCode(loadTypescript(file), file, text, elements, report);
  return findings
    .sort((a, b) => a.offset - b.offset)
    .map(({ offset, message }) => {
      const before = text.slice(0, offset).split('\n');
      return { file, line: before.length, column: (before.at(-1) ?? '').length + 1, message };
    });
}

function run([command, ...rest]: readonly string[]): PlacedFinding[] {
  const unknown = rest.find((argument) => argument.startsWith('-') && argument !== '--json');
  if (unknown) throw new UsageError(`Unknown option ${unknown}\n\n${USAGE}`);
  const paths = rest.filter((argument) => argument !== '--json');
  if (command !== 'check' || paths.length === 0) throw new UsageError(USAGE);
  const files = paths.flatMap((path) => {
    const found = findFiles(path);
    if (found.length === 0) throw new UsageError(`No file matches ${path}`);
    return found;
  });
  const other = files.find((file) => !CHECKED_FILES.test(file));
  if (other) throw new UsageError(`${other} cannot be checked: it is no HTML, Vue component or code.`);
  // Both `cli/` and, in the package, `dist/` are beside the manifest.
  const manifest = readFileSync(new URL('../custom-elements.json', import.meta.url), 'utf8');
  const elements = new Elements(JSON.parse(manifest) as Manifest);
  return [...new Set(files)].flatMap((file) => check(file, elements));
}

const arguments_ = process.argv.slice(2);
try {
  const findings = run(arguments_);
  if (arguments_.includes('--json')) console.log(JSON.stringify(findings, undefined, 2));
  else for (const { file, line, column, message } of findings) console.log(`${file}:${line}:${column} ${message}`);
  process.exitCode = findings.length > 0 ? 1 : 0;
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
