import { getLanguage } from '../../../locales/index.js';
import { formatCount, msg, str } from '../../../locales/localize.js';
import type { FileFormat } from '../../core/files/content/file-format.js';
import type { Rejection } from '../../core/files/file-intake.js';
import { limitBytes } from '../../core/files/file-size-limit.js';
import { differentSizes, formatFileSize } from '../../core/format/file-size.js';

/** The limits that a text names. */
export interface Limits {
  /** In MB. */
  readonly maxSize: number;
  readonly multiple: boolean;
  readonly maxFiles: number;
}

/** Returns the size of a file and the limit. With 2 decimals they may look equal: then they have more. */
const sizes = ({ file }: Rejection, { maxSize }: Limits): readonly [size: string, limit: string] =>
  differentSizes(file.size, limitBytes(maxSize), getLanguage());

/** Returns the size of a rejected file. */
export const sizeText = (rejection: Rejection, limits: Limits): string =>
  rejection.reason === 'size' ? sizes(rejection, limits)[0] : formatFileSize(rejection.file.size, getLanguage());

/** Returns what a content is, for the user. Empty if it has no name. */
function contentName(found: FileFormat | undefined): string {
  if (found === 'program') return msg('um programa', { id: 'dassUploadFoundProgram' });
  if (found === 'archive' || found === 'openxml' || found === 'gzip')
    return msg('um arquivo compactado', { id: 'dassUploadFoundArchive' });
  if (found === 'text') return msg('um texto', { id: 'dassUploadFoundText' });
  if (found === 'ole' || found === 'encrypted') return msg('um documento do Office', { id: 'dassUploadFoundOffice' });
  if (!found || found === 'binary') return '';
  const names: Partial<Record<FileFormat, string>> = {
    id3: 'MP3',
    asf: 'WMV',
    'webm-video': 'WebM',
    calendar: 'iCalendar',
    opendocument: 'OpenDocument',
    parasolid: 'Parasolid',
  };
  return names[found] ?? found.toUpperCase();
}

/** Returns why a file was rejected. */
export function reasonText(rejection: Rejection, limits: Limits): string {
  const { reason, found } = rejection;
  const { multiple, maxFiles } = limits;
  if (found === 'heic')
    return msg('Foto em HEIC, que os navegadores não mostram. Exporte a foto como JPEG e adicione de novo.', {
      id: 'dassUploadHeic',
    });
  switch (reason) {
    case 'size':
      return msg(str`Maior que o permitido: ${sizes(rejection, limits)[1]}`, { id: 'dassUploadOverLimit' });
    case 'type':
      return found === 'program'
        ? msg('Programas não são aceitos', { id: 'dassUploadPrograms' })
        : msg('Tipo de arquivo não aceito', { id: 'dassUploadRefused' });
    case 'content': {
      const name = contentName(found);
      return name
        ? msg(str`O conteúdo não é o que o nome diz: é ${name}`, { id: 'dassUploadContentIs' })
        : msg('O conteúdo não é o que o nome diz', { id: 'dassUploadContent' });
    }
    case 'count':
      return multiple
        ? msg(str`Mais arquivos que o permitido: ${formatCount(maxFiles)}`, { id: 'dassUploadTooMany' })
        : msg('Só um arquivo por vez', { id: 'dassUploadOnlyOne' });
    case 'duplicate':
      return msg('Já está na lista', { id: 'dassUploadDuplicate' });
    case 'empty':
      return msg('Arquivo vazio', { id: 'dassUploadEmptyFile' });
    case 'folder':
      return msg('Pasta sem arquivos', { id: 'dassUploadFolder' });
    case 'unreadable':
      return msg('O arquivo não pôde ser lido', { id: 'dassUploadCannotRead' });
  }
}
