// Runs the shell commands of the guides, except those of the list below.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { ownEnvironment, run } from '../../support/commands.js';

interface ReplacedCommand {
  /** Name of the folder in which the command is run. Default: any. */
  readonly folder?: string;
  readonly command: string;
  readonly reason: string;
  /** Default: nothing is run. */
  readonly replacement?: string;
}

export const REPOSITORY = 'dass-elements';
const OWN_TESTS = 'It would run this test again.';

const REPLACED: readonly ReplacedCommand[] = [
  {
    folder: REPOSITORY,
    command: 'npm install',
    reason: 'It takes minutes, and installs what this project has.',
    // A link for each package: whatever a command removes is the link.
    replacement: `mkdir -p node_modules && ln -sfn '${resolve('node_modules')}'/{.bin,*} node_modules`,
  },
  { folder: REPOSITORY, command: 'npm test', reason: OWN_TESTS },
  { folder: REPOSITORY, command: 'npm run test:engines', reason: OWN_TESTS },
  { folder: REPOSITORY, command: 'npm run test:engines -- firefox', reason: OWN_TESTS },
  { folder: REPOSITORY, command: 'npm run test:engines -- webkit', reason: OWN_TESTS },
  {
    command: 'npm create --yes vite@latest first-page -- --template react-ts --no-interactive',
    reason: 'The template is not in node_modules.',
    replacement: `cp -r '${resolve('test/docs/vite-application')}' first-page`,
  },
  { command: 'curl https://intranet.example.com/api/suppliers.json', reason: 'The server is an example.' },
];

/** Variables of the environment that define functions of bash with the names of the replaced commands. */
const functions = Object.fromEntries(
  ['npm', 'curl'].map((name) => {
    const cases = REPLACED.filter(({ command }) => command.startsWith(`${name} `)).map(
      ({ folder, command, replacement = ':' }) => `${folder ?? '*'}': ${command}') ${replacement} ;;`,
    );
    const body = `case "\${PWD##*/}: ${name} $*" in ${cases.join(' ')} *) command ${name} "$@" ;; esac`;
    return [`BASH_FUNC_${name}%%`, `() { ${body}; }`];
  }),
);
const BASH = ['--noprofile', '--norc', '-euo', 'pipefail', '-c'];

/** Runs the lines of a block one after the other. @returns the output; rejects when a command fails */
export const runCommands = (code: string, folder: string, variables: NodeJS.ProcessEnv = {}): Promise<string> =>
  run('bash', [...BASH, code], folder, { ...functions, ...variables });

export interface StartedServer {
  /** The first address that the server prints. */
  readonly address: string;
  stop(): Promise<void>;
}

/** Runs a block whose last command is a server, until the server prints its address. */
export async function startServer(
  code: string,
  folder: string,
  variables: NodeJS.ProcessEnv = {},
): Promise<StartedServer> {
  const child = spawn('bash', [...BASH, code], {
    cwd: folder,
    env: { ...ownEnvironment(), NO_COLOR: '1', PYTHONUNBUFFERED: '1', ...functions, ...variables },
    // A group of its own, which is stopped as a whole.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const address = await new Promise<string>((resolve, reject) => {
    const read = (chunk: unknown): void => {
      output += String(chunk);
      const [found] = /http:\/\/[\w.]+:\d+/.exec(output) ?? [];
      if (found) resolve(found);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', (status) => reject(new Error(`The server has ended with ${status}:\n${output}`)));
  });
  return {
    address,
    async stop() {
      process.kill(-child.pid!, 'SIGTERM');
      await once(child, 'close');
    },
  };
}
