// Local platforms for browser tests: each in a process of its own, started, killed and started again by a test.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PlatformProcess } from '../../test/support/platform/platform-process.mjs';

export function platformPlugin() {
  /** @type {Map<string, PlatformProcess>} by data folder */
  const platforms = new Map();
  const stop = async (dataFolder) => {
    await platforms.get(dataFolder)?.kill();
    platforms.delete(dataFolder);
    await rm(dataFolder, { recursive: true, force: true });
  };
  return {
    name: 'platform',
    serverStop: () => Promise.all([...platforms.keys()].map(stop)),
    async executeCommand({ command, payload }) {
      switch (command) {
        case 'platform:start': {
          const dataFolder = await mkdtemp(join(tmpdir(), 'dass-platform-'));
          const platform = await PlatformProcess.start({ dataFolder, shellOrigins: [payload.origin] });
          platforms.set(dataFolder, platform);
          return { dataFolder, apiAddress: platform.apiAddress, filesAddress: platform.filesAddress };
        }
        case 'platform:kill':
          await platforms.get(payload.dataFolder)?.kill();
          return true;
        case 'platform:restart':
          await platforms.get(payload.dataFolder)?.start();
          return true;
        case 'platform:stop':
          await stop(payload.dataFolder);
          return true;
        default:
          return undefined;
      }
    },
  };
}
