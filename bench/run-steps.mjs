// A scenario of steps: its table, and its goals as multiples of the first contender.
import { measureSteps } from './measure-steps.mjs';
import { median, table } from './report.mjs';

/** @returns {Promise<number>} how many goals are missed */
export async function runSteps(browser, addressOf, scenario, runs) {
  const results = Object.fromEntries(scenario.contenders.map((contender) => [contender, []]));
  for (let run = 0; run < runs + 1; run++) {
    for (const contender of scenario.contenders) {
      const { cpu } = await measureSteps(browser, addressOf(contender), scenario);
      // The first round warms the machine up.
      if (run > 0) results[contender].push(cpu);
    }
  }
  const heaps = {};
  for (const contender of scenario.contenders)
    heaps[contender] = (await measureSteps(browser, addressOf(contender), scenario, true)).heap;

  const [base] = scenario.contenders;
  const cpu = (contender, step) => median(results[contender].map((one) => one[step]));
  const times = (contender, step) => cpu(contender, step) / cpu(base, step);
  console.log(`\n${scenario.title} (${runs} runs, CPU ms and × the first line)`);
  console.log(
    table(
      ['contender', ...scenario.steps, `heap MB after ${scenario.heapAfter}`],
      scenario.contenders.map((contender) => [
        contender,
        ...scenario.steps.map((step) => `${cpu(contender, step).toFixed(1)} (${times(contender, step).toFixed(2)}×)`),
        heaps[contender].toFixed(2),
      ]),
    ),
  );
  let missed = 0;
  for (const { contender, heap, ...steps } of scenario.goals) {
    const lines = Object.entries(steps).map(([step, goal]) => [step, times(contender, step), goal]);
    if (heap !== undefined) lines.push(['heap MB', heaps[contender], heap]);
    for (const [what, value, goal] of lines) {
      if (value > goal) missed++;
      console.log(`${value > goal ? '✖' : '✔'} ${contender}: ${what} ${value.toFixed(2)}, goal ${goal}`);
    }
  }
  return missed;
}
