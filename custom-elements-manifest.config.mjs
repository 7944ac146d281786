import { tidyPlugin } from './scripts/manifest/tidy-plugin.mjs';
import { valuesPlugin } from './scripts/manifest/values-plugin.mjs';

export default {
  globs: ['elements/**/*.ts'],
  exclude: ['elements/core/**', '**/*.test.ts', '**/*.examples.ts', '**/*.styles.ts', '**/icons.ts'],
  outdir: '.',
  litelement: true,
  plugins: [tidyPlugin(), valuesPlugin()],
};
