// The rules of `npm run check:layers`, for dependency-cruiser: imports go down only and close no circle, dynamic imports
// and imports of types included.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** From the bottom to the top: a layer imports itself and those below it. */
const LAYERS = [
  '^themes/',
  '^elements/core/',
  '^locales/',
  '^elements/base/',
  '^elements/controls/',
  '^elements/',
  '^entries/',
  '^react-wrappers/',
  '^testing/',
  '^shell/',
];
const KIT = '^(themes|elements|locales|entries|react-wrappers|testing)/';
/** What sees the kit from outside. */
const APPLICATIONS = '^(shell|sample-data)/';
/** Families that every family may use. */
const SHARED_FAMILIES = ['controls', 'fields'];
/** The packages that a folder imports. */
const PACKAGES = {
  '^elements/core/': [],
  '^themes/': ['lit'],
  '^locales/': ['dass-localize'],
  '^elements/(?!core/|media/|files/transports/|files/carousel/pdf/pdf-worker[.]ts|tables/data-table/xlsx-worker[.]ts)':
    ['lit'],
  '^elements/tables/data-table/xlsx-worker[.]ts': ['fflate'],
  '^elements/files/carousel/pdf/pdf-worker[.]ts': ['pdfjs-dist'],
  '^elements/files/transports/(?!tus-to)': [],
  '^elements/files/transports/tus-to[.]ts': ['tus-js-client'],
  '^elements/media/': ['lit', 'wasm-media-encoders', 'mediabunny'],
  '^entries/': [],
  '^testing/': ['playwright'],
  '^react-wrappers/(?!internal/)': ['react'],
  '^react-wrappers/internal/': ['react', 'react-dom', '@lit/react', 'lit'],
};
/**
 * The rooms of the shell, from the bottom to the top. A room imports itself and the rooms of lower layers, not those
 * beside it.
 * - `platform/platform.ts` is a contract: the frame calls it. What implements it, and the services of the features,
 *   imports these contracts. So the rest of `platform/` is above the features, and only what composes imports it.
 * - `login/` is a page of its own. It composes as `main.tsx` does, and nothing imports it.
 */
const SHELL_LAYERS = [
  ['locales/'],
  ['(app/|configuration[.]ts|platform/platform[.]ts)'],
  ['session/', 'connection/'],
  ['user/'],
  ['history/', 'routes/'],
  ['frame/'],
  ['workspace/'],
  ['pages/'],
  ['platform/'],
  ['login/', '(main|preload-page|router|page-services|application-finder|application-home)[.]tsx?'],
];
/** Folders of `shell/workspace/` that every feature may use. Its files outside of folders are for all, too. */
const SHARED_FEATURES = ['record', 'documents'];
const EXAMPLES = '[.]examples[.]ts$';

const families = readdirSync('elements', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !['core', 'base'].includes(entry.name))
  .map(({ name }) => name);

/** The files of a family that other families may import, as patterns. */
function publicFiles(family) {
  const list = `elements/${family}/public.json`;
  const files = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : [];
  return files.map((file) => `^elements/${family}/${file.replaceAll('.', '[.]')}$`);
}

const upward = LAYERS.slice(0, -1).map((layer, index) => ({
  name: `upward-from-${layer.replace(/\W/g, ' ').trim().replace(' ', '-')}`,
  comment: 'Imports go down only.',
  severity: 'error',
  from: { path: layer, pathNot: LAYERS.slice(0, index).filter((lower) => lower.startsWith(layer)) },
  to: {
    path: LAYERS.slice(index + 1),
    // `elements/` is the families: what is below them begins alike.
    pathNot: LAYERS.slice(0, index + 1),
  },
}));

const upwardInShell = SHELL_LAYERS.flatMap((rooms, index) => {
  const lower = SHELL_LAYERS.slice(0, index).flat();
  return rooms.map((room) => ({
    name: `upward-from-shell-${/\w+/.exec(room)[0]}`,
    comment: 'Imports go down only. What two rooms of a layer need belongs to a lower one.',
    severity: 'error',
    from: { path: `^shell/${room}`, pathNot: lower.map((one) => `^shell/${one}`) },
    to: { path: '^shell/', pathNot: [...lower.map((one) => `^shell/${one}`), `^shell/${room}`, '^shell/shell[.]css$'] },
  }));
});

