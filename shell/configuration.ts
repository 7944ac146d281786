import { configureAddresses, apiAddress, filesAddress } from 'dass-elements/urls.js';

/**
 * Settings of a company: its host names, and the project code of each business area. No other file of the shell names
 * a host, a port or a project.
 */
export const configuration = {
  /** Shown in the header and in the title of every page. */
  productName: 'DASS',
  /** Shown in the version tag of the header. */
  versionLabel: 'v1.0.0',
  /** Prefixes of the host names that are not production: `hml-compras.example.com`. */
  environments: ['dev', 'qa', 'hml'],
  /** Name of the host with the group's login page: `sistema.example.com`. */
  systemName: 'sistema',
  apiName: 'api',
  filesName: 'arquivos',
  /** Domain of all hosts. Default: `undefined`, the part after the first label of the page's own host name. */
  groupDomain: undefined as string | undefined,
  localApiPort: Number(import.meta.env?.DASS_API_PORT ?? 8087),
  localFilesPort: Number(import.meta.env?.DASS_FILES_PORT ?? 3071),
  /** Project code of each business area, the first segment of its addresses. Empty where an area has none. */
  projects: {
    production: 'pcp',
    administration: 'adm',
    planning: 'seop',
    catalogue: '',
    modelling: 'mfm',
    fitting: 'sp',
    purchasing: 'cmp',
  },
} as const;

/** Applies the configuration. Call it before anything reads an address. */
export function configure(): void {
  const { environments, systemName, apiName, filesName, groupDomain, localApiPort, localFilesPort } = configuration;
  configureAddresses({
    environments,
    systemName,
    apiName,
    filesName,
    groupDomain,
    localApiPort,
    localFilesPort,
  });
}

/** Addresses of the platform's services. */
export const platformAddresses = (): { apiAddress: string; filesAddress: string } => ({
  apiAddress: apiAddress(),
  filesAddress: filesAddress(),
});
