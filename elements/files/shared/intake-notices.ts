import { formatCount, msg, str } from '../../../locales/localize.js';
import { notify } from '../../controls/notice/notify.js';
import type { Rejection } from '../../core/files/file-intake.js';
import { displayFileName } from '../../core/files/file-name.js';
import type { AcceptedFile } from '../../core/files/upload-entry.js';
import { reasonText, sizeText, type Limits } from './reject-texts.js';

/** Number of files that a notice names; the others are counted. */
const MAX_NAMED = 50;
/** Time that a notice is shown. */
const NOTICE_MS = 5000;

/** Shows which files were rejected, and why. */
export function notifyRejected(rejections: readonly Rejection[], limits: Limits): void {
  void notify({ type: 'error', duration: NOTICE_MS, message: () => rejectionText(rejections, limits) });
}

/** Shows which accepted files have another name than the user has offered. */
export function notifyRenamed(accepted: readonly AcceptedFile[]): void {
  const renamed = accepted.filter(({ offeredName }) => offeredName !== undefined);
  if (renamed.length) void notify({ type: 'information', duration: NOTICE_MS, message: () => renamedText(renamed) });
}

/** Says that a form was not submitted, because it lacks files. */
export function notifyUnchecked(): void {
  const message = (): string =>
    msg(
      'O formulário não foi enviado: os arquivos ainda estão sendo verificados. Tente de novo quando estiverem na lista.',
      { id: 'dassUploadUnchecked' },
    );
  void notify({ type: 'warning', message });
}

/** Returns each reason, and below it the files with their sizes. A single file stands before its reason. */
function rejectionText(rejections: readonly Rejection[], limits: Limits): string {
  const groups = new Map<string, Rejection[]>();
  for (const one of rejections.slice(0, MAX_NAMED)) {
    // The limit may have more decimals for one file than for another.
    const key = one.reason === 'size' ? 'size' : reasonText(one, limits);
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  const named = [...groups.values()].flatMap((group) => {
    const names = group.map((one) => `${displayFileName(one.file.name)} (${sizeText(one, limits)})`);
    const [reason] = group.map((one) => reasonText(one, limits)).sort((one, other) => other.length - one.length);
    // A limit behind the size of the file would be hard to read.
    return names.length > 1 || group[0]!.reason === 'size'
      ? [reason!, ...names.map((name) => `• ${name}`)]
      : [`${names[0]}: ${reason}`];
  });
  return lines(named, rejections.length);
}

const renamedText = (renamed: readonly AcceptedFile[]): string =>
  lines(
    renamed.slice(0, MAX_NAMED).map(({ offeredName, file }) => {
      const [before, after] = [displayFileName(offeredName), displayFileName(file.name)];
      return msg(str`${before}: adicionado como ${after}, conforme o conteúdo`, { id: 'dassUploadRenamed' });
    }),
    renamed.length,
  );

function lines(named: readonly string[], count: number): string {
  const more = Math.max(0, count - MAX_NAMED);
  return [...named, ...(more ? [msg(str`e mais ${formatCount(more)}`, { id: 'dassUploadMore' })] : [])].join('\n');
}
