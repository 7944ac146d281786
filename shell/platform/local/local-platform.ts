import type { Notification } from '../platform.js';
import { demoUsers, type DemoUser } from './stores/demo-users.js';
import { realDisk, type Disk } from './stores/disk.js';
import type { Faults } from './http/faults.js';
import { listen, type ListeningServer } from './http/listen.js';
import type { NotificationContent } from './stores/notification-store.js';
import { AllowedOrigins } from './http/origins.js';
import { defaultPorts, portVariables } from './http/ports.js';
import { openServices, type Services } from './services.js';
import type { Log } from './database/database.js';

export interface LocalPlatformOptions {
  /** Origins of the shell, such as `http://localhost:3070`: only their pages get a response. */
  shellOrigins: readonly string[];
  /** 0: any free port. */
  apiPort?: number;
  /** 0: any free port. */
  filesPort?: number;
  host?: string;
  /**
   * Accepted host names beside those of this machine, such as `api.example.com`; `.example.com` includes all
   * subdomains.
   */
  hosts?: readonly string[];
  /** Folder of the databases and the files. */
  dataFolder?: string;
  /** Shares the session among the hosts of a group, such as `example.com`. */
  cookieDomain?: string;
  users?: readonly DemoUser[];
  /** In milliseconds. */
  sessionLifetime?: number;
  /** Milliseconds between generated notifications while a page listens; 0: none. */
  arrivalInterval?: number;
  /** Milliseconds between heartbeats in the event stream. */
  heartbeat?: number;
  /** In bytes. */
  maxFileSize?: number;
  /** Minimum number of menu entries; the business menu is the minimum. */
  menuSize?: number;
  /** Number of sample materials that are created at the first start, or added at a later one. */
  materialCount?: number;
  /** Number of lines of product structures. Default: 50,000. */
  structureLines?: number;
  /** A database of sample materials that a new platform copies, for tests. */
  sampleDatabase?: string;
  /** Faults to inject, for tests. */
  faults?: Faults;
  /** Disk operations; tests pass one that fails. */
  disk?: Disk;
  log?: Log;
}

export interface LocalPlatform {
  readonly apiAddress: string;
  readonly filesAddress: string;
  readonly users: readonly DemoUser[];
  /** Allows another origin of the shell, when its port is known only after the start. */
  allowOrigin(origin: string): void;
  /** Adds a notification. */
  notify(content: NotificationContent): Promise<Notification>;
  /**
   * Creates the sample materials now, instead of when they are first used. The servers answer meanwhile.
   * @param onProgress called with each step
   */
  loadMaterials(onProgress?: (step: string) => void): Promise<void>;
  /** Replaces the faults; undefined: none. */
  setFaults(faults: Faults | undefined): void;
  /** Stops the servers. Resolves when all data is on disk. */
  close(): Promise<void>;
}

const hour = 3_600_000;

/**
 * The platform that `npm start` runs beside the shell: session, menu and notifications on one port, files on another,
 * all stored on disk.
 * @throws PortError when a port cannot be used
 */
export async function startLocalPlatform(options: LocalPlatformOptions): Promise<LocalPlatform> {
  const { apiPort = defaultPorts.api, filesPort = defaultPorts.files, host = 'localhost', users = demoUsers } = options;
  const origins = new AllowedOrigins(options.shellOrigins);
  let { faults } = options;

  // The ports are opened first: a second platform, started by mistake, must not change the data of the first. Requests
  // wait until the data is loaded.
  let open!: (services: Services) => void;
  const opened = new Promise<Services>((resolve) => (open = resolve));
  const servers: ListeningServer[] = [];
  const stopListening = () => Promise.all(servers.map((server) => server.close()));
  try {
    const apiServer = await listen(async (request, bindings) => (await opened).api.fetch(request, bindings), {
      port: apiPort,
      host,
      purpose: 'the API of the local platform (session, menu, notifications)',
      variable: portVariables.api,
    });
    servers.push(apiServer);
    const fileServer = await listen(async (request, bindings) => (await opened).files.fetch(request, bindings), {
      port: filesPort,
      host,
      purpose: 'the files of the local platform',
      variable: portVariables.files,
      // A large video over a slow connection takes longer than Node's default of five minutes.
      requestTimeout: hour,
    });
    servers.push(fileServer);

    const services = await openServices({
      hosts: options.hosts ?? [],
      origins,
      dataFolder: options.dataFolder ?? '.local',
      disk: options.disk ?? realDisk,
      cookieDomain: options.cookieDomain,
      users,
      sessionLifetime: options.sessionLifetime ?? 12 * hour,
      arrivalInterval: options.arrivalInterval ?? 45_000,
      heartbeat: options.heartbeat ?? 15_000,
      maxFileSize: options.maxFileSize ?? 100_000_000,
      menuSize: options.menuSize ?? 0,
      materialCount: options.materialCount,
      structureLines: options.structureLines,
      sampleDatabase: options.sampleDatabase,
      faults: () => faults,
      log: options.log ?? console.warn,
    });
    open(services);

    return {
      apiAddress: apiServer.address,
      filesAddress: fileServer.address,
      users,
      allowOrigin: (origin) => origins.add(origin),
      notify: services.notify,
      loadMaterials: services.loadMaterials,
      setFaults: (next) => void (faults = next),
      close: async () => {
        await stopListening();
        await services.stop();
      },
    };
  } catch (error) {
    await stopListening();
    throw error;
  }
}
