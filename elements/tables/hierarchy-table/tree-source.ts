import { html, type TemplateResult } from 'lit';
import { msg } from '../../../locales/localize.js';
import { SourceController } from '../../base/data/source-controller.js';
import type { DataSource, SourceQuery } from '../../core/data/data-source.js';
import { SourceTree } from '../../core/data/source-tree.js';
import { SourceTreeRows, type SourceTreeProps } from '../../core/data/source-tree-rows.js';
import type { ReplacedRows } from '../../core/table/indexed-rows.js';
import type { Grid } from '../grid/grid.js';
import { RowSource } from '../source/row-source.js';

/** The rows of `dataSource` in a hierarchy table. */
export class TreeSource extends RowSource<SourceTree> {
  readonly rows = new SourceTreeRows(this.blocks);

  constructor(grid: Grid, source: DataSource, query: SourceQuery) {
    super(grid, source, query);
  }

  /** Says that the roots could not be loaded, with a button to retry; undefined when nothing has failed. */
  renderFailure(): TemplateResult | undefined {
    if (!this.hasFailed) return undefined;
    return html`<div class="state failed" role="alert">
      <span>${msg('As linhas não foram carregadas.', { id: 'dassTableFailed' })}</span>
      <button class="retry" type="button" @click=${() => this.retry()}>
        ${msg('Tentar de novo', { id: 'dassSelectRetry' })}
      </button>
    </div>`;
  }

  /** Takes over what the application has set. @returns the rows from before, when they are others */
  update(source: DataSource, query: SourceQuery, props: SourceTreeProps): ReplacedRows | undefined {
    this.updateQuery(source, query);
    return this.rows.update(props);
  }

  protected createController(): SourceController<SourceTree> {
    return new SourceController(
      this.grid.element,
      ({ load, ...options }) =>
        new SourceTree({
          ...options,
          load: (parent, from, count, signal) => load(from, count, signal, parent),
          keyOf: (row) => this.rows.rowKey(row),
          hasChildren: (row) => this.rows.hasChildren(row),
        }),
    );
  }
}
