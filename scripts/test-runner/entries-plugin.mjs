// Resolves the package's entries to their sources with the `paths` of tsconfig.json: browser tests may import modules
// of the shell, which uses the kit's public entries.
import { readFileSync } from 'node:fs';

const { compilerOptions } = JSON.parse(readFileSync('tsconfig.json', 'utf8'));
const paths = Object.entries(compilerOptions.paths).map(([pattern, [target]]) => ({
  parts: pattern.split('*'),
  target,
}));

export function entriesPlugin() {
  return {
    name: 'entries',
    resolveImport({ source }) {
      for (const { parts, target } of paths) {
        const [start, end] = parts;
        if (source.startsWith(start) && source.endsWith(end))
          return target.replace(/^\./, '').replace('*', source.slice(start.length, -end.length));
      }
      return undefined;
    },
  };
}
