import { getLanguage, resolveText } from '../../../locales/index.js';
import { msg, str } from '../../../locales/localize.js';
import type { CustomFileType } from '../../core/files/accepted-types.js';
import type { FileGroup } from '../../core/files/file-groups.js';
import { limitBytes } from '../../core/files/file-size-limit.js';
import { formatFileSize } from '../../core/format/file-size.js';
import { readField } from '../../core/util/read-value.js';

const nameOf = (group: FileGroup): string =>
  ({
    image: msg('Imagens', { id: 'dassUploadTypeImage' }),
    pdf: msg('PDF', { id: 'dassUploadTypePdf' }),
    video: msg('Vídeos', { id: 'dassUploadTypeVideo' }),
    audio: msg('Áudios', { id: 'dassUploadTypeAudio' }),
    spreadsheet: msg('Planilhas', { id: 'dassUploadTypeSpreadsheet' }),
    text: msg('Textos', { id: 'dassUploadTypeText' }),
    presentation: msg('Apresentações', { id: 'dassUploadTypePresentation' }),
    calendar: msg('Calendários', { id: 'dassUploadTypeCalendar' }),
    custom: '',
  })[group];

/** Returns the names of accepted types: 'Imagens, PDF'. Empty when every type is accepted. */
function typeNames(types: readonly FileGroup[], customType?: CustomFileType): string {
  const custom = readField(customType, 'message');
  return types
    .map((group) => (group === 'custom' ? resolveText(typeof custom === 'string' ? custom : '') : nameOf(group)))
    .filter(Boolean)
    .join(', ');
}

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
