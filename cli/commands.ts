import type { Manifest } from '../elements/core/manifest/element-names.js';
import { Checker, type Finding } from './check.js';
import { findAllFiles } from './find-files.js';
import { CodeError } from './read-code.js';
import { isChecked, isUpgraded } from './read-uses.js';
import { RENAMES } from './renames.js';
import { positionOf, SourceFile } from './source-file.js';
import { upgradeText, type Change } from './upgrade.js';

/** What follows the name of a command. */
export interface Input {
  /** Files, folders and globs. */
  readonly paths: readonly string[];
  readonly has: (option: string) => boolean;
}

/** Runs `check`. @returns the exit code */
export function runCheck({ paths, has }: Input, manifest: Manifest): number {
  const checker = new Checker(manifest);
  const findings: Finding[] = [];
  let count = 0;
  const areRead = forEachFile(paths, isChecked, (file) => {
    count++;
    if (has('fix')) {
      const fixed = checker.fix(file.path, file.text);
      if (fixed.text !== file.text) file.write(fixed.text);
      findings.push(...fixed.findings);
    } else findings.push(...checker.check(file.path, file.text));
  });
  if (has('json')) console.log(JSON.stringify(findings, undefined, 2));
  else for (const finding of findings) console.log(lineOf(finding));
  if (!has('json') && areRead && findings.length === 0)
    console.log(`${count} ${count === 1 ? 'file' : 'files'} checked, nothing found`);
  if (!areRead) return 2;
  return findings.some(({ fixed }) => !fixed) ? 1 : 0;
}

const lineOf = ({ file, line, column, message, fixed, suggestion }: Finding): string =>
  `${file}:${line}:${column} ${fixed ? `Fixed, now '${suggestion}': ` : ''}${message}`;

/** Runs `upgrade`. @returns the exit code */
export function runUpgrade({ paths, has }: Input): number {
  const changes: (Change & { readonly file: string })[] = [];
  const areRead = forEachFile(paths, isUpgraded, (file) => {
    const upgraded = upgradeText(file.path, file.text, RENAMES);
    if (upgraded.text !== file.text && !has('dry-run')) file.write(upgraded.text);
    changes.push(...upgraded.changes.map((change) => ({ file: file.path, ...change })));
  });
  if (has('json')) console.log(JSON.stringify(changes, undefined, 2));
  else {
    for (const { file, line, column, from, to, since } of changes)
      console.log(`${file}:${line}:${column} '${from}' is '${to}' since ${since}.`);
    console.log(`${changes.length} names ${has('dry-run') ? 'to replace' : 'replaced'}`);
  }
  return areRead ? 0 : 2;
}

/** Runs a step for each file, and prints which ones cannot be read. @returns whether all could */
function forEachFile(
  paths: readonly string[],
  isWanted: (path: string) => boolean,
  run: (file: SourceFile) => void,
): boolean {
  const failures: string[] = [];
  for (const path of findAllFiles(paths, isWanted)) {
    const file = isWanted(path) ? openFile(path) : 'it is no markup and no code.';
    if (typeof file === 'string') {
      failures.push(`${path} cannot be read: ${file}`);
      continue;
    }
    try {
      run(file);
    } catch (error) {
      if (error instanceof CodeError) {
        const { line, column } = positionOf(file.text, error.offset);
        failures.push(`${path}:${line}:${column} cannot be read: ${error.message}`);
      } else if (error instanceof Error && 'syscall' in error) failures.push(`${path}: ${error.message}`);
      else throw error;
    }
  }
  for (const failure of failures) console.error(failure);
  return failures.length === 0;
}

/** Returns the file, or why it cannot be opened. */
function openFile(path: string): SourceFile | string {
  try {
    return new SourceFile(path);
  } catch (error) {
    return (error as Error).message;
  }
}
