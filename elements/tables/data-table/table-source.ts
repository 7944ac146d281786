import { SourceController } from '../../base/data/source-controller.js';
import type { DataSource, SourceQuery } from '../../core/data/data-source.js';
import type { RowBlocks } from '../../core/data/row-blocks.js';
import { streamRows, type RowPart } from '../../core/data/row-stream.js';
import { SourceTableRows, type SourceTableProps } from '../../core/data/source-table-rows.js';
import type { ReplacedRows } from '../../core/table/indexed-rows.js';
import { RowSource } from '../source/row-source.js';

/** The rows of `dataSource` in a data table. */
export class TableSource extends RowSource<RowBlocks> {
  readonly rows = new SourceTableRows(this.blocks);

  /** The sums of the columns, as far as the source answers them. */
  get sums(): Readonly<Record<string, number>> {
    return this.blocks.sums ?? {};
  }

  /** Takes over what the application has set. @returns the rows from before, when they are others */
  update(source: DataSource, query: SourceQuery, props: SourceTableProps): ReplacedRows | undefined {
    this.updateQuery(source, query);
    return this.rows.update(props);
  }

  /** Loads all rows of the current query in parts, without keeping them. @throws when that fails */
  loadAll(signal: AbortSignal): AsyncGenerator<RowPart> {
    return streamRows(this.controller.loader(), signal);
  }

  protected createController(): SourceController {
    return new SourceController(this.grid.element);
  }
}
