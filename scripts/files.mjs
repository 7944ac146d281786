// Lists the files in folders, sorted and without duplicates, with forward slashes. Node built-ins only.
import { existsSync, readdirSync } from 'node:fs';

/** @param {string[]} folders @param {(path: string) => boolean} wanted @returns {string[]} */
export function listFiles(folders, wanted) {
  const found = new Set();
  const walk = (folder) => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      if (entry.name === 'node_modules' || entry.name.startsWith('.')) continue;
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) walk(path);
      else if (wanted(path)) found.add(path);
    }
  };
  for (const folder of folders) if (existsSync(folder)) walk(folder);
  return [...found].sort();
}