const packages = Object.entries(PACKAGES).map(([folder, names]) => ({
  name: `package-in-${folder.replace(/\(.*\)|\W/g, '')}`,
  comment: `Of packages it imports ${names.join(', ') || 'none'}.`,
  severity: 'error',
  from: { path: folder },
  to: { pathNot: ['^(?!node_modules/)[^/]+/', ...names.map((name) => `^node_modules/${name}/`)] },
}));

const foreignFamilies = families
  .filter((family) => !SHARED_FAMILIES.includes(family))
  .map((family) => ({
    name: `private-to-${family}`,
    comment: `Another family imports only what elements/${family}/public.json names.`,
    severity: 'error',
    from: { path: '^elements/', pathNot: [`^elements/${family}/`, '^elements/autoloader[.]ts$'] },
    to: { path: `^elements/${family}/`, pathNot: publicFiles(family) },
  }));

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...upward,
    ...upwardInShell,
    ...packages,
    ...foreignFamilies,
    {
      name: 'core-stands-alone',
      comment: 'elements/core/ is plain TypeScript without anything around it.',
      severity: 'error',
      from: { path: '^elements/core/' },
      to: { pathNot: '^elements/core/' },
    },
    {
      name: 'no-layer',
      comment: 'What is imported belongs to a layer. Examples, and the shell, have the sample data besides.',
      severity: 'error',
      from: { path: LAYERS, pathNot: [EXAMPLES, '^shell/'] },
      to: { pathNot: [...LAYERS, '^node_modules/'] },
    },
    {
      name: 'no-layer-but-sample-data',
      comment: 'What is imported belongs to a layer, or is sample data.',
      severity: 'error',
      from: { path: [EXAMPLES, '^shell/'] },
      to: { pathNot: [...LAYERS, '^sample-data/', '^node_modules/'], dependencyTypesNot: ['core'] },
    },
    {
      name: 'entries-only',
      comment: "Outside of the kit only its entries are imported: 'dass-elements/…'.",
      severity: 'error',
      from: { path: APPLICATIONS },
      to: { path: KIT, dependencyTypesNot: ['aliased-webpack'] },
    },
    {
      name: 'no-entries-in-the-kit',
      comment: "'dass-elements/…' is for those who see the kit from outside.",
      severity: 'error',
      from: { path: KIT },
      to: { dependencyTypes: ['aliased-webpack'] },
    },
    {
      name: 'screens-without-platform',
      comment: 'A screen or a page asks through useApis() or usePlatform().',
      severity: 'error',
      from: { path: '^shell/(workspace|pages)/' },
      to: { path: '^shell/platform/' },
    },
    {
      name: 'private-to-feature',
      comment: `A feature of the workspace is a folder. Of the other folders it imports ${SHARED_FEATURES.join(' and ')}.`,
      severity: 'error',
      from: { path: '^shell/workspace/([^/]+)/' },
      to: {
        path: '^shell/workspace/[^/]+/',
        pathNot: ['^shell/workspace/$1/', `^shell/workspace/(${SHARED_FEATURES.join('|')})/`],
      },
    },
    {
      name: 'features-are-composed',
      comment: 'What all features use knows none of them. The list of screens and the services name them.',
      severity: 'error',
      from: {
        path: ['^shell/workspace/[^/]+$', `^shell/workspace/(${SHARED_FEATURES.join('|')})/`],
        pathNot: '^shell/workspace/(screens|apis-context)[.]ts$',
      },
      to: {
        path: '^shell/workspace/[^/]+/',
        pathNot: `^shell/workspace/(${SHARED_FEATURES.join('|')})/`,
      },
    },
    {
      name: 'not-found',
      comment: 'There is no such file, package or entry.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'circle',
      comment: 'No module leads back to itself.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    exclude: { path: '[.](test|e2e)[.]tsx?$' },
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    webpackConfig: { fileName: fileURLToPath(new URL('layers.resolve.mjs', import.meta.url)) },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.js', '.mjs', '.d.ts'] },
  },
};
