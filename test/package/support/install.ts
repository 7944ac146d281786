import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const runFile = promisify(execFile);

/** Runs a command. @returns its output; rejects with the output when the command fails */
export async function run(command: string, args: readonly string[], cwd = process.cwd()): Promise<string> {
  // Environment variables of npm and Node for child processes refer to this project, not to the consumer.
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(npm_|NODE_TEST_CONTEXT$|NODE_ENV$)/i.test(name)),
  );
  try {
    const { stdout } = await runFile(command, [...args], {
      cwd,
      env,
      maxBuffer: 1e8,
      shell: process.platform === 'win32',
    });
    return stdout;
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string };
    throw new Error(`${command} ${args.join(' ')}\n${stdout ?? ''}${stderr ?? ''}`, { cause: error });
  }
}

interface PackageJson {
  readonly name: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}
const packageJson = (folder: string): PackageJson =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as PackageJson;

/** Returns the folder from which a package imports another one: its own copy, or one that it shares. */
function folderOf(name: string, dependent: string): string {
  const folder = join(dependent, 'node_modules', name);
  return existsSync(folder) || dependent === '.' ? folder : folderOf(name, dirname(dependent));
}

/** Returns the folders of packages and of all their dependencies in the project's node_modules. */
function withDependencies(names: readonly string[]): string[] {
  const found = new Set<string>();
  const add = (name: string, dependent: string): void => {
    const folder = folderOf(name, dependent);
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
