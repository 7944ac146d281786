import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Collects the licences of the packages whose code is in a build. */
export class LicenceCollector {
  /** @type {Map<string, string>} text by name and version */
  #texts = new Map();

  /** @returns {import('vite').Plugin} */
  plugin() {
    return {
      name: 'collect-licences',
      generateBundle: (_, bundle) => {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk') for (const id of Object.keys(file.modules)) this.#add(id);
      },
    };
  }

  /** The licences in the order of the packages' names. */
  text() {
    const entries = [...this.#texts].sort(([a], [b]) => (a < b ? -1 : 1));
    return `${entries.map(([name, text]) => `${name}\n\n${text.trim()}\n`).join(`\n${'-'.repeat(80)}\n\n`)}`;
  }

  #add(moduleId) {
    const [path] = moduleId.replace(/^\0/, '').split('?');
    const inPackage = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path);
    if (inPackage && existsSync(join(inPackage[0], 'package.json'))) this.addPackage(inPackage[0]);
  }

  /** Adds the licence of a package whose code is copied or bundled in another way. @param {string} folder */
  addPackage(folder) {
    const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    const key = `${name} ${version} (${license})`;
    if (this.#texts.has(key)) return;
    const file = readdirSync(folder).find((entry) => /^licen[cs]e(\.\w+)?$/i.test(entry));
    if (!file) throw new Error(`${dirname(folder)} has no licence text of ${name}`);
    this.#texts.set(key, readFileSync(join(folder, file), 'utf8'));
  }
}
