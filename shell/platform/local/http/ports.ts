export interface Ports {
  api: number;
  files: number;
  shell: number;
}

export const portVariables = { api: 'DASS_API_PORT', files: 'DASS_FILES_PORT', shell: 'DASS_SHELL_PORT' } as const;

/** 8087 and 3071 are the product's; the shell is where Vite serves it by default. */
export const defaultPorts: Ports = { api: 8087, files: 3071, shell: 5173 };

/** The ports that the environment chooses, the product's own otherwise. @throws when a variable is no port */
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
