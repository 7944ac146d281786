import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { run } from '../../support/commands.js';

interface PackageJson {
  readonly name: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}
const packageJson = (folder: string): PackageJson =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as PackageJson;

/** Returns the folder of a package that a module in a folder of the project imports. */
function folderOf(name: string, importer: string): string {
  const folder = join(importer, 'node_modules', name);
  return existsSync(folder) || importer === '.' ? folder : folderOf(name, dirname(importer));
}

/** Returns the folders of packages and of all their dependencies in the project's node_modules. */
function withDependencies(names: readonly string[]): string[] {
  const found = new Set<string>();
  const add = (name: string, importer: string): void => {
    const folder = folderOf(name, importer);
    if (found.has(folder)) return;
    found.add(folder);
    for (const dependency of Object.keys(packageJson(folder).dependencies ?? {})) add(dependency, folder);
  };
  for (const name of names) add(name, '.');
  return [...found];
}

export interface Consumer {
  /** Folder of the consumer. */
  readonly root: string;
  /** Folder of the installed package. */
  readonly installed: string;
  remove(): void;
}

/** The folder of the packed kit. `scripts/test/test-package.mjs` packs it once for all test files. */
function packedKit(): string {
  const folder = process.env['DASS_PACKED_KIT'];
  if (!folder) throw new Error('The kit is not packed: run `npm run test:package`.');
  return folder;
}

/**
 * Installs the packed kit with npm in an empty folder, together with React, the optional packages and those of the
 * consumer. It needs no network: the dependencies are packed from the project's node_modules.
 *
 * @param sources folder of the consumer's files
 * @param packages further packages that the consumer imports
 */
export async function installInEmptyFolder(sources: string, packages: readonly string[] = []): Promise<Consumer> {
  const root = mkdtempSync(join(tmpdir(), 'dass-package-'));
  const packed = join(root, 'packed');
  mkdirSync(packed);
  const dependencies = withDependencies([
    ...Object.keys(packageJson('.').dependencies ?? {}),
    'react',
    'react-dom',
    '@types/react',
    '@types/react-dom',
    'tus-js-client',
    // The application's own copy, in addition to the kit's private one.
    '@lit/localize',
    ...packages,
  ]);
  cpSync(packedKit(), packed, { recursive: true });
  await run('npm', [
    'pack',
    '--silent',
    '--ignore-scripts',
    '--pack-destination',
    packed,
    ...dependencies.map((folder) => `./${folder}`),
  ]);

  cpSync(sources, root, { recursive: true });
  writeFileSync(join(root, 'package.json'), JSON.stringify({ name: 'consumer', private: true, type: 'module' }));
  const tarballs = readdirSync(packed).map((file) => `./packed/${file}`);
  await run('npm', ['install', '--offline', '--no-audit', '--no-fund', '--ignore-scripts', ...tarballs], root);
  return {
    root,
    installed: join(root, 'node_modules', packageJson('.').name),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}
