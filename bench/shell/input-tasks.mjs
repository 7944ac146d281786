// The processor time of the page's main thread for inputs, which the load of this machine does not change.

const CATEGORIES = ['devtools.timeline', 'toplevel'];
const INPUTS = /^(pointer|mouse|key|click|beforeinput|input)/;

/**
 * Records the tasks of the page's main thread.
 * @param {import('playwright').Page} page
 * @returns {Promise<() => Promise<number>>} ends the recording and returns the longest task that handles an input or renders
 *   a frame, in milliseconds of processor time
 */
export async function recordTasks(page) {
  const client = await page.context().newCDPSession(page);
  const events = [];
  client.on('Tracing.dataCollected', ({ value }) => events.push(...value));
  await client.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: CATEGORIES },
  });
  return async () => {
    const complete = new Promise((resolve) => client.once('Tracing.tracingComplete', resolve));
    await client.send('Tracing.end');
    await complete;
    return longestTask(events);
  };
}

function longestTask(events) {
  const handled = events.filter(({ name, args }) => name === 'EventDispatch' && INPUTS.test(args.data?.type));
  const threadOf = ({ pid, tid }) => `${pid}/${tid}`;
  const thread = handled[0] && threadOf(handled[0]);
  const mine = events.filter((event) => event.ph === 'X' && threadOf(event) === thread);
  const marks = mine.filter((event) => event.name.endsWith('BeginMainFrame') || handled.includes(event));
  const tasks = mine.filter(({ name }) => name.endsWith('RunTask'));
  const contains = (task, { ts }) => ts >= task.ts && ts <= task.ts + task.dur;
  const times = tasks.filter((task) => marks.some((mark) => contains(task, mark))).map(({ tdur = 0 }) => tdur / 1000);
  return Math.max(0, ...times);
}
