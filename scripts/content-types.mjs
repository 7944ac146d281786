// Content types of the files that the development server and the servers of the tests send.
import { extname } from 'node:path';

const TYPES = {
  '': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.md': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webp': 'image/webp',
};

/** @param {string} path a path without an extension is a page @returns {string} */
export const contentType = (path) => TYPES[extname(path)] ?? 'application/octet-stream';
