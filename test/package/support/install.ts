import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { countLoading } from '../../../scripts/test-runner/node/file-times.mjs';
import { withDependencies } from './install-packed-kit.mjs';

export interface Consumer {
  /** Folder of the consumer. */
  readonly root: string;
  /** Folder of the installed package. */
  readonly installed: string;
  remove(): void;
}

/** The folder of the packed kit, and of its installation. `scripts/test/test-package.mjs` makes it for all test files. */
export function packedKit(): { readonly packed: string; readonly installation: string } {
  const folder = process.env['DASS_PACKED_KIT'];
  if (!folder) throw new Error('The kit is not packed: run `npm run test:package`.');
  return { packed: join(folder, 'packed'), installation: join(folder, 'installation') };
}

/**
 * Creates a folder with a consumer's files and with a copy of the installation of the packed kit, React and the optional
 * packages.
 *
 * @param sources folder of the consumer's files
 * @param packages further packages that the consumer imports. Other consumers do not have them
 */
export const createConsumer = (sources: string, packages: readonly string[] = []): Promise<Consumer> =>
  countLoading(async () => {
    const root = mkdtempSync(join(tmpdir(), 'dass-package-'));
    cpSync(packedKit().installation, root, { recursive: true, verbatimSymlinks: true });
    for (const folder of withDependencies(packages)) cpSync(folder, join(root, folder), { recursive: true });
    cpSync(sources, root, { recursive: true });
    return {
      root,
      installed: join(root, 'node_modules/dass-elements'),
      remove: () => rmSync(root, { recursive: true, force: true }),
    };
  });

/** Links packages of the project into a consumer: those with many files, or with dependencies that need no copy. */
export function linkPackages({ root }: Consumer, names: readonly string[]): void {
  for (const name of names) {
    const link = join(root, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(resolve('node_modules', name), link, 'junction');
  }
}
