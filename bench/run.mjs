// Runs the scenarios and prints their tables.
// `npm run bench -- [scenario …] [--runs N] [--rows N] [--peers] [--kit FOLDER] [--before FOLDER]`
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { chromium } from 'playwright';
import { chromiumPath, chromiumSwitches } from '../scripts/browsers.mjs';
import { bundle } from './bundle.mjs';
import { measure } from './measure.mjs';
import { BEFORE, contendersOf, installPeers, runSizes, withBefore } from './run-sizes.mjs';
import { serve } from './serve.mjs';
import { median, percentile, table } from './report.mjs';

const args = process.argv.slice(2);
const option = (name) => {
  const at = args.indexOf(name);
  return at < 0 ? undefined : args.splice(at, 2)[1];
};
const numberOption = (name) => {
  const value = option(name);
  return value === undefined ? undefined : Number(value);
};
const runs = numberOption('--runs') ?? 9;
const rows = numberOption('--rows');
/** The folder of a built kit, such as one of an earlier commit. */
const builtKit = option('--kit');
/** The folder of another built kit that is measured in the same run, as the contender `kit-before`. */
const kitBefore = option('--before');
const peersAt = args.indexOf('--peers');
const withPeers = peersAt >= 0 && args.splice(peersAt, 1).length > 0;
const names = args.length ? args : readdirSync('bench').filter((name) => existsSync(`bench/${name}/scenario.mjs`));

if (!builtKit && spawnSync(process.execPath, ['scripts/build/build-kit.mjs'], { stdio: 'inherit' }).status !== 0)
  throw new Error('The kit could not be built');
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumSwitches });
let missed = 0;
try {
  for (const name of names) {
    const { default: own } = await import(`./${name}/scenario.mjs`);
    if (own.program) {
      const { status } = spawnSync(process.execPath, ['--import', 'tsx', own.program, 'all', String(runs)], {
        stdio: 'inherit',
      });
      if (status !== 0) missed++;
      continue;
    }
    const scenario = kitBefore ? withBefore(own) : own;
    if (withPeers && scenario.peers) installPeers();
    const pages = {
      empty: await bundle(),
      ...Object.fromEntries(
        await Promise.all(
          Object.entries(contendersOf(name, scenario, withPeers)).map(async ([contender, entry]) => [
            contender,
            await bundle(entry, contender === BEFORE ? kitBefore : builtKit),
          ]),
        ),
      ),
    };
    const server = await serve(pages);
    if (scenario.steps) {
      const addressOf = (contender) => `${server.address}/${contender}/`;
      missed += await runSizes(browser, addressOf, scenario, { runs, only: rows, available: Object.keys(pages) });
      await server.close();
      continue;
    }
    const results = Object.fromEntries(Object.keys(pages).map((contender) => [contender, []]));
    for (let run = 0; run < runs + 1; run++) {
      for (const contender of Object.keys(pages)) {
        const result = await measure(
          browser,
          `${server.address}/${contender}/`,
          contender === 'empty' ? undefined : scenario,
        );
        // The first round is a warm-up.
        if (run > 0) results[contender].push(result);
      }
    }
    await server.close();

    const floor = median(results.empty.map(({ cpu }) => cpu));
    const of = (contender, key) => results[contender].map((result) => result[key]);
    const cpu = (contender) => median(of(contender, 'cpu')) - floor;
    const base = cpu(scenario.contenders[0]);
    console.log(`\n${scenario.title} (${runs} runs, × the first line)`);
    console.log(
      table(
        ['contender', 'CPU ×', 'CPU ms', 'p90 ms', 'script ms', 'style+layout ms', 'KB', 'elements', 'heap MB'],
        scenario.contenders.map((contender) => [
          contender,
          (cpu(contender) / base).toFixed(2),
          cpu(contender).toFixed(1),
          (percentile(of(contender, 'cpu'), 90) - floor).toFixed(1),
          median(of(contender, 'script')).toFixed(1),
          median(of(contender, 'layout')).toFixed(1),
          pages[contender].size.toFixed(1),
          median(of(contender, 'elements')),
          median(of(contender, 'heap')).toFixed(1),
        ]),
      ),
    );
    for (const { contender, cpu: maxCpu, size, elements } of scenario.goals) {
      const lines = [
        ['CPU', cpu(contender) / base, maxCpu],
        ['KB', pages[contender].size, size],
        ['elements', median(of(contender, 'elements')), elements],
      ];
      for (const [what, value, goal] of lines) {
        if (value > goal) missed++;
        console.log(`${value > goal ? '✖' : '✔'} ${contender}: ${what} ${value.toFixed(2)}, goal ${goal}`);
      }
    }
  }
} finally {
  await browser.close();
}
process.exitCode = missed ? 1 : 0;
