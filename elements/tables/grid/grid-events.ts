import type { SelectionChange } from '../../core/table/selection-change.js';
import type { TableColumnSetting } from './columns/column-settings-model.js';

/** The events that all tables fire in the same way. */
export interface GridEvents {
  'dass-resize-column': { readonly column: string; readonly width: number };
  'dass-columns-change': { readonly settings: readonly TableColumnSetting[] };
  'dass-select-rows': SelectionChange;
}

/** `emit()` of an element: fires an event. @returns false when it was cancelable and the application has prevented it */
export type Emit<Events> = (
  ...event: {
    [Type in keyof Events]: [type: Type, detail: Events[Type], options?: { cancelable?: boolean }];
  }[keyof Events]
) => boolean;
