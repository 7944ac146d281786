// Prepares a release: `npm run release -- <patch|minor|major|x.y.z> [--dry-run]`. Sets the version, moves the changes in
// CHANGELOG.md into its section, builds, and writes the package (and the documentation) into dist/release/. It commits,
// tags, pushes and publishes nothing.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { nextVersion, releaseChangelog, versionFiles } from './release-plan.mjs';

const FOLDER = 'dist/release';
const DOCS = 'dist/docs';

/** Runs a command. @returns {string} its output. @throws if it fails */
function run(command, args, output = 'inherit') {
  const { status, stdout } = spawnSync(command, args, {
    stdio: ['ignore', output, 'inherit'],
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} has failed`);
  return stdout ?? '';
}

function plan() {
  const [wanted, ...others] = process.argv.slice(2).filter((argument) => argument !== '--dry-run');
  if (!wanted || others.length > 0) throw new Error('npm run release -- <patch|minor|major|x.y.z> [--dry-run]');
  const { version: current, scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const version = nextVersion(current, wanted);
  const date = new Date().toISOString().slice(0, 10);
  const { changelog, notes } = releaseChangelog(readFileSync('CHANGELOG.md', 'utf8'), version, date);
  const files = Object.entries(versionFiles).map(([path, change]) => [
    path,
    change(readFileSync(path, 'utf8'), version),
  ]);
  return { version, notes, files: [...files, ['CHANGELOG.md', changelog]], hasDocs: 'build:docs' in scripts };
}

function release({ version, files, hasDocs }) {
  for (const [path, text] of files) writeFileSync(path, text);
  try {
    run('npm', ['run', '--silent', 'build']);
    rmSync(FOLDER, { recursive: true, force: true });
    mkdirSync(FOLDER, { recursive: true });
    run('npm', ['pack', '--ignore-scripts', '--silent', '--pack-destination', FOLDER]);
    if (hasDocs) run('npm', ['run', '--silent', 'build:docs']);
    if (hasDocs && existsSync(DOCS)) cpSync(DOCS, `${FOLDER}/docs-${version}`, { recursive: true });
  } catch (error) {
    run('git', ['checkout', '--', ...files.map(([path]) => path)]);
    throw error;
  }
}

try {
  if (run('git', ['status', '--porcelain'], 'pipe').trim() !== '')
    throw new Error('There are changes that are not committed: commit or remove them first');
  const planned = plan();
  const names = planned.files.map(([path]) => path).join(', ');
  console.log(`Release ${planned.version}: changes ${names}\n\n${planned.notes}\n`);
  if (process.argv.includes('--dry-run')) console.log('Dry run: nothing was changed or built.');
  else {
    release(planned);
    console.log(`The package is in ${FOLDER}/. After a green npm test:
  git commit -am "Release ${planned.version}" && git tag v${planned.version}
  npm publish ${FOLDER}/dass-elements-${planned.version}.tgz --registry <address>`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
