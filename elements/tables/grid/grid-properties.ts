import { DassElement } from '../../base/dass-element.js';
import { oneOf, property } from '../../base/property.js';
import { acceptColumnSettings } from './columns/accept-columns.js';
import type { TableColumnSetting } from './columns/column-settings-model.js';
import type { GridEvents } from './grid-events.js';

/** The public properties that all tables have. */
export abstract class GridProperties<Events extends GridEvents = GridEvents> extends DassElement<Events> {
  /**
   * The user's changes of the columns, in their order: `{name, isHidden, width}` each, as in the detail of
   * `dass-columns-change`. The first column cannot be moved. Default: `[]`, as `columns` says.
   */
  @property({ attribute: false, accept: acceptColumnSettings })
  columnSettings: readonly TableColumnSetting[] = [];

  /**
   * Whether the user can select rows: `none` (default), `single`, or `multiple` with a checkbox in each row. In a
   * hierarchy table with `multiple`, selecting a row selects its descendants, unless `independent` is set.
   */
  @property({ type: String, accept: oneOf(['none', 'single', 'multiple']) })
  selection: 'none' | 'single' | 'multiple' = 'none';

  /** Shows the loading state and sets `aria-busy`. Default: `false`. */
  @property({ type: Boolean, reflect: true })
  busy = false;

  /** Accessible name of the table. A text that starts with `dass` is a message id. Default: `''`. */
  @property({ type: String })
  label = '';
}
