// Runs a scenario with steps, prints its table, and checks its goals. A goal is a ratio to another contender, by
// default the first.
import { measureSteps } from './measure-steps.mjs';
import { median, table } from './report.mjs';

/**
 * @param {import('playwright').Browser} browser @param {(contender: string) => string} addressOf
 * @returns {Promise<{ missed: number, cpu: (contender: string, step: string) => number | undefined }>} the number of
 *   missed goals, and the CPU time of each step; undefined for missing steps and aborted contenders
 */
export async function runSteps(browser, addressOf, scenario, runs) {
  const { contenders, steps } = scenario;
  const results = Object.fromEntries(contenders.map((contender) => [contender, []]));
  const aborted = new Map();
  const attempt = async (contender, withHeap) => {
    if (aborted.has(contender)) return undefined;
    try {
      const steps = scenario.steps.filter((step) => !scenario.skippedSteps?.[contender]?.includes(step));
      return await measureSteps(browser, addressOf(contender), { ...scenario, steps }, withHeap);
    } catch (error) {
      // A peer may be too slow for this size; our contenders must work.
      if (!scenario.peers?.includes(contender)) throw error;
      aborted.set(contender, error.message);
      return undefined;
    }
  };
  for (let run = 0; run < runs + 1; run++) {
    for (const contender of contenders) {
      const result = await attempt(contender, false);
      // The first round is a warm-up.
      if (run > 0 && result) results[contender].push(result.cpu);
    }
  }
  const heapResults = {};
  for (const contender of contenders) heapResults[contender] = await attempt(contender, true);

  const cpu = (contender, step) => {
    const values = results[contender].map((one) => one[step]).filter((value) => value !== undefined);
    return values.length ? median(values) : undefined;
  };
  const times = (contender, step, over = contenders[0]) => cpu(contender, step) / cpu(over, step);
  const measured = steps.filter((step, at) => !scenario.unmeasured?.includes(step) && steps.indexOf(step) === at);
  const heads = measured.map((step) => (scenario.repeats?.[step] ? `${step}, each` : step));
  console.log(`\n${scenario.title} (${runs} runs, CPU ms and × the first line)`);
  console.log(
    table(
      [
        'contender',
        ...heads,
        `heap MB after ${scenario.heapAfter.join(' / ')}`,
        'elements',
        ...(scenario.body ? ['blank'] : []),
      ],
      contenders.map((contender) => [
        contender,
        ...measured.map((step) => figure(cpu(contender, step), times(contender, step))),
        heapResults[contender]?.heap.map((mb) => mb.toFixed(2)).join(' / ') ?? '–',
        heapResults[contender]?.elements ?? '–',
        ...(scenario.body ? [heapResults[contender]?.blank ?? '–'] : []),
      ]),
    ),
  );
  for (const [contender, why] of aborted) console.log(`– ${contender} was aborted: ${why}`);
  let missed = 0;
  for (const { contender, over, ...goals } of scenario.goals ?? []) {
    if (!contenders.includes(contender)) continue;
    for (const [what, goal] of Object.entries(goals)) {
      const value = valueOf(what, heapResults[contender]) ?? times(contender, what, over);
      // A value that was not measured (NaN) misses its goal.
      const isMissed = !(value <= goal);
      if (isMissed) missed++;
      console.log(
        `${isMissed ? '✖' : '✔'} ${contender}: ${what}${over ? ` over ${over}` : ''} ${value.toFixed(2)}, goal ${goal}`,
      );
    }
  }
  return { missed, cpu };
}

const figure = (ms, times) => (ms === undefined ? '–' : `${ms.toFixed(1)} (${times.toFixed(2)}×)`);

/** A value with an absolute goal instead of a ratio. For the heap: the last one. */
const valueOf = (what, { heap = [], elements, blank } = {}) => ({ heap: heap.at(-1), elements, blank })[what];
