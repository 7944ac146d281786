// Runs a local platform in a process of its own, for tests that kill it. The only argument is a `PlatformProcessOptions`
// as JSON. Prints one line of JSON with the addresses.
import { startLocalPlatform } from '../../../shell/platform/local/local-platform.js';
import type { PlatformProcessOptions } from './platform-process.mjs';
import { sampleDatabase } from './sample-database.js';

const { shellOrigins, dataFolder, ports } = JSON.parse(process.argv[2] ?? '{}') as PlatformProcessOptions;
const { apiAddress, filesAddress } = await startLocalPlatform({
  shellOrigins,
  dataFolder,
  apiPort: ports?.api ?? 0,
  filesPort: ports?.files ?? 0,
  arrivalInterval: 0,
  sampleDatabase: await sampleDatabase(),
});
process.stdout.write(`${JSON.stringify({ apiAddress, filesAddress })}\n`);
// The parent may be killed itself: nothing is left behind.
process.stdin.resume().on('end', () => process.exit());
