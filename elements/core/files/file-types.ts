import type { FileFormat } from './file-format.js';
import type { FileGroup } from './file-groups.js';
import { mimeType } from './mime-type.js';

/** A type of file that is known by name and by content. */
export interface FileType {
  /** Canonical MIME type. */
  readonly type: string;
  /** Group; undefined for a type that is recognized but belongs to no group. */
  readonly group?: FileGroup;
  /** Extensions without the dot. The first one is the usual one. */
  readonly extensions: readonly string[];
  /** Other MIME types that browsers and operating systems declare for it. */
  readonly aliases: readonly string[];
  /** What its first bytes may be. Empty: any. */
  readonly formats: readonly FileFormat[];
}

/** Anything that can be read as text: it is shown as text, so that markup in it is harmless. */
const textual: readonly FileFormat[] = ['text', 'html', 'xml', 'svg', 'm3u8', 'calendar', 'rtf', 'abiword'];

/** `[canonical type, extensions, aliases, formats]`, lists separated by spaces. */
type Line = readonly [type: string, extensions: string, aliases: string, formats: string | readonly FileFormat[]];

const opendocument = 'application/vnd.oasis.opendocument';
const openxml = 'application/vnd.openxmlformats-officedocument';

const lines: Readonly<Partial<Record<FileGroup | 'none', readonly Line[]>>> = {
  image: [
    ['image/png', 'png', 'image/x-png', 'png'],
    ['image/jpeg', 'jpg jpeg jfif pjpeg jpe', 'image/pjpeg image/jpg', 'jpeg'],
    ['image/bmp', 'bmp dib', 'image/x-ms-bmp image/x-bmp', 'bmp'],
    ['image/webp', 'webp', '', 'webp'],
    ['image/gif', 'gif', '', 'gif'],
    ['image/svg+xml', 'svg', 'application/xml text/xml', 'svg'],
  ],
  pdf: [['application/pdf', 'pdf', 'application/x-pdf', 'pdf']],
  video: [
    ['video/mp4', 'mp4 m4v', 'video/x-m4v', 'mp4 3gp quicktime'],
    ['video/mpeg', 'mpg mpeg mpe', 'video/mpg video/x-mpeg', 'mpeg ts'],
    ['video/x-flv', 'flv', 'video/flv', 'flv'],
    [
      'application/vnd.apple.mpegurl',
      'm3u8',
      'application/x-mpegurl audio/x-mpegurl audio/mpegurl video/x-mpegurl',
      'm3u8',
    ],
    ['video/mp2t', 'ts mts m2ts', 'text/vnd.trolltech.linguist model/vnd.mts video/vnd.dlna.mpeg-tts', 'ts'],
    ['video/3gpp', '3gp 3gpp', 'audio/3gpp video/3gp', '3gp mp4'],
    ['video/quicktime', 'mov qt', '', 'quicktime mp4'],
    ['video/x-msvideo', 'avi', 'video/avi video/vnd.avi video/msvideo', 'avi'],
    ['video/x-ms-wmv', 'wmv', 'video/x-ms-asf', 'asf'],
    // A link, never a file.
    ['video/youtube', '', '', ''],
  ],
  audio: [
    ['audio/aac', 'aac', 'audio/x-aac audio/aacp', 'aac id3'],
    ['audio/mpeg', 'mp3 mpga', 'audio/mp3 audio/x-mp3 audio/x-mpeg', 'mp3 id3'],
    ['audio/midi', 'mid midi', 'audio/sp-midi audio/x-midi audio/mid', 'midi'],
    ['audio/ogg', 'ogg oga opus', 'application/ogg audio/opus video/ogg', 'ogg'],
    ['audio/wav', 'wav', 'audio/x-wav audio/wave audio/vnd.wave', 'wav'],
    ['audio/webm', 'weba webm', 'video/webm', 'webm'],
    ['audio/3gpp', '3gp 3gpp', 'video/3gpp', '3gp mp4'],
    ['audio/3gpp2', '3g2', 'video/3gpp2', '3gp mp4'],
  ],
  spreadsheet: [
    ['text/csv', 'csv', 'application/vnd.ms-excel text/comma-separated-values application/csv', textual],
    [`${opendocument}.spreadsheet`, 'ods', '', 'ods'],
    ['application/vnd.ms-excel', 'xls', 'application/msexcel application/x-msexcel', 'ole xml'],
    [`${openxml}.spreadsheetml.sheet`, 'xlsx', '', 'xlsx zip ole'],
  ],
  text: [
    ['text/plain', 'txt', '', textual],
    ['application/msword', 'doc', '', 'ole rtf'],
    ['application/x-abiword', 'abw zabw', 'application/xml text/xml', 'abiword gzip'],
    [`${openxml}.wordprocessingml.document`, 'docx', '', 'docx zip ole'],
    [`${opendocument}.text`, 'odt', '', 'odt'],
  ],
  presentation: [
    [`${opendocument}.presentation`, 'odp', '', 'odp'],
    ['application/vnd.ms-powerpoint', 'ppt', 'application/mspowerpoint', 'ole'],
    [`${openxml}.presentationml.presentation`, 'pptx', '', 'pptx zip ole'],
  ],
  calendar: [
    ['text/calendar', 'ics ifb', 'application/ics', 'calendar'],
    ['text/x-vcalendar', 'vcs', 'text/calendar', 'calendar'],
  ],
  none: [
    ['image/heic', 'heic heif hif', 'image/heif image/heic-sequence image/heif-sequence', 'heic'],
    ['image/avif', 'avif', '', 'avif'],
    ['video/webm', 'webm', '', 'webm-video webm'],
    ['text/typescript', 'ts mts', 'text/vnd.trolltech.linguist video/mp2t model/vnd.mts', textual],
    ['text/html', 'html htm', 'application/xhtml+xml', textual],
  ],
};

const words = (list: string): string[] => list.split(' ').filter(Boolean);

/** All known types. */
export const fileTypes: readonly FileType[] = Object.entries(lines).flatMap(([group, types]) =>
  types.map(([type, extensions, aliases, formats]): FileType => ({
    type,
    ...(group !== 'none' && { group: group as FileGroup }),
    extensions: words(extensions),
    aliases: words(aliases),
    formats: typeof formats === 'string' ? (words(formats) as FileFormat[]) : formats,
  })),
);

/** The type that no browser shows and that is refused with a text of its own. */
export const isHeic = ({ type }: Pick<FileType, 'type'>): boolean => type === 'image/heic';

/** Returns the extension of a file name in lower case, without the dot. Empty if there is none. */
export const extensionOf = (name: string): string => /\.([^./\\\s]{1,16})$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** Declared types that say nothing. */
const GENERIC = new Set(['', 'application/octet-stream', 'binary/octet-stream', 'application/x-unknown']);

/**
 * Returns the types that a file can have, the most likely first: those that its declared type and its extension agree
 * on, the declared type, the extension, and last the types that the declared one is an alias of.
 */
export function candidateTypes(name: string, declared: string): readonly FileType[] {
  const type = mimeType(declared);
  const extension = extensionOf(name);
  const byExtension = extension ? fileTypes.filter((one) => one.extensions.includes(extension)) : [];
  if (GENERIC.has(type)) return byExtension;
  const exact = fileTypes.filter((one) => one.type === type);
  const byAlias = fileTypes.filter((one) => one.aliases.includes(type));
  const agreed = [...exact, ...byAlias].filter((one) => byExtension.includes(one));
  return [...new Set([...agreed, ...exact, ...byExtension, ...byAlias])];
}
