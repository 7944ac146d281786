// Installs the packed kit with npm, once for all consumers of the tests. Run by scripts/test/test-package.mjs.
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const packageJson = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** Returns the folder of a package that a module in a folder of the project imports. */
function folderOf(name, importer) {
  const folder = join(importer, 'node_modules', name);
  return existsSync(folder) || importer === '.' ? folder : folderOf(name, dirname(importer));
}

/**
 * Returns the folders of packages and of all their dependencies in the project's node_modules.
 * @param {readonly string[]} names @returns {string[]}
 */
export function withDependencies(names) {
  const found = new Set();
  const add = (name, importer) => {
    const folder = folderOf(name, importer);
    if (found.has(folder)) return;
    found.add(folder);
    for (const dependency of Object.keys(packageJson(folder).dependencies ?? {})) add(dependency, folder);
  };
  for (const name of names) add(name, '.');
  return [...found];
}

/** The variables of npm that runs the tests refer to this project. */
const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(npm_|NODE_ENV$)/i.test(name)));
const npm = (args, cwd) =>
  promisify(execFile)('npm', args, { cwd, env, maxBuffer: 1e8, shell: process.platform === 'win32' });

/**
 * Packs what a consumer installs together with the kit: its dependencies, React and the optional packages. So the
 * installation needs no network.
 * @param {string} folder of the packages
 */
export async function packDependencies(folder) {
  mkdirSync(folder, { recursive: true });
  const dependencies = withDependencies([
    ...Object.keys(packageJson('.').dependencies ?? {}),
    'react',
    'react-dom',
    '@types/react',
    '@types/react-dom',
    'tus-js-client',
    // The application's own copy, in addition to the kit's private one.
    '@lit/localize',
  ]);
  const options = ['--silent', '--ignore-scripts', '--pack-destination', folder];
  await npm(['pack', ...options, ...dependencies.map((path) => `./${path}`)]);
}

/**
 * Installs all packages of a folder in an empty folder.
 * @param {string} packed @param {string} root
 */
export async function installPackages(packed, root) {
  mkdirSync(root, { recursive: true });
  writeFileSync(join(root, 'package.json'), JSON.stringify({ name: 'consumer', private: true, type: 'module' }));
  const packages = readdirSync(packed).map((file) => join(packed, file));
  await npm(['install', '--offline', '--no-audit', '--no-fund', '--ignore-scripts', ...packages], root);
}
