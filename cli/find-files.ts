import { existsSync, readdirSync, statSync } from 'node:fs';

const SKIPPED_FOLDERS = new Set(['node_modules', 'dist']);

/** What can be checked. */
export const CHECKED_FILES = /\.(html?|vue|[cm]?[jt]sx?)$/;

/**
 * Returns the files of an argument: a file, a folder with all checked files below, or a glob with `*`, `**`, `?` and
 * `{a,b}`.
 */
export function findFiles(argument: string): string[] {
  const path = argument.replaceAll('\\', '/').replace(/(?<=.)\/$/, '');
  if (existsSync(path)) return statSync(path).isDirectory() ? filesIn(path) : [path];
  if (!/[*?{]/.test(path)) return [];
  const pattern = globPattern(path);
  const [root = ''] = /^(?:[^*?{/]*\/)*/.exec(path) ?? [];
  const folder = root.replace(/(?<=.)\/$/, '') || '.';
  return existsSync(folder) ? filesIn(folder).filter((file) => pattern.test(file)) : [];
}

/** The folder `.` is not part of the paths, so that they can be compared with a glob. */
function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = folder === '.' ? entry.name : `${folder.replace(/\/$/, '')}/${entry.name}`;
      if (entry.isDirectory())
        return SKIPPED_FOLDERS.has(entry.name) || entry.name.startsWith('.') ? [] : filesIn(path);
      return CHECKED_FILES.test(entry.name) && !entry.name.endsWith('.d.ts') ? [path] : [];
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
