import { isDataRow, type DataRow } from '../table/data-row.js';
import { errorText, readField, readList } from '../util/read-value.js';

/** Number of rows of a block. */
export const BLOCK_SIZE = 100;
/** Number of blocks that are kept in memory. */
export const MAX_BLOCKS = 40;
const MAX_REQUESTS = 2;

export type RowStatus = 'loaded' | 'loading' | 'failed';

export interface RowBlocksOptions {
  /** Loads rows. May throw, reject, answer late, or never. */
  load(from: number, count: number, signal: AbortSignal): Promise<unknown>;
  /** Called when rows, their number or their status have changed. */
  changed(): void;
  /** Reports a failure, and an answer that is not valid. */
  warn(text: string): void;
  /** Default: `BLOCK_SIZE`. */
  readonly blockSize?: number;
  /** Default: `MAX_BLOCKS`. */
  readonly maxBlocks?: number;
}

interface Block {
  rows: readonly DataRow[];
  /** `stale`: the rows are shown until they are loaded again. */
  status: 'waiting' | 'loading' | 'failed' | 'stale' | 'loaded';
  /** Undefined while nothing is loaded. */
  request: AbortController | undefined;
}

/** The rows of an earlier query, which are shown until the first answer to the current one. */
interface EarlierRows {
  readonly blocks: ReadonlyMap<number, Block>;
  readonly count: number;
}

/**
 * The rows of a source, of which some blocks are in memory. `need()` says which rows are in view: their blocks are loaded,
 * then those beside them. Requests for other blocks are aborted, and the blocks that were needed longest ago are dropped.
 */
export class RowBlocks {
  readonly #options: RowBlocksOptions;
  readonly #size: number;
  readonly #maxBlocks: number;
  /** In the order in which they were last needed. */
  #blocks = new Map<number, Block>();
  #earlier: EarlierRows | undefined;
  /** The needed blocks, those in view first. */
  #needed: readonly number[] = [];
  #inView: readonly number[] = [];
  /** The number of rows once it is known. */
  #end: number | undefined;
  /** The end of the last row that was loaded. */
  #reached = 0;
  #hasAnswer = false;
  #sums: Readonly<Record<string, number>> | undefined;
  /** Increased when the rows are others, not only more. */
  #version = 0;

  constructor(options: RowBlocksOptions) {
    this.#options = options;
    this.#size = options.blockSize ?? BLOCK_SIZE;
    this.#maxBlocks = options.maxBlocks ?? MAX_BLOCKS;
  }

