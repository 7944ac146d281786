import { getLanguage } from '../../../locales/index.js';
import { formatCount, msg, str } from '../../../locales/localize.js';
import type { FileFormat } from '../../core/files/file-format.js';
import type { Rejection } from '../../core/files/file-intake.js';
import { displayFileName } from '../../core/files/file-name.js';
import { limitBytes } from '../../core/files/file-size-limit.js';
import { formatFileSize } from '../../core/format/file-size.js';

/** Number of files that a notice names; the others are counted. */
const MAX_NAMED = 50;

/** The limits that a text names. */
export interface Limits {
  /** In MB. */
  readonly maxSize: number;
  readonly multiple: boolean;
  readonly maxFiles: number;
}

const sizeText = (bytes: number): string => formatFileSize(bytes, getLanguage());

/** Returns what a content is, for the user. Empty if it has no name. */
function contentName(found: FileFormat | undefined): string {
  if (found === 'program') return msg('um programa', { id: 'dassUploadFoundProgram' });
  if (found === 'archive' || found === 'zip' || found === 'gzip')
    return msg('um arquivo compactado', { id: 'dassUploadFoundArchive' });
  if (found === 'text') return msg('um texto', { id: 'dassUploadFoundText' });
  if (found === 'ole') return msg('um documento do Office', { id: 'dassUploadFoundOffice' });
  if (!found || found === 'binary') return '';
  return (
    { id3: 'MP3', asf: 'WMV', 'webm-video': 'WebM', calendar: 'iCalendar' }[found as string] ?? found.toUpperCase()
  );
}

/** Returns why a file was rejected. */
export function reasonText(
  { reason, found }: Omit<Rejection, 'file'>,
  { maxSize, multiple, maxFiles }: Limits,
): string {
  if (found === 'heic')
    return msg('Foto em HEIC, que os navegadores não mostram. Exporte a foto como JPEG e adicione de novo.', {
      id: 'dassUploadHeic',
    });
  switch (reason) {
    case 'size':
      return msg(str`Maior que o permitido: ${sizeText(limitBytes(maxSize))}`, { id: 'dassUploadOverLimit' });
    case 'type':
      return msg('Tipo de arquivo não aceito', { id: 'dassUploadRefused' });
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

/** Returns the text of the notice: the limit, and each rejected file with its size and reason. */
export function noticeText(rejections: readonly Rejection[], limits: Limits): string {
  const named = rejections.slice(0, MAX_NAMED);
  const tooLarge = named.filter(({ reason }) => reason === 'size');
  const others = named.filter(({ reason }) => reason !== 'size');
  const nameOf = ({ file }: Rejection): string => `${displayFileName(file.name)} (${sizeText(file.size)})`;
  const more = rejections.length - named.length;
  return [
    ...(tooLarge.length ? [reasonText(tooLarge[0]!, limits), ...tooLarge.map(nameOf)] : []),
    ...others.map((one) => `${nameOf(one)}: ${reasonText(one, limits)}`),
    ...(more ? [msg(str`e mais ${formatCount(more)}`, { id: 'dassUploadMore' })] : []),
  ].join('\n');
}
