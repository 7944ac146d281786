import { warnOnce } from '../util/warn-once.js';

/** Host names and ports of a company, set once with {@link configureAddresses}. */
export interface AddressConfiguration {
  /** Prefixes of environments, before `-` in a host name. Production has none. Default: `dev`, `qa`, `hml`. */
  readonly environments: readonly string[];
  /** Host name of the system with the login page. Default: `sistema`. */
  readonly systemName: string;
  /** Host name of the file service. Default: `arquivos`. */
  readonly filesName: string;
  /** Host name of the API. Default: `api`. */
  readonly apiName: string;
  /**
   * Domain of the group's hosts, such as `example.com`. Default: the page's own host without its first label. Set it
   * if others own hosts of that domain, because addresses of the group are trusted.
   */
  readonly groupDomain: string | undefined;
  /** System base address on localhost. Default: the origin of the page, served by the local platform. */
  readonly localOrigin: string | undefined;
  /** Port of the API on localhost. Default: 8087. */
  readonly localApiPort: number;
  /** Port of the file service on localhost. Default: 3071. */
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

const isValid: { readonly [Name in keyof AddressConfiguration]: (value: unknown) => boolean } = {
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
 * Sets the hosts of the company. Call it once, before the first address is used. Fields that are missing, `undefined`
 * or invalid get their default; an invalid value logs one warning.
 *
 * @param changes the fields that differ from the defaults
 */
export function configureAddresses(changes: Partial<AddressConfiguration> = {}): void {
  const next: Record<string, unknown> = { ...defaults };
  for (const name of Object.keys(defaults) as (keyof AddressConfiguration)[]) {
    const value = changes[name];
    if (value === undefined) continue;
    if (isValid[name](value)) next[name] = value;
    else warnOnce(`configureAddresses: ${name} is not usable, the default is used`);
  }
  configuration = next as unknown as AddressConfiguration;
}

/** Returns the current configuration. */
export function addressConfiguration(): AddressConfiguration {
  return configuration;
}

/** The parts of a host name `[{environment}-]{name}.{domain}`. */
export interface ParsedHost {
  /** One of the configured environments, in lower case. Empty in production. */
  readonly environment: string;
  /** Name of the system or service, in lower case: `compras`. */
  readonly name: string;
  /** Domain of the group. Empty for localhost, an IP address, a single label, and a domain of a registry. */
  readonly domain: string;
}

const isIpAddress = (host: string) => /^\[.*\]$|^\d+(\.\d+){3}$/.test(host);

// Anybody can register a name below 'br', 'com.br' or 'co.uk', so these are no groups. Only the common ones are
// listed; a company below another registry sets `groupDomain`.
const isRegistryDomain = (domain: string) =>
  !domain.includes('.') || /^(ac|co|com|edu|gob|gov|ind|mil|net|org)\.[a-z]{2}$/.test(domain);

/**
 * Splits a host name `[{environment}-]{name}.{domain}`, such as `hml-compras.example.com`, into its parts.
 *
 * @param hostname a host name without port, in any case
 * @returns the parts, in lower case. Missing parts are empty
 */
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

/**
 * Whether a host name is this machine: `localhost`, a name below it, `127.0.0.0/8`, `[::1]`.
 *
 * @param hostname a host name without port
 */
export function isLocalhost(hostname: string): boolean {
  const host = hostname.toLowerCase().replace(/\.$/, '');
  return host === '::1' || host === '[::1]' || /(^|\.)localhost$/.test(host) || /^127(\.\d{1,3}){3}$/.test(host);
}
