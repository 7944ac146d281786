import { readFileSync } from 'node:fs';

/** Texts of the development builds of Lit and React, and the name of Lit's flag. */
const DEVELOPMENT_ONLY = /Lit is in dev mode|\bDEV_MODE\b|Download the React DevTools/;

/** Returns the paths of the files that contain a development build of Lit or React. */
export const developmentCode = (files: readonly string[]): string[] =>
  files.filter((path) => DEVELOPMENT_ONLY.test(readFileSync(path, 'utf8')));