  /** The number of rows. While it is unknown, that of the loaded ones and one more block. */
  get count(): number {
    if (!this.#hasAnswer) return this.#earlier?.count ?? 0;
    return this.#end ?? this.#reached + this.#size;
  }

  /** The number of all rows; undefined while it is unknown. */
  get total(): number | undefined {
    return this.#hasAnswer ? this.#end : undefined;
  }

  get sums(): Readonly<Record<string, number>> | undefined {
    return this.#sums;
  }

  /** Whether the current query has been answered. */
  get hasAnswer(): boolean {
    return this.#hasAnswer;
  }

  /** Whether the current query has no answer because it has failed. */
  get hasFailed(): boolean {
    return !this.#hasAnswer && [...this.#blocks.values()].some(({ status }) => status === 'failed');
  }

  /** Whether rows in view are being loaded. */
  get isLoading(): boolean {
    return this.#inView.some((at) => {
      const status = this.#blocks.get(at)?.status;
      return status === 'waiting' || status === 'loading' || status === 'stale';
    });
  }

  /** Changes when the first answer to another query is there. */
  get version(): number {
    return this.#version;
  }

  /** Number of blocks in memory. */
  get blockCount(): number {
    return this.#blocks.size + (this.#earlier?.blocks.size ?? 0);
  }

  /** @returns the row at an index; undefined while it is not loaded */
  rowAt(index: number): DataRow | undefined {
    if (index < 0 || index >= this.count) return undefined;
    const blocks = this.#earlier?.blocks ?? this.#blocks;
    return blocks.get(Math.floor(index / this.#size))?.rows[index % this.#size];
  }

  statusAt(index: number): RowStatus {
    if (this.rowAt(index)) return 'loaded';
    const isFailed = !this.#earlier && this.#blocks.get(Math.floor(index / this.#size))?.status === 'failed';
    return isFailed ? 'failed' : 'loading';
  }

  /** The failed blocks among some rows, as ranges of rows that are not loaded. The last index is included. */
  failedRanges(first: number, last: number): { readonly first: number; readonly last: number }[] {
    return this.#blocksOf(first, last)
      .filter((at) => !this.#earlier && this.#blocks.get(at)?.status === 'failed')
      .map((at) => ({
        first: at * this.#size + (this.#blocks.get(at)?.rows.length ?? 0),
        last: Math.min(this.count, (at + 1) * this.#size) - 1,
      }))
      .filter((range) => range.first <= range.last);
  }

  /** The loaded rows with their indexes. */
  *loadedRows(): Iterable<readonly [index: number, row: DataRow]> {
    const { count } = this;
    for (const [at, { rows }] of this.#earlier?.blocks ?? this.#blocks)
      for (const [offset, row] of rows.entries())
        if (at * this.#size + offset < count) yield [at * this.#size + offset, row];
  }

  /** Says which rows are in view, and loads what is missing. The last index is included. */
  need(first: number, last: number): void {
    const limit = this.#hasAnswer ? this.count - 1 : Infinity;
    const inView = this.#blocksOf(Math.max(0, Math.min(first, limit)), Math.max(0, Math.min(last, limit)));
    const before = (inView[0] ?? 0) - 1;
    const after = (inView.at(-1) ?? 0) + 1;
    // Until the number of rows is known, only what is in view is asked for.
    const near = this.#hasAnswer ? [after, before].filter((at) => at >= 0 && at * this.#size < this.count) : [];
    this.#inView = inView;
    this.#needed = [...inView, ...near];
    for (const [at, block] of this.#blocks) {
      if (this.#needed.includes(at)) continue;
      if (block.request) this.#cancel(block);
      // What has failed is loaded again when it comes into view again.
      if (block.rows.length === 0) this.#blocks.delete(at);
    }
    for (const at of this.#needed) {
      const block = this.#blocks.get(at);
      if (!block) continue;
      this.#blocks.delete(at);
      this.#blocks.set(at, block);
    }
    this.#start();
  }

  /** Loads failed rows again. @param index a row of the block; all failed blocks without it */
  retry(index?: number): void {
    for (const [at, block] of this.#blocks)
      if (block.status === 'failed' && (index === undefined || at === Math.floor(index / this.#size)))
        block.status = 'waiting';
    this.#start();
    this.#options.changed();
  }

  /** The query has changed. The earlier rows are shown until it is answered. @param keepsRows whether they are */
  reset(keepsRows: boolean): void {
    const earlier = this.#earlier ?? { blocks: this.#blocks, count: this.count };
    for (const block of this.#blocks.values()) this.#cancel(block);
    this.#earlier = keepsRows && earlier.count > 0 ? earlier : undefined;
    if (!keepsRows) this.#version++;
    this.#blocks = new Map();
    this.#needed = this.#inView = [];
    this.#hasAnswer = false;
    this.#end = this.#sums = undefined;
    this.#reached = 0;
  }

  /** Loads the rows in view again, and the others when they come into view. They are shown until then. */
  refresh(): void {
    for (const [at, block] of this.#blocks) {
      this.#cancel(block);
      if (block.status === 'loaded') block.status = 'stale';
      else if (block.rows.length === 0) this.#blocks.delete(at);
    }
    this.#start();
  }

  /** Aborts all requests. `need()` starts them again. */
  stop(): void {
    for (const block of this.#blocks.values()) this.#cancel(block);
    this.#needed = this.#inView = [];
  }

  #blocksOf(first: number, last: number): number[] {
    const from = Math.floor(first / this.#size);
    const length = Math.floor(last / this.#size) - from + 1;
    // More rows are never in view.
    return Array.from({ length: Math.max(0, Math.min(length, this.#maxBlocks)) }, (_, offset) => from + offset);
  }

  #cancel(block: Block): void {
    if (!block.request) return;
    block.request.abort();
    block.request = undefined;
    block.status = block.rows.length > 0 ? 'stale' : 'waiting';
  }

  #start(): void {
    let running = [...this.#blocks.values()].filter(({ request }) => request !== undefined).length;
    for (const at of this.#needed) {
      if (running >= MAX_REQUESTS) return;
      // Asked for again, a block after the end would be dropped and asked for forever.
      if (this.#hasAnswer && at > 0 && at * this.#size >= this.count) continue;
      const known = this.#blocks.get(at);
      if (known?.request || known?.status === 'failed' || known?.status === 'loaded') continue;
      const block: Block = known ?? { rows: [], status: 'waiting', request: undefined };
      this.#blocks.set(at, block);
      running++;
      void this.#load(at, block, []);
    }
  }

  /** @param before the rows of the block that an earlier answer had */
  async #load(at: number, block: Block, before: readonly DataRow[]): Promise<void> {
    const request = new AbortController();
    block.request = request;
    block.status = 'loading';
    const from = at * this.#size + before.length;
    let answer: unknown;
    let failure: string | undefined;
    try {
      answer = await this.#options.load(from, this.#size - before.length, request.signal);
    } catch (error) {
      failure = errorText(error) || 'no reason';
    }
    // The request was aborted, or the block was dropped.
    if (block.request !== request || this.#blocks.get(at) !== block) return;
    block.request = undefined;
    const rows = failure === undefined ? readList(readField(answer, 'rows')) : undefined;
    if (rows) this.#accept(at, block, before, rows, answer);
    else this.#fail(block, failure ?? 'its answer has no list of rows.');
    this.#start();
    this.#options.changed();
  }

  #fail(block: Block, reason: string): void {
    block.status = 'failed';
    // Rows of another query would look like an answer to this one.
    if (!this.#hasAnswer && this.#earlier) {
      this.#earlier = undefined;
      this.#version++;
    }
    this.#options.warn(`'dataSource' has failed: ${reason}`);
  }

  #accept(at: number, block: Block, before: readonly DataRow[], answered: readonly unknown[], answer: unknown): void {
    const added = answered.slice(0, this.#size - before.length).map((row) => (isDataRow(row) ? row : {}));
    const rows = [...before, ...added];
    const start = at * this.#size;
    const end = start + rows.length;
    if (!this.#hasAnswer && this.#earlier) this.#version++;
    this.#hasAnswer = true;
    this.#earlier = undefined;
    this.#updateEnd(start, rows.length, readTotal(answer));
    const sums = readField(answer, 'sums');
    if (typeof sums === 'object' && sums !== null) this.#sums = sums as Readonly<Record<string, number>>;
    block.rows = rows;
    this.#reached = Math.max(this.#reached, end);
    this.#dropBlocks();
    const missing = Math.min(this.#size, (this.#end ?? end) - start) - rows.length;
    if (missing <= 0) block.status = 'loaded';
    else if (added.length > 0) void this.#load(at, block, rows);
    else this.#fail(block, 'it answers fewer rows than its total.');
  }

  /** @param length the number of rows of the block that begins at `start` */
  #updateEnd(start: number, length: number, total: number | undefined): void {
    const end = start + length;
    if (total !== undefined) this.#end = Math.max(total, length > 0 ? end : 0);
    else if (length < this.#size) this.#end = end;
    // There are rows where none were before.
    else if (this.#end !== undefined && this.#end < end) this.#end = undefined;
  }

  /** Drops blocks after the end, and those that were needed longest ago. */
  #dropBlocks(): void {
    const { count } = this;
    const drop = (at: number, block: Block): void => {
      this.#cancel(block);
      this.#blocks.delete(at);
    };
    for (const [at, block] of this.#blocks) {
      if (at > 0 && at * this.#size >= count) drop(at, block);
      else if (at * this.#size + block.rows.length > count) block.rows = block.rows.slice(0, count - at * this.#size);
      else if (block.status === 'loaded' && block.rows.length < Math.min(this.#size, count - at * this.#size))
        // Rows were added after what was its end.
        block.status = 'stale';
    }
    if (this.#end !== undefined) this.#reached = Math.min(this.#reached, this.#end);
    for (const [at, block] of this.#blocks) {
      if (this.#blocks.size <= this.#maxBlocks) return;
      if (!this.#needed.includes(at)) drop(at, block);
    }
  }
}

/** The number of all rows of an answer; undefined when it is missing or an invalid value. */
function readTotal(answer: unknown): number | undefined {
  const total = readField(answer, 'total');
  return typeof total === 'number' && Number.isSafeInteger(total) && total >= 0 ? total : undefined;
}
