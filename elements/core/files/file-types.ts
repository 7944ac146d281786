import { visibleText } from '../text/visible-text.js';
import type { FileFormat } from './content/file-format.js';
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
  /** What its content may be, the usual one first. Empty: any. */
  readonly formats: readonly FileFormat[];
}

/** Anything that can be read as text: it is shown as text, so that markup in it is harmless. */
const textual = 'text html xml svg m3u8 calendar rtf abiword step iges dxf stl parasolid';
/** A format that is text, in files whose start is not the usual one. */
const orText = 'text xml';

/** `[canonical type, extensions, aliases, formats]`, lists separated by spaces. */
type Line = readonly [type: string, extensions: string, aliases: string, formats: string];

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
    ['audio/mpeg', 'mp3 mpga', 'audio/mp3 audio/x-mp3 audio/x-mpeg', 'mp3 id3 binary'],
    ['audio/midi', 'mid midi', 'audio/sp-midi audio/x-midi audio/mid', 'midi'],
    ['audio/ogg', 'ogg oga opus', 'application/ogg audio/opus video/ogg', 'ogg'],
    ['audio/wav', 'wav', 'audio/x-wav audio/wave audio/vnd.wave', 'wav'],
    ['audio/webm', 'weba webm', 'video/webm', 'webm'],
    ['audio/3gpp', '3gp 3gpp', 'video/3gpp', '3gp mp4'],
    ['audio/3gpp2', '3g2', 'video/3gpp2', '3gp mp4'],
  ],
  spreadsheet: [
    ['text/csv', 'csv', 'application/vnd.ms-excel text/comma-separated-values application/csv', textual],
    [`${opendocument}.spreadsheet`, 'ods', '', 'ods opendocument'],
    // Excel opens what other programs export with its extension: pages, texts, its newer format.
    [
      'application/vnd.ms-excel',
      'xls',
      'application/msexcel application/x-msexcel',
      `xls ole encrypted xlsx ${textual}`,
    ],
    [`${openxml}.spreadsheetml.sheet`, 'xlsx', '', 'xlsx openxml encrypted ole'],
  ],
  text: [
    ['text/plain', 'txt', '', textual],
    ['application/msword', 'doc', '', `doc ole encrypted docx ${textual}`],
    ['application/x-abiword', 'abw zabw', 'application/xml text/xml', 'abiword gzip'],
    [`${openxml}.wordprocessingml.document`, 'docx', '', 'docx openxml encrypted ole'],
    [`${opendocument}.text`, 'odt', '', 'odt opendocument'],
  ],
  presentation: [
    [`${opendocument}.presentation`, 'odp', '', 'odp opendocument'],
    ['application/vnd.ms-powerpoint', 'ppt', 'application/mspowerpoint', 'ppt ole encrypted pptx'],
    [`${openxml}.presentationml.presentation`, 'pptx', '', 'pptx openxml encrypted ole'],
  ],
  calendar: [
    ['text/calendar', 'ics ifb', 'application/ics', 'calendar'],
    ['text/x-vcalendar', 'vcs', 'text/calendar', 'calendar'],
  ],
  none: [
    ['image/heic', 'heic heif hif', 'image/heif image/heic-sequence image/heif-sequence', 'heic'],
    ['image/avif', 'avif', '', 'avif'],
    ['image/tiff', 'tif tiff', '', 'tiff'],
    ['video/webm', 'webm', '', 'webm-video webm'],
    ['text/typescript', 'ts mts', 'text/vnd.trolltech.linguist video/mp2t model/vnd.mts', textual],
    ['text/html', 'html htm', 'application/xhtml+xml', textual],
    ['text/xml', 'xml', 'application/xml', textual],
    ['audio/mp4', 'm4a', 'audio/x-m4a audio/m4a', 'mp4 3gp quicktime'],
    ['audio/amr', 'amr', '', 'amr 3gp'],
    ['audio/flac', 'flac', 'audio/x-flac', 'flac id3'],
    ['video/x-matroska', 'mkv', 'video/matroska', 'webm-video webm'],
    ['application/vnd.ms-outlook', 'msg', '', 'msg ole'],
    // Drawings and models of product development.
    [
      'model/step',
      'step stp p21',
      'application/step application/x-step application/p21 model/stp model/x-step',
      `step ${orText}`,
    ],
    ['model/iges', 'igs iges', 'application/iges application/x-iges model/igs', `iges ${orText}`],
    [
      'model/stl',
      'stl',
      'application/vnd.ms-pki.stl application/sla model/x.stl-ascii model/x.stl-binary model/x-stl',
      `stl ${orText} binary`,
    ],
    ['model/3mf', '3mf', 'application/vnd.ms-package.3dmanufacturing-3dmodel+xml', '3mf openxml'],
    ['image/vnd.dxf', 'dxf', 'application/dxf application/x-dxf image/x-dxf drawing/dxf', `dxf ${orText} binary`],
    [
      'image/vnd.dwg',
      'dwg',
      'application/acad application/x-acad application/dwg application/x-dwg image/x-dwg drawing/dwg',
      `dwg ${orText} binary`,
    ],
    ['model/vnd.parasolid.transmit-text', 'x_t xmt_txt', '', `parasolid ${orText}`],
    ['model/vnd.parasolid.transmit-binary', 'x_b xmt_bin', '', 'parasolid binary text'],
    ['model/jt', 'jt', '', 'binary text'],
    ['model/obj', 'obj', '', `${orText} binary`],
    // OLE containers until 2014, another format since then.
    ['application/sldworks', 'sldprt sldasm slddrw', 'application/x-sldworks', ''],
    ['application/vnd.autodesk.inventor', 'ipt iam idw ipn', '', ''],
    ['application/vnd.dassault.catia', 'catpart catproduct catdrawing', '', ''],
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
    formats: words(formats) as FileFormat[],
  })),
);

