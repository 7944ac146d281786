import { getLanguage, resolveText } from '../../../locales/index.js';
import { formatCount, msg, plural, str } from '../../../locales/localize.js';
import { announce } from '../../base/announce.js';
import { SlicedTask } from '../../base/loading/sliced-task.js';
import { startWorker } from '../../base/loading/worker-address.js';
import { notify } from '../../controls/notice/notify.js';
import { BYTE_ORDER_MARK, CsvFormat } from '../../core/export/csv.js';
import { exportCell, type ExportCell, type ExportColumn } from '../../core/export/export-cells.js';
import { ExportRun } from '../../core/export/export-run.js';
import { MAX_SHEET_ROWS, SHEET_END, SHEET_PATH, sheetRow, sheetStart, workbookFiles } from '../../core/export/xlsx.js';
import { displayFileName } from '../../core/files/file-name.js';
import type { DataRow } from '../../core/table/data-row.js';
import { CopyProgress } from '../grid/copy-rows.js';
import type { DataColumn } from './data-columns.js';
import type { DataGrid } from './data-grid.js';
import type { ExportFormat } from './data-table-events.js';
import type { TableSource } from './table-source.js';
import type { XlsxCommand } from './xlsx-worker.js';

/** Takes the parts of a file. */
interface FileWriter {
  readonly type: string;
  /** Number of rows that the file cannot have. */
  readonly maxRows: number;
  convert(cells: readonly ExportCell[]): string;
  write(part: string): void;
  /** Ends the file. */
  end(): Promise<Blob>;
  /** Gives the file up. */
  stop(): void;
}

interface WrittenFile {
  readonly file: Blob;
  /** Number of rows. */
  readonly count: number;
}

/** Stops the export that is running in a table. */
const running = new WeakMap<DataGrid, () => void>();

/**
 * Writes the rows that the filter includes into a file, in their order, with the visible columns. Of many rows, it shows
 * the progress, and the user can stop it by Escape or by the button.
 * @returns resolves with the file; undefined when it was stopped, or could not be written: a notice says so
 */
