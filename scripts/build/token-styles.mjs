import { build } from 'esbuild';
import { minifyLiteralsForEsbuild } from './minify-literals.mjs';

/** @returns {Promise<string>} the CSS of the design tokens, minified */
export async function tokenStyles() {
  const { outputFiles } = await build({
    entryPoints: ['themes/tokens.ts'],
    bundle: true,
    format: 'esm',
    platform: 'node',
    write: false,
    plugins: [minifyLiteralsForEsbuild()],
  });
  const address = `data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`;
  const { tokens } = await import(address);
  return tokens.cssText.trim();
}
