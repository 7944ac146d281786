// How packages of the system are installed on this machine. Node built-ins only: used before node_modules exists.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { onPath } from './browsers.mjs';

/** nginx is not on the PATH of an ordinary user in Debian. @returns {string | undefined} */
export const nginxPath = () => onPath(['nginx']) ?? ['/usr/sbin/nginx'].find((path) => existsSync(path));

/** What this process may do. */
const thisMachine = () => ({
  hasApt: process.platform === 'linux' && onPath(['apt-get']) !== undefined,
  isRoot: process.getuid?.() === 0,
  hasPasswordlessSudo:
    onPath(['sudo']) !== undefined && spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0,
});

/**
 * The commands that install packages without asking for anything; none where there is no apt-get, or it would need a
 * password.
 * @param {string[]} packages of Debian
 * @param {{ hasApt: boolean, isRoot: boolean, hasPasswordlessSudo: boolean }} [machine]
 * @returns {string[][]}
 */
export function installCommands(packages, { hasApt, isRoot, hasPasswordlessSudo } = thisMachine()) {
  if (!hasApt || !(isRoot || hasPasswordlessSudo)) return [];
  const apt = isRoot ? ['apt-get'] : ['sudo', '-n', 'apt-get'];
  return [
    [...apt, 'update', '-qq'],
    [...apt, 'install', '-y', '-qq', '--no-install-recommends', ...packages],
  ];
}

/** @param {string[]} packages @returns {string} the command for the one who may */
export const manualCommand = (packages) => `sudo apt-get install --no-install-recommends ${packages.join(' ')}`;
