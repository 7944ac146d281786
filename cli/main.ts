#!/usr/bin/env node
// `npx dass-elements`: checks and upgrades the markup and the code of applications, and answers coding assistants.
// Exit codes: 0 without findings, 1 with findings, 2 if it was used wrongly or a file could not be read.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Manifest } from '../elements/core/manifest/element-names.js';
import type { Input } from './commands.js';
import { UsageError } from './find-files.js';

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

/** Both `cli/` and, in the package, `dist/` are beside these files. */
const read = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
const readManifest = (): Manifest => JSON.parse(read('custom-elements.json')) as Manifest;

const OPTIONS: Readonly<Record<string, readonly string[]>> = {
  check: ['fix', 'json'],
  upgrade: ['dry-run', 'json'],
  mcp: [],
};

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

async function run([command = '', ...rest]: string[]): Promise<void> {
  const asks = (...names: string[]): boolean =>
    names.some((name) => command === name || (command in OPTIONS && rest.includes(name)));
  if (asks('--help', '-h') || command === 'help') console.log(USAGE);
  else if (asks('--version', '-v')) console.log((JSON.parse(read('package.json')) as { version: string }).version);
  else if (!Object.hasOwn(OPTIONS, command))
    throw new UsageError(command ? `Unknown command ${command}\n\n${USAGE}` : USAGE);
  else {
    const input = readArguments(command, rest);
    // The server and the parsers are loaded only where they are needed.
    if (command === 'mcp') await (await import('./mcp.js')).startServer(readManifest(), read);
    else {
      if (input.paths.length === 0) throw new UsageError(USAGE);
      const { runCheck, runUpgrade } = await import('./commands.js');
      process.exitCode = command === 'check' ? runCheck(input, readManifest()) : runUpgrade(input);
    }
  }
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
