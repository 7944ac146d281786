// Commands as a user of the kit runs them, independent of the command that runs the tests.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const runFile = promisify(execFile);

/** The environment without the variables of npm and Node for child processes, which refer to this project. */
export const ownEnvironment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(npm_|NODE_TEST_CONTEXT$|NODE_ENV$)/i.test(name)),
  );

/** Runs a command. @returns its output; rejects with the output when the command fails */
export async function run(
  command: string,
  args: readonly string[],
  cwd = process.cwd(),
  variables: NodeJS.ProcessEnv = {},
): Promise<string> {
  try {
    const { stdout } = await runFile(command, [...args], {
      cwd,
      env: { ...ownEnvironment(), ...variables },
      maxBuffer: 1e8,
      shell: process.platform === 'win32',
    });
    return stdout;
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string };
    throw new Error(`${command} ${args.join(' ')}\n${stdout ?? ''}${stderr ?? ''}`, { cause: error });
  }
}
