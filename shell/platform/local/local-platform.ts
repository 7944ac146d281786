import type { Notification } from '../platform.js';
import { demoUsers, type DemoUser } from './stores/demo-users.js';
import { realDisk, type Disk } from './stores/disk.js';
import type { Faults } from './http/faults.js';
import { listen, type Listening } from './http/listen.js';
import type { NotificationContent } from './stores/notification-store.js';
import { AllowedOrigins } from './http/origins.js';
import { defaultPorts, portVariables } from './http/ports.js';
import { openServices, type Services } from './services.js';
import type { Log } from './stores/state-file.js';

export interface LocalPlatformOptions {
  /** Where the shell is served from, as in `http://localhost:3070`: the only pages that are answered. */
  shellOrigins: readonly string[];
  /** 0: any free one. */
  apiPort?: number;
  /** 0: any free one. */
  filesPort?: number;
  host?: string;
  /** Names under which it is asked beside those of this machine, as in `api.example.com`; `.example.com`: all below it. */
  hosts?: readonly string[];
  /** Sessions, notifications and files are kept here. */
  dataFolder?: string;
  /** Shares the session among the hosts of a group, such as `example.com`. */
  cookieDomain?: string;
  users?: readonly DemoUser[];
  /** In milliseconds. */
  sessionLifetime?: number;
  /** Milliseconds between the notifications that arrive by themselves while somebody listens; 0: none do. */
  arrivalInterval?: number;
  /** Milliseconds between the signs of life in the stream of events. */
  heartbeat?: number;
  /** In bytes. */
  maxFileSize?: number;
  /** How many entries the menu has; the business menu at least. */
  menuSize?: number;
  /** What goes wrong on purpose, for tests. */
  faults?: Faults;
  /** What is written with; for tests, one that refuses. */
  disk?: Disk;
  log?: Log;
}

export interface LocalPlatform {
  readonly apiAddress: string;
  readonly filesAddress: string;
  readonly users: readonly DemoUser[];
  /** One more place that the shell is served from, for when its port is known only later. */
  allowOrigin(origin: string): void;
  /** A notification arrives. */
  notify(content: NotificationContent): Promise<Notification>;
  /** Replaces the faults; undefined: everything goes well again. */
  setFaults(faults: Faults | undefined): void;
  /** Stops answering; resolves when everything is on disk. */
  close(): Promise<void>;
}

const hour = 3_600_000;

/**
 * The platform that `npm start` runs beside the shell: session, menu and notifications on one port, files on another,
 * everything kept on disk.
 * @throws PortError when a port cannot be had
 */
export async function startLocalPlatform(options: LocalPlatformOptions): Promise<LocalPlatform> {
  const { apiPort = defaultPorts.api, filesPort = defaultPorts.files, host = 'localhost', users = demoUsers } = options;
  const origins = new AllowedOrigins(options.shellOrigins);
  let { faults } = options;

  // The ports come first: whoever starts a second platform by mistake must not touch the data of the first. What is
  // asked before the data is open waits for it.
  let open!: (services: Services) => void;
  const opened = new Promise<Services>((resolve) => (open = resolve));
  const listening: Listening[] = [];
  const stopListening = () => Promise.all(listening.map((server) => server.close()));
  try {
    const apiServer = await listen(async (request, bindings) => (await opened).api.fetch(request, bindings), {
      port: apiPort,
      host,
      purpose: 'the API of the local platform (session, menu, notifications)',
      variable: portVariables.api,
    });
    listening.push(apiServer);
    const fileServer = await listen(async (request, bindings) => (await opened).files.fetch(request, bindings), {
      port: filesPort,
      host,
      purpose: 'the files of the local platform',
      variable: portVariables.files,
      // A large video over a slow line takes longer than Node's usual five minutes.
      requestTimeout: hour,
    });
    listening.push(fileServer);

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
