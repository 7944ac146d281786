export interface Ports {
  api: number;
  files: number;
  shell: number;
}

export const portVariables = { api: 'DASS_API_PORT', files: 'DASS_FILES_PORT', shell: 'DASS_SHELL_PORT' } as const;

/** 8087 and 3071 are the ports of the product; 5173 is Vite's default. */
export const defaultPorts: Ports = { api: 8087, files: 3071, shell: 5173 };

/**
 * Reads the ports from environment variables, with the product's as defaults. @throws RangeError for an invalid port
 */
export function portsFromEnvironment(environment: Readonly<Record<string, string | undefined>>): Ports {
  const read = (name: keyof Ports): number => {
    const variable = portVariables[name];
    const text = environment[variable]?.trim();
    if (!text) return defaultPorts[name];
    const port = Number(text);
    if (/^\d+$/.test(text) && port <= 65_535) return port;
    throw new RangeError(`${variable}=${text} is not a port: a whole number from 0 to 65535 is`);
  };
  return { api: read('api'), files: read('files'), shell: read('shell') };
}
