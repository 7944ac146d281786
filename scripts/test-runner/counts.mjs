// Reports the numbers of passed, failed and skipped tests: a line for the user, a file for scripts/test/test.mjs.
import { writeFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/** @param {Counts} counts */
export const countsLine = ({ passed, failed, skipped }) => `${passed} passed, ${failed} failed, ${skipped} skipped`;

/** @param {string} suite @param {Counts & { files: Record<string, Counts> }} counts with those of each file */
export function reportCounts(suite, counts) {
  console.log(`${suite}: ${countsLine(counts)} (${Object.keys(counts.files).length} files)`);
  if (process.env.DASS_COUNTS) writeFileSync(process.env.DASS_COUNTS, JSON.stringify(counts));
}
