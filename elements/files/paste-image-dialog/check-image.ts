import { AcceptedTypes } from '../../core/files/accepted-types.js';
import { checkFiles } from '../../core/files/file-intake.js';
import { displayFileName } from '../../core/files/file-name.js';
import { reasonText } from '../shared/reject-texts.js';

const limits = { multiple: false, maxFiles: 1 };

/**
 * Checks that a file is an image, by its content, and not too large.
 * @param maxSize limit in MB
 * @returns a function that returns why it is not accepted; undefined when it is
 */
export async function checkImage(file: File, maxSize: number): Promise<(() => string) | undefined> {
  const rules = { accepted: new AcceptedTypes(['image']), maxSize, ...limits };
  const { rejected } = await checkFiles([{ file }], rules, () => []);
  const [rejection] = rejected;
  return rejection && (() => `${displayFileName(file.name)}: ${reasonText(rejection, { maxSize, ...limits })}`);
}
