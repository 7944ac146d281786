// Sizes of elements as an application loads them: minified and gzipped, with Lit, in KB (1000 bytes).
import { build } from 'esbuild';
import { gzipSync } from 'node:zlib';
import { minifyLiteralsForEsbuild } from '../../scripts/build/minify-literals.mjs';

export interface ElementSize {
  /** What is loaded with the element. */
  readonly initial: number;
  /** What it loads on demand, in all. */
  readonly lazy: number;
  /** The modules that it loads on demand, such as `columns-dialog`. */
  readonly lazyModules: readonly string[];
}

/** @param source path of the element's module */
export async function elementSize(source: string): Promise<ElementSize> {
  const { outputFiles, metafile } = await build({
    entryPoints: [source],
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    write: false,
    metafile: true,
    outdir: 'size',
    target: 'es2022',
    legalComments: 'none',
    conditions: ['production', 'browser'],
    plugins: [minifyLiteralsForEsbuild()],
    logLevel: 'error',
  });
  const outputs = new Map(Object.entries(metafile.outputs));
  const [entry] = [...outputs].find(([, { entryPoint }]) => entryPoint === source) ?? [];
  const initial = new Set<string>();
  const add = (path: string): void => {
    if (initial.has(path)) return;
    initial.add(path);
    for (const { path: next, kind } of outputs.get(path)?.imports ?? []) if (kind !== 'dynamic-import') add(next);
  };
  if (entry) add(entry);
  let kilobytes = { initial: 0, lazy: 0 };
  for (const { path, contents } of outputFiles) {
    const isInitial = [...initial].some((name) => path.endsWith(name));
    const size = gzipSync(contents, { level: 9 }).length / 1000;
    kilobytes = isInitial
      ? { ...kilobytes, initial: kilobytes.initial + size }
      : { ...kilobytes, lazy: kilobytes.lazy + size };
  }
  const lazyModules = [...outputs]
    .filter(([path, { entryPoint }]) => entryPoint && !initial.has(path) && !entryPoint.includes('/generated/'))
    .map(([, { entryPoint }]) => entryPoint!.split('/').pop()!.replace(/\.ts$/, ''));
  return { ...kilobytes, lazyModules: [...new Set(lazyModules)].sort() };
}
