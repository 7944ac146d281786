import { readField } from '../../core/util/read-value.js';
import { toText } from '../../core/text/to-text.js';
import { describe, warnOnce } from '../../base/warn.js';

/** A tab. */
export interface Tab {
  /** Names its panel's slot and is the `value` while it is selected; each tab has its own. */
  readonly id: string;
  /** A text that starts with `dass` is a key of the catalogue. */
  readonly label: string;
  /** Name of a registered icon. */
  readonly icon?: string;
  /** Cannot be selected. */
  readonly disabled?: boolean;
  /** A count beside the label. */
  readonly badge?: number;
}

/** The tabs that can be used: those with an id of their own. */
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

/** Which tab is selected: the one of that id, or else the first that can be. -1 where there is none. */
export function selectedTab(tabs: readonly Tab[], value: string): number {
  const wanted = tabs.findIndex((tab) => tab.id === value && !tab.disabled);
  return wanted >= 0 ? wanted : tabs.findIndex((tab) => !tab.disabled);
}