export async function createExportFile(grid: DataGrid, format: ExportFormat, name: string): Promise<File | undefined> {
  running.get(grid)?.();
  const { memory, source } = grid;
  const columns = grid.columns.visible.map((column) => exportColumn(column, grid));
  // The application may set other rows meanwhile.
  const { rows } = memory;
  const rowIndexes = source ? undefined : memory.visibleIndexes()?.slice();
  const count = source ? (source.total ?? 0) : (rowIndexes?.length ?? rows.length);
  if (format === 'xlsx' && count >= MAX_SHEET_ROWS) {
    notifyTooMany();
    return undefined;
  }
  const label = displayFileName(name.replace(/[<>:"/\\|?*]/g, '-')) || msg('Tabela', { id: 'dassTableUnnamed' });
  try {
    const writer = format === 'xlsx' ? new XlsxWriter(label, columns) : new CsvWriter(columns);
    const rowAt = (index: number): DataRow => rows[rowIndexes ? (rowIndexes[index] as number) : index] as DataRow;
    const written = source
      ? await writeSource(grid, writer, columns, source)
      : await writeRows(grid, writer, { columns, count, rowAt });
    if (!written) return undefined;
    announce(exportedText(written.count));
    return new File([written.file], `${label}.${format}`, { type: writer.type });
  } catch (error) {
    console.error('The rows could not be exported.', error);
    void notify({ type: 'error', message: () => msg('Não foi possível exportar', { id: 'dassTableNotExported' }) });
    return undefined;
  }
}

/** Exports the rows for the user, and saves the file unless the application prevents it. */
export async function exportForUser(grid: DataGrid, format: ExportFormat): Promise<void> {
  const file = await createExportFile(grid, format, resolveText(grid.element.label));
  if (file && grid.emit('dass-export', { format, file }, { cancelable: true })) saveFile(file);
}

/** Lets the browser save a file. */
export function saveFile(file: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  // The browser reads it after this task.
  setTimeout(() => URL.revokeObjectURL(link.href), SAVE_MS);
}

const SAVE_MS = 60_000;

/** @returns resolves with undefined when the user has stopped it */
async function writeRows(
  grid: DataGrid,
  writer: FileWriter,
  rows: { readonly columns: readonly ExportColumn[]; readonly count: number; rowAt(index: number): DataRow },
): Promise<WrittenFile | undefined> {
  const run = new ExportRun({
    ...rows,
    convert: (cells) => writer.convert(cells),
    write: (part) => writer.write(part),
  });
  const { promise, resolve, reject } = withResolvers<WrittenFile | undefined>();
  const finish = (): void => void writer.end().then((file) => resolve({ file, count: rows.count }), reject);
  const task = new SlicedTask(run, { onProgress: () => progress.update(), onDone: finish });
  const stop = (): void => {
    task.stop();
    writer.stop();
    resolve(undefined);
  };
  running.set(grid, stop);
  const progress = new CopyProgress(grid, { ...{ run, task, stop }, ...progressTexts });
  try {
    task.start();
    return await promise;
  } finally {
    progress.end();
    if (running.get(grid) === stop) running.delete(grid);
  }
}

/**
 * Loads the rows of a source in parts, and writes each.
 * @returns resolves with undefined when the user has stopped it
 */
async function writeSource(
  grid: DataGrid,
  writer: FileWriter,
  columns: readonly ExportColumn[],
  source: TableSource,
): Promise<WrittenFile | undefined> {
  const aborting = new AbortController();
  const { signal } = aborting;
  const run = { done: 0, count: source.total ?? 0 };
  const stop = (): void => {
    aborting.abort();
    writer.stop();
  };
  running.set(grid, stop);
  const progress = new CopyProgress(grid, { run, task: { isLong: true }, stop, ...progressTexts });
  try {
    progress.update();
    for await (const { rows, count } of source.loadAll(signal)) {
      if (signal.aborted) return undefined;
      if (writer.maxRows <= count) {
        notifyTooMany();
        stop();
        return undefined;
      }
      writer.write(rows.map((row) => writer.convert(columns.map((column) => exportCell(column, row)))).join(''));
      run.done += rows.length;
      run.count = count;
      progress.update();
    }
    return { file: await writer.end(), count: run.done };
  } catch (error) {
    if (signal.aborted) return undefined;
    writer.stop();
    throw error;
  } finally {
    progress.end();
    if (running.get(grid) === stop) running.delete(grid);
  }
}

const notifyTooMany = (): void =>
  void notify({
    type: 'warning',
    message: () => msg('Linhas demais para o Excel: exporte como CSV', { id: 'dassTableExportTooMany' }),
  });

const progressTexts = {
  runningText: () => msg('Exportando…', { id: 'dassTableExporting' }),
  stoppedText: () => msg('Exportação interrompida', { id: 'dassTableExportStopped' }),
};

function withResolvers<T>() {
  let resolve!: (value: T) => void;
  let reject!: (reason: unknown) => void;
  const promise = new Promise<T>((...both) => ([resolve, reject] = both));
  return { promise, resolve, reject };
}

function exportColumn(column: DataColumn, grid: DataGrid): ExportColumn {
  const language = getLanguage();
  const { type, typed, options } = column;
  // A cell with an option shows its label, whatever its id is.
  const isText = options.length > 0 || (type !== 'number' && type !== 'date');
  return {
    label: resolveText(column.label),
    type: isText ? 'text' : type,
    typed,
    value: (row) => column.value(row),
    text: (row) => column.text(row, language),
    width: grid.columns.widthOf(column),
  };
}

class CsvWriter implements FileWriter {
  readonly type = 'text/csv;charset=utf-8';
  readonly maxRows = Infinity;
  readonly #format = new CsvFormat(getLanguage());
  readonly #parts: string[];

  constructor(columns: readonly ExportColumn[]) {
    this.#parts = [BYTE_ORDER_MARK, this.convert(columns.map(({ label }) => label))];
  }

  convert(cells: readonly ExportCell[]): string {
    return this.#format.row(cells);
  }

  write(part: string): void {
    this.#parts.push(part);
  }

  end(): Promise<Blob> {
    return Promise.resolve(new Blob(this.#parts));
  }

  stop(): void {}
}

/** Writes a workbook, which a worker compresses. */
class XlsxWriter implements FileWriter {
  readonly type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  readonly maxRows = MAX_SHEET_ROWS;
  readonly convert = sheetRow;
  readonly #worker: Worker;
  readonly #file: Promise<Blob>;

  constructor(name: string, columns: readonly ExportColumn[]) {
    this.#worker = startWorker(
      'xlsx-worker.js',
      () => new Worker(new URL('./xlsx-worker.ts', import.meta.url), { type: 'module' }),
    );
    this.#file = new Promise((resolve, reject) => {
      this.#worker.onmessage = ({ data }: MessageEvent<Blob>) => resolve(data);
      this.#worker.onerror = (event) => {
        event.preventDefault();
        reject(new Error(event.message || 'The worker could not be started.'));
      };
    });
    // It may fail before the rows are converted.
    this.#file.catch(() => {});
    this.#send({ type: 'open', files: workbookFiles(name), sheetPath: SHEET_PATH });
    const headings = columns.map(({ label }) => label);
    this.write(
      sheetStart(
        headings,
        columns.map(({ width }) => width),
      ),
    );
  }

  write(part: string): void {
    this.#send({ type: 'add', part });
  }

  async end(): Promise<Blob> {
    this.write(SHEET_END);
    this.#send({ type: 'end' });
    try {
      return await this.#file;
    } finally {
      this.stop();
    }
  }

  stop(): void {
    this.#worker.terminate();
  }

  #send(command: XlsxCommand): void {
    this.#worker.postMessage(command);
  }
}

const exportedText = (count: number): string =>
  plural(count, {
    one: msg(str`${formatCount(count)} linha exportada`, { id: 'dassTableExportedOne' }),
    many: msg(str`${formatCount(count)} de linhas exportadas`, { id: 'dassTableExportedMany' }),
    other: msg(str`${formatCount(count)} linhas exportadas`, { id: 'dassTableExportedOther' }),
  });
