import { getLanguage } from '../../../locales/index.js';
import { msg, str } from '../../../locales/localize.js';
import type { CustomFileType } from '../../core/files/accepted-types.js';
import type { FileGroup } from '../../core/files/file-groups.js';
import { limitBytes } from '../../core/files/file-size-limit.js';
import { formatFileSize } from '../../core/format/file-size.js';
import { typeNames } from './type-names.js';

/** Returns what is accepted: 'Imagens, PDF · Tamanho máximo por arquivo: 10,00 MB'. */
export function limitsText(
  types: readonly FileGroup[],
  customType: CustomFileType | undefined,
  maxSize: number,
): string {
  const size = formatFileSize(limitBytes(maxSize), getLanguage());
  const limit = msg(str`Tamanho máximo por arquivo: ${size}`, { id: 'dassUploadMaxSize' });
  const names = typeNames(types, customType);
  return names ? `${names} · ${limit}` : limit;
}
