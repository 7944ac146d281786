import '../../../elements/fields/check-list/check-list.js';
import '../../../elements/fields/select-list/select-list.js';
import '../../../elements/picking/paste-list-dialog/paste-list-dialog.js';
import '../../../elements/picking/pick-list/pick-list.js';
import { mount } from '../fixture.js';
import { find, user } from '../user.js';
import { labels as optionLabels } from './option-rows.js';
import { labels as pickLabels } from './pick-list.js';
import { openPopover, optionsOf } from './select-list.js';

/** A list with a filter. */
export interface FilteredList {
  readonly element: Element;
  control(): HTMLInputElement;
  /** The labels that are listed. */
  labels(): string[];
}

/** Renders a list of these labels, by the kind of list. */
export const showBy: Readonly<Record<string, (labels: readonly string[]) => Promise<FilteredList>>> = {
  async 'a select list'(labels) {
    const element = await mount('dass-select-list', { properties: { label: 'Itens', options: optionsOf(labels) } });
    await openPopover(element);
    return { element, control: () => find(element, '#control'), labels: () => optionLabels(element) };
  },
  async 'the filter of a pick list'(labels) {
    const element = await mount('dass-pick-list', {
      properties: { label: 'Itens', items: optionsOf(labels), height: 400 },
    });
    return {
      element,
      control: () => find(element, '[data-list=available] input'),
      labels: () => pickLabels(element, 'available'),
    };
  },
  async 'the filter of a check list'(labels) {
    const element = await mount('dass-check-list', { properties: { label: 'Itens', items: optionsOf(labels) } });
    await user.click(element);
    return {
      element,
      control: () => find(element, 'input[type=text], input:not([type])'),
      labels: () => optionLabels(element),
    };
  },
};
