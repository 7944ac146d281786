// What the documentation uses of Eleventy, which has no types.
declare module '@11ty/eleventy' {
  import type { EleventyConfig } from './site-config.js';

  export default class Eleventy {
    constructor(
      input: string,
      output: string,
      options: { quietMode: boolean; configPath: false; config: (configuration: EleventyConfig) => void },
    );
    write(): Promise<unknown>;
  }
}

declare module '@11ty/eleventy-dev-server' {
  interface DevServer {
    serve(port: number): void;
    reload(change: { subtype: undefined; files: string[]; build: object }): void;
  }

  const EleventyDevServer: {
    getServer(name: string, folder: string, options: { port: number; showVersion: boolean }): DevServer;
  };
  export default EleventyDevServer;
}
