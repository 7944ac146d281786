import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Otherwise the code for servers is loaded, in which React sets no properties and no listeners.
  resolve: { conditions: ['browser'] },
  test: {
    environment: process.env.DOM,
    setupFiles: ['dass-elements/testing/setup.js'],
    server: { deps: { inline: [/dass-elements/] } },
  },
});
