// Keeps and prints where the time of a run goes. Each test file reports its time in milliseconds: in all, loading (start
// of the process or the page, modules, servers, signing in), and waiting (for frames, timers and conditions).

/** @typedef {{ total: number, loading: number, waiting: number }} FileTimes in milliseconds */

const SLOWEST_FILES = 30;

/** @typedef {{ seconds: number, steps: { name: string, seconds: number, files: ({ file: string } & FileTimes)[] }[] }} RunTimes */

/**
 * @param {number} seconds of the whole run
 * @param {readonly import('./run-steps.mjs').Result[]} results
 * @returns {RunTimes}
 */
export const timesOf = (seconds, results) => ({
  seconds,
  steps: results.map(({ step, seconds: own, counts }) => ({
    name: step.name,
    seconds: own,
    files: Object.entries(counts?.files ?? {}).flatMap(([file, { times }]) => (times ? [{ file, ...times }] : [])),
  })),
});

const seconds = (milliseconds) => (milliseconds / 1000).toFixed(1).padStart(8);
/** @param {string} label @param {FileTimes} times */
const row = (label, { total, loading, waiting }) =>
  `${seconds(total)} ${seconds(loading)} ${seconds(waiting)} ${seconds(total - loading - waiting)}  ${label}`;
const head = '    in all  loading  waiting     rest';

/**
 * The times of a run as lines: each step, the sums of the files of each suite, and the slowest files.
 * @param {string} name
 * @param {RunTimes} run
 */
export function timesReport(name, run) {
  const files = run.steps.flatMap(({ name: suite, files }) => files.map((times) => ({ suite, ...times })));
  const slowest = files.toSorted((a, b) => b.total - a.total).slice(0, SLOWEST_FILES);
  const sumOf = (all) =>
    all.reduce(
      (sum, { total, loading, waiting }) => ({
        total: sum.total + total,
        loading: sum.loading + loading,
        waiting: sum.waiting + waiting,
      }),
      { total: 0, loading: 0, waiting: 0 },
    );
  return [
    `${name}: ${Math.round(run.seconds)} s`,
    '',
    'Steps, in seconds',
    ...run.steps.map(({ name: step, seconds: own }) => `${seconds(own * 1000)}  ${step}`),
    '',
    'Suites, in seconds of all their files; several run at the same time',
    head,
    ...run.steps
      .filter(({ files: own }) => own.length > 0)
      .map(({ name: suite, files: own }) => row(`${suite}, ${own.length} files`, sumOf(own))),
    '',
    `The ${slowest.length} slowest files, in seconds`,
    head,
    ...slowest.map((times) => row(`${times.suite}: ${times.file}`, times)),
  ].join('\n');
}
