import { DassElement } from '../../base/dass-element.js';
import { property } from '../../base/property.js';
import { acceptColumnSettings } from './columns/accept-columns.js';
import type { TableColumnSetting } from './columns/column-settings-model.js';
import type { TableColumn } from './columns/column.js';
import type { GridEvents } from './grid-events.js';

/** The public properties that all tables have. */
export abstract class GridProperties<Events extends GridEvents = GridEvents> extends DassElement<Events> {
  abstract columns: readonly TableColumn[];
  abstract selection: 'none' | 'single' | 'multiple';
  abstract filter: string;

  /**
   * The user's changes of the columns, in their order: `{name, isHidden, width}` each, as in the detail of
   * `dass-columns-change`. The first column cannot be moved. Default: `[]`, as `columns` says.
   */
  @property({ attribute: false, accept: acceptColumnSettings })
  columnSettings: readonly TableColumnSetting[] = [];

  /** Shows the loading state and sets `aria-busy`. Default: `false`. */
  @property({ type: Boolean, reflect: true })
  busy = false;

  /** Accessible name of the table. A text that starts with `dass` is a message id. Default: `''`. */
  @property({ type: String })
  label = '';
}
