import { warnOnce } from '../util/warn-once.js';

/** The names and numbers that a company sets once, with {@link configureAddresses}. */
export interface AddressConfiguration {
  /** The prefixes of environments before `-` in a host name; production has none. Default `dev`, `qa`, `hml`. */
  readonly environments: readonly string[];
  /** The host name of the system that has the login page. Default `sistema`. */
  readonly systemName: string;
  /** The host name of the file service. Default `arquivos`. */
  readonly filesName: string;
  /** The host name of the API. Default `api`. */
  readonly apiName: string;
  /**
   * The domain that the group's hosts share, `example.com`. Default: what follows the first label of the page's own
   * host. Set it where that domain is shared with strangers, because addresses of the group are trusted.
   */
  readonly groupDomain: string | undefined;
  /** The system base address on localhost. Default: the origin of the page, which the local platform serves. */
  readonly localOrigin: string | undefined;
  /** The port of the API on localhost. Default 8087. */
  readonly localApiPort: number;
  /** The port of the file service on localhost. Default 3071. */
  readonly localFilesPort: number;
}

const defaults: AddressConfiguration = {
  environments: ['dev', 'qa', 'hml'],
  systemName: 'sistema',
  filesName: 'arquivos',
  apiName: 'api',
  groupDomain: undefined,
  localOrigin: undefined,
  localApiPort: 8087,
  localFilesPort: 3071,
};

let configuration = defaults;

const isHostLabel = (value: unknown) => typeof value === 'string' && /^[a-z0-9]([a-z0-9-]*[a-z0-9])?$/i.test(value);
const isHostName = (value: unknown) => typeof value === 'string' && value.split('.').every(isHostLabel);
const isPort = (value: unknown) => Number.isInteger(value) && (value as number) > 0 && (value as number) < 65536;
const isWebOrigin = (value: unknown) => typeof value === 'string' && /^https?:\/\/[^/?#@\\\s]+$/i.test(value);

const isGood: { readonly [Name in keyof AddressConfiguration]: (value: unknown) => boolean } = {
  environments: (value) => Array.isArray(value) && value.every(isHostLabel),
  systemName: isHostLabel,
  filesName: isHostLabel,
  apiName: isHostLabel,
  groupDomain: isHostName,
  localOrigin: isWebOrigin,
  localApiPort: isPort,
  localFilesPort: isPort,
};

/**
 * Sets the hosts of the company, once, before the first address is asked for. What is not named, `undefined` or bad
 * is the default; a bad value is also said in the console.
 */
export function configureAddresses(changes: Partial<AddressConfiguration> = {}): void {
  const next: Record<string, unknown> = { ...defaults };
  for (const name of Object.keys(defaults) as (keyof AddressConfiguration)[]) {
    const value = changes[name];
    if (value === undefined) continue;
    if (isGood[name](value)) next[name] = value;
    else warnOnce(`configureAddresses: ${name} is not usable, the default is used`);
  }
  configuration = next as unknown as AddressConfiguration;
}

/** The configuration in force. */
export function addressConfiguration(): AddressConfiguration {
  return configuration;
}

/** A host name `[{environment}-]{name}.{domain}` in its parts. */
export interface ParsedHost {
  /** One of the configured environments, in lower case; empty in production. */
  readonly environment: string;
  readonly name: string;
  /** The domain of the group; empty where the host has none: localhost, an IP address, a single label, a bare site. */
  readonly domain: string;
}

const isIpAddress = (host: string) => /^\[.*\]$|^\d+(\.\d+){3}$/.test(host);

// 'br', 'com.br', 'co.uk': whoever registers a name is below these, so they are nobody's group. Only the usual ones;
// a company below another registry names its group with `groupDomain`.
const isRegistryDomain = (domain: string) =>
  !domain.includes('.') || /^(ac|co|com|edu|gob|gov|ind|mil|net|org)\.[a-z]{2}$/.test(domain);

/** Reads a host name (without port) as `[{environment}-]{name}.{domain}`: `hml-compras.example.com`. */
export function parseHost(hostname: string): ParsedHost {
  const host = hostname.toLowerCase().replace(/\.$/, '');
  if (isIpAddress(host) || isLocalhost(host)) return { environment: '', name: host, domain: '' };
  const dot = host.indexOf('.');
  const label = dot < 0 ? host : host.slice(0, dot);
  const environment = configuration.environments.find(
    (one) => label.startsWith(`${one.toLowerCase()}-`) && label.length > one.length + 1,
  );
  const name = environment === undefined ? label : label.slice(environment.length + 1);
  return { environment: environment?.toLowerCase() ?? '', name, domain: groupOf(host, dot) };
}

function groupOf(host: string, dot: number): string {
  const domain = dot < 0 ? '' : host.slice(dot + 1);
  const groupDomain = configuration.groupDomain?.toLowerCase();
  if (groupDomain !== undefined) return domain === groupDomain ? domain : '';
  return isRegistryDomain(domain) ? '' : domain;
}

/** Whether a host name (without port) is this machine: `localhost`, below it, `127.0.0.0/8`, `[::1]`. */
export function isLocalhost(hostname: string): boolean {
  const host = hostname.toLowerCase().replace(/\.$/, '');
  return host === '::1' || host === '[::1]' || /(^|\.)localhost$/.test(host) || /^127(\.\d{1,3}){3}$/.test(host);
}
