// Vite plugin: writes a compressed copy beside each text file of the build, for servers that send such copies (nginx:
// `gzip_static on`).
import { readFileSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { listFiles } from '../files.mjs';

const COMPRESSIBLE = /\.(html|js|css|svg|json|wasm)$/;
/** Smaller files are sent in one packet, compressed or not. */
const MIN_BYTES = 1000;

/** @returns {import('vite').Plugin} */
export function precompress() {
  let folder = '';
  return {
    name: 'dass:precompress',
    apply: 'build',
    configResolved({ build }) {
      folder = build.outDir;
    },
    closeBundle() {
      for (const path of listFiles([folder], (file) => COMPRESSIBLE.test(file))) {
        const content = readFileSync(path);
        if (content.length >= MIN_BYTES) writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
      }
    },
  };
}
