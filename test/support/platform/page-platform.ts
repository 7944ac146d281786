import { executeServerCommand } from '@web/test-runner-commands';

/** A local platform for a test in the browser, in a process of its own. The page is signed in. */
export interface PagePlatform {
  readonly apiAddress: string;
  readonly filesAddress: string;
  /** Kills the process, as a power failure does. */
  kill(): Promise<void>;
  /** Starts it again at the same addresses, with the same data. */
  restart(): Promise<void>;
  /** Ends it and deletes its data. */
  stop(): Promise<void>;
  /** Injects a fault into the next requests of a path. */
  provoke(request: { method: string; path: string; times?: number; fault: object }): Promise<void>;
}

export async function startPagePlatform(): Promise<PagePlatform> {
  const { apiAddress, filesAddress, dataFolder } = await executeServerCommand<
    { apiAddress: string; filesAddress: string; dataFolder: string },
    { origin: string }
  >('platform:start', { origin: location.origin });
  const post = async (path: string, body: object) => {
    const answer = await fetch(apiAddress + path, {
      method: 'POST',
      credentials: 'include',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path} answers ${answer.status}: ${await answer.text()}`);
  };
  const command = async (name: string) => void (await executeServerCommand(`platform:${name}`, { dataFolder }));
  await post('/api/session', { email: 'marina@aurora.example', password: 'aurora' });
  return {
    apiAddress,
    filesAddress,
    kill: () => command('kill'),
    restart: () => command('restart'),
    stop: () => command('stop'),
    provoke: (request) => post('/api/faults', request),
  };
}
