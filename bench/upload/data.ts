// The files of the benchmark: documents without pictures. The first 20 are being sent, the others wait.
import { fileText, table } from 'dass-elements/icons.js';

/** Number of files that are sent at the same time. */
export const SENDING = 20;
/** Number of files of the step `append`. */
export const APPENDED = 50;
/** Number of frames in which the progress changes. */
export const PROGRESS_FRAMES = 30;

/** A new file, as an upload lists it. */
export type BenchFile = Readonly<{ _id: string; file: File; name: string; size: number; type: string }>;

const rows = Number(new URLSearchParams(location.search).get('rows') ?? 200);
const kinds = [
  { extension: 'txt', type: 'text/plain', icon: fileText },
  { extension: 'csv', type: 'text/csv', icon: table },
] as const;

/** Returns files whose names tell the list and the index. */
function createFiles(list: string, count: number): readonly BenchFile[] {
  return Array.from({ length: count }, (_, index) => {
    const { extension, type } = kinds[index % kinds.length]!;
    const code = `${list}-${String(index).padStart(5, '0')}`;
    const name = `${code} laudo de inspeção do lote ${index * 37}.${extension}`;
    const file = new File(['x'.repeat(1000 + index)], name, { type });
    return { _id: code, file, name, size: file.size, type };
  });
}

export const files = createFiles('AA', rows);
export const otherFiles = createFiles('BB', rows);
export const appendedFiles = createFiles('CC', APPENDED);

/** The icon of a file. */
export const iconOf = ({ type }: BenchFile): string => kinds.find((kind) => kind.type === type)!.icon;

/** Share of each file that is sent after a frame of the step `progress`. */
export const shareAfter = (frame: number): number => (frame + 1) / (PROGRESS_FRAMES + 1);

/** The steps that scroll the list, after all others. */
export const scrolling: readonly string[] = ['jump scroll', 'to the top', 'slow scroll'];

/** The number of files after a step. */
export function countAfter(step: string): number {
  if (step === 'append') return rows + APPENDED;
  return step === 'remove' || step === 'progress' || scrolling.includes(step) ? rows + APPENDED - 1 : rows;
}

const codes = (list: readonly BenchFile[], from: number): readonly string[] =>
  list.slice(from, from + 2).map(({ _id }) => _id);

/** The names that must be visible after a step. */
export function expected(step: string): readonly string[] {
  if (step === 'mount') return codes(files, 0);
  if (step === 'jump scroll') return codes(appendedFiles, APPENDED - 2);
  // Which rows are in view depends on the heights of those above.
  if (step === 'slow scroll') return [];
  return codes(otherFiles, step === 'replace' || step === 'append' ? 0 : 1);
}
