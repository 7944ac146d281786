import { configureAddresses, apiAddress, filesAddress } from 'dass-elements/urls.js';

/**
 * What a company sets: where its hosts are, and which project each business area is. Nothing else of the shell names a
 * host, a port or a project.
 */
export const configuration = {
  /** Shown in the header and in the title of every page. */
  productName: 'DASS',
  /** Shown in the version tag of the header. */
  versionLabel: 'v1.0.0',
  /** The prefixes of hosts that are no production: `hml-compras.example.com`. */
  environments: ['dev', 'qa', 'hml'],
  /** The host that has the login page of the group: `sistema.example.com`. */
  systemName: 'sistema',
  apiName: 'api',
  filesName: 'arquivos',
  /** The domain that all hosts share; undefined: what follows the first label of the page's own host. */
  groupDomain: undefined as string | undefined,
  localApiPort: Number(import.meta.env?.DASS_API_PORT ?? 8087),
  localFilesPort: Number(import.meta.env?.DASS_FILES_PORT ?? 3071),
  /** The project code of each business area, the first step of its addresses; empty where an area has none. */
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

/** Puts the configuration in force. First of all, before anything asks for an address. */
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

/** Where the platform of this page is. */
export const platformAddresses = (): { apiAddress: string; filesAddress: string } => ({
  apiAddress: apiAddress(),
  filesAddress: filesAddress(),
});
