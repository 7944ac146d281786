import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** The file in which `ensure.mjs` records for which lock file and system the dependencies were installed. */
export const STAMP = 'node_modules/.dass-lock';

/** @param {string} [root] folder of the project @returns {string} content of the stamp when its dependencies are installed */
export const currentStamp = (root = '.') =>
  createHash('sha256')
    .update(readFileSync(`${root}/package-lock.json`))
    .digest('hex') +
  process.platform +
  process.arch;
