import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export interface PlatformProcessOptions {
  readonly shellOrigins: readonly string[];
  readonly dataFolder: string;
  /** Default: free ports. */
  readonly ports?: { readonly api: number; readonly files: number };
}

const script = fileURLToPath(new URL('run-platform.ts', import.meta.url));

/** A local platform in a process of its own, which can be killed as by a power failure and started again. */
export class PlatformProcess {
  readonly #options: PlatformProcessOptions;
  #child: ChildProcess | undefined;
  apiAddress = '';
  filesAddress = '';

  private constructor(options: PlatformProcessOptions) {
    this.#options = options;
  }

  static async start(options: PlatformProcessOptions): Promise<PlatformProcess> {
    const platform = new PlatformProcess(options);
    await platform.start();
    return platform;
  }

  /** Starts it again, at the same addresses. */
  async start(): Promise<void> {
    const portOf = (address: string) => Number(new URL(address).port);
    const ports = this.apiAddress
      ? { api: portOf(this.apiAddress), files: portOf(this.filesAddress) }
      : this.#options.ports;
    const child = spawn(process.execPath, ['--import', 'tsx', script, JSON.stringify({ ...this.#options, ports })], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    this.#child = child;
    const [line] = (await Promise.race([
      once(createInterface(child.stdout), 'line'),
      once(child, 'exit').then(([code]) => Promise.reject(new Error(`The platform ended with ${String(code)}`))),
    ])) as [string];
    Object.assign(this, JSON.parse(line));
  }

  /** Ends the process at once, without a chance to finish anything. */
  async kill(): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }
}
