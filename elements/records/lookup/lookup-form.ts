import { resolveText } from '../../../locales/index.js';
import { FormEntries } from '../../base/forms/form-entries.js';
import type { FormValue } from '../../base/forms/form-element.js';
import { fromState, toState } from '../../base/forms/form-state-model.js';
import { toText } from '../../core/text/to-text.js';
import { idsOf, type OptionId, type SelectValue } from '../../core/select/select-options.js';
import { ChosenRows } from '../shared/chosen-rows-model.js';
import { LookupProperties } from './lookup-properties.js';

/** Maximum number of labels in a readable value. */
const MAX_LABELS = 20;

/** Form value and readable value of a lookup. */
export abstract class LookupForm extends LookupProperties {
  /** The selected rows, with the labels that are known. */
  protected chosen: ChosenRows = ChosenRows.none;
  readonly #entries = new FormEntries(this, () => (this.isMultiple ? this.ids.map(toText) : []));

  /** @internal */
  override get readableValue(): string {
    const labels = this.updateChosen().entries.slice(0, MAX_LABELS);
    return labels.map(({ label }) => resolveText(label)).join(', ');
  }

  /** @internal */
  override formAssociatedCallback(form: HTMLFormElement | null): void {
    super.formAssociatedCallback(form);
    this.#entries.setForm(form);
  }

  /** Several ids are added when the form data are read. */
  protected get formValue(): FormValue {
    const [id] = this.ids;
    return this.isMultiple || id === undefined ? null : toText(id);
  }

  protected override get formState(): FormValue {
    return toState(this.ids);
  }

  protected override restoreValue(state: Exclude<FormValue, null>): void {
    const ids = fromState(state);
    if (ids) this.value = (this.isMultiple ? ids : ids[0]) as SelectValue;
    else super.restoreValue(state);
  }

  protected get isEmpty(): boolean {
    return this.ids.length === 0;
  }

  protected get isMultiple(): boolean {
    return this.selection === 'multiple';
  }

  /** The selected ids. */
  protected get ids(): readonly OptionId[] {
    return idsOf(this.value);
  }

  /** Updates the selected rows with the present value and rows. */
  protected abstract updateChosen(): ChosenRows;
}
