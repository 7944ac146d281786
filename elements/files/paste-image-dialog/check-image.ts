import { AcceptedTypes } from '../../core/files/accepted-types.js';
import { checkFiles } from '../../core/files/file-intake.js';
import { displayFileName } from '../../core/files/file-name.js';
import { reasonText } from '../shared/reject-texts.js';

const limits = { multiple: false, maxFiles: 1 };

/** An image as it is stored, or a function that returns why the file is not accepted. */
export type CheckedImage = { readonly file: File } | { readonly problem: () => string };

/**
 * Checks that a file is an image, by its content, and not too large.
 * @param maxSize limit in MB
 */
export async function checkImage(offered: File, maxSize: number): Promise<CheckedImage> {
  const rules = { accepted: new AcceptedTypes(['image']), maxSize, ...limits };
  const { accepted, rejected } = await checkFiles([{ file: offered }], rules, () => []);
  const [rejection] = rejected;
  if (!rejection) return { file: accepted[0]!.file };
  return { problem: () => `${displayFileName(offered.name)}: ${reasonText(rejection, { maxSize, ...limits })}` };
}
