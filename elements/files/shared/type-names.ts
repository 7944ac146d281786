import { resolveText } from '../../../locales/index.js';
import { msg } from '../../../locales/localize.js';
import type { CustomFileType } from '../../core/files/accepted-types.js';
import type { FileGroup } from '../../core/files/file-groups.js';
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
export function typeNames(types: readonly FileGroup[], customType?: CustomFileType): string {
  const custom = readField(customType, 'message');
  return types
    .map((group) => (group === 'custom' ? resolveText(typeof custom === 'string' ? custom : '') : nameOf(group)))
    .filter(Boolean)
    .join(', ');
}
