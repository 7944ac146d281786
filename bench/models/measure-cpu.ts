import { median, table } from '../report.mjs';

/** Prepares data, which is not measured, and returns what is. */
export type Contender = () => () => unknown;

const RUNS = Number(process.env['RUNS'] ?? 9);

function cpuMs(run: () => unknown): number {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** @returns the medians in milliseconds of CPU time */
function measure(contenders: Readonly<Record<string, Contender>>): Map<string, number> {
  const times = new Map<string, number[]>(Object.keys(contenders).map((name) => [name, []]));
  // The first round is a warm-up.
  for (let run = 0; run <= RUNS; run++)
    for (const [name, prepare] of Object.entries(contenders)) {
      const work = prepare();
      globalThis.gc?.();
      const ms = cpuMs(work);
      if (run > 0) times.get(name)?.push(ms);
    }
  return new Map([...times].map(([name, values]) => [name, median(values)]));
}

/** Measures the contenders of each case interleaved. The ratios refer to the first contender. */
export function compare(title: string, cases: Readonly<Record<string, Readonly<Record<string, Contender>>>>): void {
  const names = Object.keys(Object.values(cases)[0] ?? {});
  const lines = Object.entries(cases).map(([name, contenders]) => {
    const medians = measure(contenders);
    const of = (contender: string): number => medians.get(contender) ?? NaN;
    const first = of(names[0] ?? '');
    return [name, ...names.map((one) => `${of(one).toFixed(1)} (${(of(one) / first).toFixed(2)}×)`)];
  });
  console.log(`\n${title}\n${table(['CPU ms', ...names], lines)}`);
}
