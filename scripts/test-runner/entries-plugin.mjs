// Resolves the entries of the package to their sources, by the `paths` of tsconfig.json: what is tested in a browser may
// be of the shell, which imports the kit as every application does.
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
