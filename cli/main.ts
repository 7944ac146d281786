#!/usr/bin/env node
// `npx dass-elements`: checks and upgrades the markup and the code of applications, and answers coding assistants.
// Exit codes: 0 without findings, 1 with findings, 2 if it was used wrongly or a file could not be read.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Manifest } from '../elements/core/manifest/element-names.js';
import type { Finding } from './check.js';
import { findFiles } from './find-files.js';

const USAGE = `Usage: dass-elements <command>

Commands:
  check <files, folders or globs> [--fix] [--json]
      Finds unknown names and wrong values of the kit's elements in HTML, in templates of servers, in components of
      Vue, Angular, Svelte and Astro, in JSX and in Lit's html templates. --fix writes the right name where there is
      only one, --json writes the findings as JSON.
  upgrade <files, folders or globs> [--dry-run] [--json]
      Replaces names that were renamed since version 0.1.0. --dry-run only prints what it would replace.
  mcp
      Starts a server for coding assistants, by the Model Context Protocol on standard input and output.

  --help, -h     Prints this text.
  --version, -v  Prints the version of the kit.

Exit codes: 0 without findings, 1 with findings, 2 if a file could not be read or the command was used wrongly.`;

/** The command was used wrongly. */
class UsageError extends Error {}

/** Both `cli/` and, in the package, `dist/` are beside these files. */
const read = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
const readManifest = (): Manifest => JSON.parse(read('custom-elements.json')) as Manifest;

const OPTIONS: Readonly<Record<string, readonly string[]>> = {
  check: ['fix', 'json'],
  upgrade: ['dry-run', 'json'],
  mcp: [],
};

interface Input {
  readonly paths: readonly string[];
  readonly has: (option: string) => boolean;
}

function readArguments(command: string, rest: string[]): Input {
  const names = OPTIONS[command]!;
  const options = Object.fromEntries(names.map((name) => [name, { type: 'boolean' as const }]));
  try {
    const { values, positionals } = parseArgs({ args: rest, options, allowPositionals: true });
    return { paths: positionals, has: (option) => values[option] === true };
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n\n${USAGE}`);
  }
}

function filesOf(paths: readonly string[], isWanted: (path: string) => boolean): string[] {
  if (paths.length === 0) throw new UsageError(USAGE);
  const files = paths.flatMap((path) => {
    const found = findFiles(path, isWanted);
    if (found.length === 0) throw new UsageError(`No file matches ${path}`);
    return found;
  });
  return [...new Set(files)];
}

/** Prints why files could not be read. */
function fail(failures: readonly string[]): void {
  for (const failure of failures) console.error(failure);
  if (failures.length > 0) process.exitCode = 2;
}

async function runCheck({ paths, has }: Input): Promise<void> {
  const [{ Checker, forEachFile }, { isChecked }] = await Promise.all([import('./check.js'), import('./read-uses.js')]);
  const checker = new Checker(readManifest());
  const files = filesOf(paths, isChecked);
  const findings: Finding[] = [];
  const failures = files
    .filter((file) => !isChecked(file))
    .map((file) => `${file} cannot be checked: it is no markup and no code.`);
  const unread = forEachFile(files.filter(isChecked), (file) => {
    if (has('fix')) {
      const fixed = checker.fix(file.path, file.text);
      if (fixed.text !== file.text) file.write(fixed.text);
      findings.push(...fixed.findings);
    } else findings.push(...checker.check(file.path, file.text));
  });
  if (has('json')) console.log(JSON.stringify(findings, undefined, 2));
  else for (const finding of findings) console.log(lineOf(finding));
  if (findings.some(({ fixed }) => !fixed)) process.exitCode = 1;
  fail([...failures, ...unread]);
}

const lineOf = ({ file, line, column, message, fixed, suggestion }: Finding): string =>
  `${file}:${line}:${column} ${fixed ? `Fixed, now '${suggestion}': ` : ''}${message}`;

async function runUpgrade({ paths, has }: Input): Promise<void> {
  const [{ forEachFile }, { isUpgraded }, { upgradeText }, { RENAMES }] = await Promise.all([
    import('./check.js'),
    import('./read-uses.js'),
    import('./upgrade.js'),
    import('./renames.js'),
  ]);
  const changes: object[] = [];
  const failures = forEachFile(filesOf(paths, isUpgraded).filter(isUpgraded), (file) => {
    const upgraded = upgradeText(file.path, file.text, RENAMES);
    if (upgraded.text !== file.text && !has('dry-run')) file.write(upgraded.text);
    for (const change of upgraded.changes) {
      changes.push({ file: file.path, ...change });
      const { line, column, from, to, since } = change;
      if (!has('json')) console.log(`${file.path}:${line}:${column} '${from}' is '${to}' since ${since}.`);
    }
  });
  if (has('json')) console.log(JSON.stringify(changes, undefined, 2));
  else console.log(`${changes.length} names ${has('dry-run') ? 'to replace' : 'replaced'}`);
  fail(failures);
}

async function run([command = '', ...rest]: string[]): Promise<void> {
  const asks = (...names: string[]): boolean =>
    names.some((name) => command === name || (command in OPTIONS && rest.includes(name)));
  if (asks('--help', '-h') || command === 'help') console.log(USAGE);
  else if (asks('--version', '-v')) console.log((JSON.parse(read('package.json')) as { version: string }).version);
  else if (!Object.hasOwn(OPTIONS, command))
    throw new UsageError(command ? `Unknown command ${command}\n\n${USAGE}` : USAGE);
  else {
    const input = readArguments(command, rest);
    if (command === 'check') await runCheck(input);
    else if (command === 'upgrade') await runUpgrade(input);
    else await (await import('./mcp.js')).startServer(readManifest(), read);
  }
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
