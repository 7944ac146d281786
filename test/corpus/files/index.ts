import { documents } from './documents.js';
import { drawings } from './drawings.js';
import type { FileCase } from './file-case.js';
import { media } from './media.js';
import { names } from './names.js';
import { officeFiles } from './office.js';
import { pictures } from './pictures.js';
import { programs } from './programs.js';

export type { FileCase } from './file-case.js';

/** All files of the corpus, by what they are about. */
export const fileCases: Readonly<Record<string, readonly FileCase[]>> = {
  pictures,
  officeFiles,
  documents,
  media,
  drawings,
  programs,
  names,
};

/**
 * Returns a file as a browser gives it to the page.
 * @param time when it was changed: two files of the same name, size and time are the same one
 */
export const fileOf = ({ name, type, bytes }: FileCase, time = 1): File =>
  new File([bytes], name, { type, lastModified: time });
