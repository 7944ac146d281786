// A local platform in a process of its own, which can be killed as by a power failure and started again. JavaScript,
// because the test runner of the browser tests uses it too.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/**
 * @typedef {object} PlatformProcessOptions
 * @property {readonly string[]} shellOrigins
 * @property {string} dataFolder
 * @property {{ readonly api: number; readonly files: number }} [ports] Default: free ports.
 */

const script = fileURLToPath(new URL('run-platform.ts', import.meta.url));
/** @param {string} address */
const portOf = (address) => Number(new URL(address).port);

export class PlatformProcess {
  #options;
  /** @type {import('node:child_process').ChildProcess | undefined} */
  #child;
  apiAddress = '';
  filesAddress = '';

  /** @param {PlatformProcessOptions} options */
  constructor(options) {
    this.#options = options;
  }

  /** @param {PlatformProcessOptions} options */
  static async start(options) {
    const platform = new PlatformProcess(options);
    await platform.start();
    return platform;
  }

  /** Starts it, again at the same addresses. */
  async start() {
    const ports = this.apiAddress
      ? { api: portOf(this.apiAddress), files: portOf(this.filesAddress) }
      : this.#options.ports;
    const child = spawn(process.execPath, ['--import', 'tsx', script, JSON.stringify({ ...this.#options, ports })], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    this.#child = child;
    const [line] = await Promise.race([
      once(createInterface(child.stdout), 'line'),
      once(child, 'exit').then(([code]) => Promise.reject(new Error(`The platform ended with ${code}`))),
    ]);
    const { apiAddress, filesAddress } = JSON.parse(line);
    this.apiAddress = apiAddress;
    this.filesAddress = filesAddress;
  }

  /** Ends the process at once, without a chance to finish anything. */
  async kill() {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }
}
