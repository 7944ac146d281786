// Makes the commands work in a fresh clone: installs the dependencies when the lock file has changed, and a browser and
// ffprobe if none is found. It never asks, and prints what it installs. Uses Node built-ins only.
// `node scripts/ensure.mjs dependencies [browser] [firefox] [webkit] [ffprobe] [nginx]`
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { chromiumPath, firefoxPath, onPath, webkitPaths } from './browsers.mjs';
import { currentStamp, STAMP } from './dependency-stamp.mjs';
import { installCommands, manualCommand, nginxPath } from './system-packages.mjs';

const wanted = new Set(process.argv.slice(2));
const run = (command, args, env = {}) =>
  spawnSync(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
    env: { ...process.env, ...env },
  }).status === 0;

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19))
  stop(`Node 20.19 or newer is needed; this is ${process.versions.node}.`);
if (wanted.has('dependencies')) ensureDependencies();
if (wanted.has('browser')) ensureBrowser('Chromium', chromiumPath, ['chromium-headless-shell'], 'DASS_CHROMIUM');
if (wanted.has('firefox')) ensureBrowser('Firefox', firefoxPath, ['firefox-esr'], 'DASS_FIREFOX');
if (wanted.has('webkit'))
  ensureBrowser(
    'WebKitGTK',
    webkitPaths,
    ['webkit2gtk-driver', 'libwebkit2gtk-4.1-0', 'xvfb'],
    'DASS_WEBKIT_DRIVER and DASS_MINIBROWSER',
  );
if (wanted.has('ffprobe'))
  ensureProgram(
    'The tests check recorded files with ffprobe',
    () => onPath(['ffprobe']),
    ['ffmpeg'],
    'put it on the PATH',
  );
if (wanted.has('nginx'))
  ensureProgram('The tests serve the shell with nginx', nginxPath, ['nginx-light'], 'put it on the PATH');

function ensureDependencies() {
  const stamp = currentStamp();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stamp) return;
  console.log('Installing the dependencies …');
  const npm = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm'];
  if (!run(npm[0], [...npm.slice(1), 'ci', '--no-audit', '--no-fund', '--loglevel=error']))
    stop('The dependencies could not be installed: see above.');
  writeFileSync(STAMP, stamp);
}

function ensureBrowser(name, find, browserPackages, variable) {
  ensureProgram(
    `The tests run in ${name}`,
    find,
    [...browserPackages, 'fonts-dejavu-core'],
    `name its place in ${variable}`,
  );
}

/**
 * Installs a program with apt-get if that needs no password, otherwise prints how to install it.
 * @param {string} purpose what the tests need it for
 * @param {() => unknown} find
 * @param {string[]} packages of Debian
 * @param {string} otherwise what else helps
 */
function ensureProgram(purpose, find, packages, otherwise) {
  if (find()) return;
  const commands = installCommands(packages);
  if (commands.length > 0) {
    console.log(`${purpose}, which was not found. Installing ${packages.join(', ')}:`);
    for (const [command, ...args] of commands) {
      console.log(`  ${[command, ...args].join(' ')}`);
      run(command, args, { DEBIAN_FRONTEND: 'noninteractive' });
    }
  }
  if (!find())
    stop(`${purpose}, which was not found and could not be installed here.
Install it (Debian and Ubuntu: ${manualCommand(packages)}), or ${otherwise}.`);
}

function stop(message) {
  console.error(message);
  process.exit(1);
}