/** The type that no browser shows and that is refused with a text of its own. */
export const isHeic = ({ type }: Pick<FileType, 'type'>): boolean => type === 'image/heic';

/**
 * Returns the extension of a file name in lower case, without the dot. Empty if there is none. What nobody sees in a
 * name, and dots and spaces at its end, do not count: Windows drops them.
 */
export const extensionOf = (name: string): string =>
  /\.([^./\\\s]{1,16})[\s.]*$/.exec(visibleText(name))?.[1]?.toLowerCase() ?? '';

/**
 * Whether the end of a name is no extension: a number, such as the year in 'foto.2026', or one with an appendix, such as
 * 'foto.jpg_large'. Any other one belongs to a program that is not known here.
 */
export function isWithoutExtension(name: string): boolean {
  const extension = extensionOf(name);
  const [, start = ''] = /^([a-z0-9]+)[^a-z0-9]/.exec(extension) ?? [];
  return /^\d*$/.test(extension) || typesByExtension(start).length > 0;
}

/** Declared types that say nothing. */
const GENERIC = new Set(['', 'application/octet-stream', 'binary/octet-stream', 'application/x-unknown']);

/** Whether a declared type says what a file is. */
export const isGeneric = (declared: string): boolean => GENERIC.has(mimeType(declared));

/**
 * Returns the types that a file can have, the most likely first: those that its declared type and its extension agree
 * on, the declared type, the extension, and last the types that the declared one is an alias of.
 */
export function candidateTypes(name: string, declared: string): readonly FileType[] {
  const type = mimeType(declared);
  const byExtension = typesByExtension(extensionOf(name));
  if (GENERIC.has(type)) return byExtension;
  const exact = fileTypes.filter((one) => one.type === type);
  const byAlias = fileTypes.filter((one) => one.aliases.includes(type));
  const agreed = [...exact, ...byAlias].filter((one) => byExtension.includes(one));
  return [...new Set([...agreed, ...exact, ...byExtension, ...byAlias])];
}

/** Returns the types with an extension, first those whose usual one it is: a `.webm` is a film. */
function typesByExtension(extension: string): readonly FileType[] {
  const types = fileTypes.filter((one) => one.extensions.includes(extension));
  return types.sort(
    (one, other) => Number(other.extensions[0] === extension) - Number(one.extensions[0] === extension),
  );
}

/**
 * Returns the candidates that name or declared type say themselves. An alias alone says it only where nothing else is
 * known: XML may be a drawing, but nobody has said that it is one.
 */
export function claimedTypes(name: string, declared: string): readonly FileType[] {
  const [type, extension] = [mimeType(declared), extensionOf(name)];
  const candidates = candidateTypes(name, declared);
  const claimed = candidates.filter((one) => one.type === type || one.extensions.includes(extension));
  return claimed.length ? claimed : candidates;
}

/** Whether two types are of one kind, so that a file with the name of one may well be the other. */
export const isSameKind = (one: FileType, other: FileType): boolean =>
  (one.group !== undefined && one.group === other.group) ||
  (/^(?:image|audio|video)\//.test(one.type) && one.type.split('/', 1)[0] === other.type.split('/', 1)[0]);

/**
 * Returns a name with the usual extension of a type. An extension that is not known stays: '2024' in 'foto.2024' is
 * none.
 */
export function nameWithType(name: string, { extensions }: FileType): string {
  const plain = visibleText(name).replace(/[\s.]+$/, '');
  const extension = extensionOf(plain);
  const stem = typesByExtension(extension).length ? plain.slice(0, -extension.length - 1) : plain;
  return `${stem || plain}.${extensions[0]}`;
}
