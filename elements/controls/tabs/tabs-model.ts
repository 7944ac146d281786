import { readField } from '../../core/util/read-value.js';
import { toText } from '../../core/text/to-text.js';
import { describe, warnOnce } from '../../base/warn.js';

/** A tab. */
export interface Tab {
  /**
   * Identifies the tab: its value while it is selected, and the name of the slot of its panel. Unique among the tabs.
   */
  readonly id: string;
  /** Text of the tab. A text that starts with `dass` is a message id. */
  readonly label: string;
  /** Name of a registered icon. Default: none. */
  readonly icon?: string;
  /** Shows the tab without allowing the user to select it. Default: `false`. */
  readonly disabled?: boolean;
  /** A count beside the label. Default: none. */
  readonly badge?: number;
}

/** Returns the tabs with a unique id. Logs a warning for the others. */
export function usableTabs(tabs: readonly unknown[]): readonly Tab[] {
  const ids = new Set<string>();
  return tabs.flatMap((tab) => {
    const id = readField(tab, 'id');
    if (typeof id !== 'string' || id === '' || ids.has(id)) {
      const why = typeof id === 'string' && id !== '' ? `the id ${describe(id)} a second time` : 'no id';
      warnOnce('dass-tabs', `A tab has ${why} and is left out.`);
      return [];
    }
    ids.add(id);
    return readTab(tab, id);
  });
}

function readTab(tab: unknown, id: string): Tab {
  const [icon, badge] = [toText(readField(tab, 'icon')), readField(tab, 'badge')];
  return {
    id,
    label: toText(readField(tab, 'label')),
    ...(icon && { icon }),
    ...(readField(tab, 'disabled') ? { disabled: true } : {}),
    ...(typeof badge === 'number' && { badge }),
  };
}

/** Returns the index of the selected tab: the one with the id, otherwise the first enabled one; -1 if there is none. */
export function selectedTab(tabs: readonly Tab[], value: string): number {
  const selected = tabs.findIndex((tab) => tab.id === value && !tab.disabled);
  return selected >= 0 ? selected : tabs.findIndex((tab) => !tab.disabled);
}
