// Runs a scenario with steps at each size, and reports how the cost grows from the first size to the second.
import { existsSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { runSteps } from './run-steps.mjs';

const peersFolder = 'bench/peers';

/** The contender that is another build of the kit. */
export const BEFORE = 'kit-before';

/** The scenario with another build of the kit beside the kit, at all sizes. */
export function withBefore(scenario) {
  const add = (part) => (part.contenders ? { ...part, contenders: [...part.contenders, BEFORE] } : part);
  return { ...add(scenario), ...(scenario.sizes && { sizes: scenario.sizes.map(add) }) };
}

/** The contenders of a scenario, with its peers on request. @returns {Record<string, string>} their modules */
export function contendersOf(name, { contenders, peers = [] }, withPeers) {
  const own = contenders.map((contender) => [
    contender,
    `bench/${name}/${contender === BEFORE ? 'kit' : contender}.ts`,
  ]);
  const others = withPeers ? peers.map((peer) => [peer, `${peersFolder}/${name}/${peer}.js`]) : [];
  return Object.fromEntries([...own, ...others]);
}

/** Installs the peers, unless they are installed. */
export function installPeers() {
  if (existsSync(`${peersFolder}/node_modules`)) return;
  console.log('Installing the peers …');
  const { status } = spawnSync('npm', ['ci', '--prefix', peersFolder, '--ignore-scripts', '--no-audit', '--no-fund'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`The peers could not be installed: npm ci --prefix ${peersFolder}`);
}

/** @returns {Promise<number>} the number of missed goals */
export async function runSizes(browser, addressOf, scenario, { runs, available, only }) {
  let missed = 0;
  const done = [];
  for (const size of scenario.sizes ?? [{}]) {
    if (only !== undefined && size.rows !== only) continue;
    const part = { ...scenario, ...size };
    const contenders = [...part.contenders, ...(part.peers ?? [])].filter((contender) => available.includes(contender));
    const { rows, note, query = {} } = size;
    const notes = [
      ...(rows ? [rows.toLocaleString('en')] : []),
      ...(note ? [note] : []),
      ...Object.entries(query).map((parameter) => parameter.join(': ')),
    ];
    const title = [scenario.title, ...notes].join(', ');
    const parameters = new URLSearchParams({ ...(rows && { rows }), ...query });
    const address = (contender) => `${addressOf(contender)}?${parameters}`;
    const result = await runSteps(browser, address, { ...part, title, contenders }, Math.min(runs, size.runs ?? runs));
    missed += result.missed;
    // Sizes with a query or a note are not comparable for the growth.
    if (!size.query && !size.note) done.push({ rows, contenders, cpu: result.cpu });
  }
  return missed + (scenario.growth && done.length > 1 ? reportGrowth(scenario.growth, done) : 0);
}

/** Reports the growth exponent: 0 is constant time, 1 is time proportional to the size. */
function reportGrowth(goals, [small, large]) {
  let missed = 0;
  for (const contender of small.contenders.filter((name) => large.contenders.includes(name))) {
    const figures = Object.entries(goals).map(([step, goal]) => {
      const exponent =
        Math.log(large.cpu(contender, step) / small.cpu(contender, step)) / Math.log(large.rows / small.rows);
      const isGoal = contender === 'kit';
      const isMissed = isGoal && !(exponent <= goal);
      if (isMissed) missed++;
      return `${isGoal ? (isMissed ? '✖ ' : '✔ ') : ''}${step} ${exponent.toFixed(2)}${isGoal ? `, goal ${goal}` : ''}`;
    });
    console.log(`growth of ${contender}: ${figures.join('; ')}`);
  }
  return missed;
}
