import { msg, str } from '../../../locales/localize.js';
import { getLanguage } from '../../../locales/index.js';
import type { EventMap } from '../../base/dass-element.js';
import { FormEntries } from '../../base/forms/form-entries.js';
import type { FormValue } from '../../base/forms/form-element.js';
import { fromState, toState } from '../../base/forms/form-state-model.js';
import type { OptionSource } from '../../core/select/source-options.js';
import type { SelectState } from '../../core/select/select-state.js';
import { idsOf, type OptionId, type SelectValue } from '../../core/select/select-options.js';
import { toText } from '../../core/text/to-text.js';
import { SelectProperties } from './select-properties.js';

/** Maximum number of selected labels in an announcement. */
const MAX_ANNOUNCED = 20;
/** Maximum number of characters of a label beside others or in an announcement. */
const MAX_SHOWN_CHARACTERS = 500;

/** Form value and accessible text of a select list. */
export abstract class SelectForm<Events extends EventMap = object> extends SelectProperties<Events> {
  protected abstract readonly model: SelectState;
  /** The options of `dataSource`, once their module is loaded. */
  protected optionSource: OptionSource | undefined;
  readonly #entries = new FormEntries(this, () => (this.multiple ? this.ids.map(toText) : []));

  /** @internal */
  override get readableValue(): string {
    this.updateModel();
    const ids = this.ids.slice(0, MAX_ANNOUNCED);
    return ids.map((id) => this.model.textOf(id)).join(', ');
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

  /** Whether the user can change the value. */
  protected get canOpen(): boolean {
    return !this.readOnly && !this.effectivelyDisabled;
  }

  /** Passes the present properties to the model. */
  protected updateModel(): void {
    const { dataSource, optionSource } = this;
    const { options, fieldId, fieldLabel, ids, multiple, externalFilter, withoutFilter, isBusy, canOpen } = this;
    const language = getLanguage();
    this.model.update({
      options,
      source: dataSource && optionSource,
      fieldId,
      fieldLabel,
      ids,
      multiple,
      // Until the module of a source is loaded, its options are awaited.
      externalFilter: externalFilter || dataSource !== undefined,
      withoutFilter,
      isBusy,
      canOpen,
      language,
    });
  }

  /** Returns the label of a selected option, with a note when the value is not among the options. */
  protected shownText(id: OptionId): string {
    const label = this.model.textOf(id).slice(0, MAX_SHOWN_CHARACTERS);
    return this.model.isUnknown(id)
      ? msg(str`${label} (não está entre as opções)`, { id: 'dassSelectUnknown' })
      : label;
  }
}
