import type { EventMap } from '../../base/dass-element.js';
import { FormEntries } from '../../base/forms/form-entries.js';
import type { FormValue } from '../../base/forms/form-element.js';
import { fromState, toState } from '../../base/forms/form-state-model.js';
import { toText } from '../../core/text/to-text.js';
import { textOf } from './selected-text.js';
import { idsOf, KnownOptions, type OptionId, type SelectValue } from './select-list-model.js';
import { SelectProperties } from './select-properties.js';

/** Maximum number of selected labels in an announcement. */
const MAX_ANNOUNCED = 20;

/** Form value and accessible text of a select list. */
export abstract class SelectForm<Events extends EventMap = object> extends SelectProperties<Events> {
  protected readonly known = new KnownOptions();
  readonly #entries = new FormEntries(this, () => (this.multiple ? this.ids.map(toText) : []));

  /** @internal */
  override get readableValue(): string {
    this.updateOptions();
    const ids = this.ids.slice(0, MAX_ANNOUNCED);
    return ids.map((id) => textOf(this.known, id)).join(', ');
  }

  /** @internal */
  override formAssociatedCallback(form: HTMLFormElement | null): void {
    super.formAssociatedCallback(form);
    this.#entries.setForm(form);
  }

  /** Several ids are added when the form data are read. */
  protected get formValue(): FormValue {
    const [id] = this.ids;
    return this.multiple || id === undefined ? null : toText(id);
  }

  protected override get formState(): FormValue {
    return toState(this.ids);
  }

  protected override restoreValue(state: Exclude<FormValue, null>): void {
    const ids = fromState(state);
    if (ids) this.value = (this.multiple ? ids : ids[0]) as SelectValue;
    else super.restoreValue(state);
  }

  protected get isEmpty(): boolean {
    return this.ids.length === 0;
  }

  /** The selected ids. */
  protected get ids(): readonly OptionId[] {
    return idsOf(this.value);
  }

  /** Updates the known options with the present ones. */
  protected abstract updateOptions(): void;
}
