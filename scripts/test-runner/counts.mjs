// Reports the numbers of passed, failed and skipped tests: a line for the user, a file for scripts/test/test.mjs.
import { writeFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */
/**
 * @typedef {Counts & {
 *   failedTests?: string[],
 *   times?: { total: number, loading: number, waiting: number },
 * }} FileCounts of a test file, with its times in milliseconds: see times.mjs
 */
/** @typedef {Counts & { files: Record<string, FileCounts> }} SuiteCounts */

/** @returns {Counts} */
export const noCounts = () => ({ passed: 0, failed: 0, skipped: 0 });

/** Adds counts to a sum; with the sign -1 it subtracts them. @param {Counts} sum @param {Counts} counts */
export function addCounts(sum, counts, sign = 1) {
  for (const key of ['passed', 'failed', 'skipped']) sum[key] += sign * counts[key];
}

/** @param {Counts} counts */
export const countsLine = ({ passed, failed, skipped }) => `${passed} passed, ${failed} failed, ${skipped} skipped`;

/** @param {string} suite @param {SuiteCounts} counts */
export function reportCounts(suite, counts) {
  console.log(`${suite}: ${countsLine(counts)} (${Object.keys(counts.files).length} files)`);
  if (process.env.DASS_COUNTS) writeFileSync(process.env.DASS_COUNTS, JSON.stringify(counts));
}
