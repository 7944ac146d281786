import { existsSync, readdirSync, statSync } from 'node:fs';

const SKIPPED_FOLDERS = new Set(['node_modules', 'dist', 'vendor']);

/** The command was used wrongly. */
export class UsageError extends Error {}

/**
 * Returns the files of all arguments, each once.
 *
 * @throws UsageError for an argument without a file
 */
export function findAllFiles(arguments_: readonly string[], isWanted: (path: string) => boolean): string[] {
  const files = arguments_.flatMap((argument) => {
    const found = findFiles(argument, isWanted);
    if (found.length === 0) throw new UsageError(`No file matches ${argument}`);
    return found;
  });
  return [...new Set(files)];
}

/**
 * Returns the files of an argument: a file, a folder with all files below that are wanted, or a glob with `*`, `**`, `?`
 * and `{a,b}`.
 */
function findFiles(argument: string, isWanted: (path: string) => boolean): string[] {
  const path = argument.replaceAll('\\', '/').replace(/(?<=.)\/$/, '');
  if (existsSync(path)) return statSync(path).isDirectory() ? filesIn(path, isWanted) : [path];
  if (!/[*?{]/.test(path)) return [];
  const pattern = globPattern(path);
  const [root = ''] = /^(?:[^*?{/]*\/)*/.exec(path) ?? [];
  const folder = root.replace(/(?<=.)\/$/, '') || '.';
  return existsSync(folder) ? filesIn(folder, isWanted).filter((file) => pattern.test(file)) : [];
}

/** The folder `.` is not part of the paths, so that they can be compared with a glob. */
function filesIn(folder: string, isWanted: (path: string) => boolean): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = folder === '.' ? entry.name : `${folder.replace(/\/$/, '')}/${entry.name}`;
      if (entry.isDirectory())
        return SKIPPED_FOLDERS.has(entry.name) || entry.name.startsWith('.') ? [] : filesIn(path, isWanted);
      return isWanted(entry.name) ? [path] : [];
    });
}

function globPattern(glob: string): RegExp {
  const parts = glob.replace(/^\.\//, '').split(/(\*\*\/|\*|\?|\{[^}]*\})/);
  const escape = (text: string): string => text.replace(/[.+^${}()|[\]\\]/g, '\\$&');
  const source = parts.map((part) => {
    if (part === '**/') return '(?:.*/)?';
    if (part === '*') return '[^/]*';
    if (part === '?') return '[^/]';
    return part.startsWith('{') ? `(?:${part.slice(1, -1).split(',').map(escape).join('|')})` : escape(part);
  });
  return new RegExp(`^${source.join('')}$`);
}
