import type { Locator } from 'playwright';
import { readEditorErrors, whenSaved } from '../shared/row-editor.js';
import { OptionField } from './options.js';
import type { Name, Root } from './root.js';
import { Table } from './table.js';

/** A `dass-lookup`: a field, and a dialog in which rows are searched, selected, added and edited. */
export class Lookup extends OptionField {
  /** The dialog in which rows are searched. */
  readonly dialog: Locator;
  /** The rows in the dialog. */
  readonly table: Table;
  /** The dialog in which a row is added or edited. */
  readonly editor: Locator;
  readonly #editDialog: Locator;

  constructor(root: Root, label: Name) {
    super(root, 'dass-lookup', label);
    const search = this.element.locator('dass-lookup-dialog');
    this.dialog = search.locator('dialog[open]').filter({ has: this.element.page().locator('dass-data-table') });
    this.table = new Table(this.dialog, /.*/);
    this.#editDialog = search.locator('dass-lookup-edit-dialog');
    this.editor = this.#editDialog.locator('dialog[open]').first();
  }

  /** Opens the dialog with its button. The text in the field is searched there. */
  async open(): Promise<void> {
    await this.element.locator('button.open').click();
    await this.dialog.waitFor();
  }

  /** Types into the search of the open dialog; an empty text removes it. */
  async search(text: string): Promise<void> {
    await this.dialog.locator('.filter > input').fill(text);
  }

  /**
   * Selects rows in the open dialog by the text of a cell, or deselects them. Waits for each row, which may have to be
   * loaded. With `selection` `single`, the row is selected, and `confirm()` chooses it.
   */
  pick = (...texts: readonly string[]): Promise<void> => this.table.select(...texts);

  /** The labels of the rows that are selected in the open dialog, whether the search shows them or not. */
  picked(): Promise<string[]> {
    return this.dialog
      .locator('.selected dass-chip')
      .evaluateAll((chips) => chips.map((chip) => (chip as unknown as { label: string }).label));
  }

  /** Confirms the selection, and waits until the dialog is closed. */
  confirm = (): Promise<void> => this.#close('confirm');

  /** Closes the dialog without a change. */
  cancel = (): Promise<void> => this.#close('cancel');

  /** Adds a row in the open dialog: fills in the fields, and saves. See `save()`. @param values as of `fill()` */
  async add(values: Readonly<Record<string, string | boolean>> = {}): Promise<void> {
    await this.dialog.locator('dass-button.add').click();
    await this.fill(values);
    await this.save();
  }

  /** Edits the row with a cell of this text: fills in the fields, and saves. See `save()`. @param values as of `fill()` */
  async edit(text: string, values: Readonly<Record<string, string | boolean>> = {}): Promise<void> {
    await (await this.table.row(text)).locator('dass-button.edit').click();
    await this.fill(values);
    await this.save();
  }

  /**
   * Fills in fields of the editor by their labels.
   * @param values texts in the format of the field, the label of an option, or whether a switch is on
   */
  async fill(values: Readonly<Record<string, string | boolean>>): Promise<void> {
    await this.editor.waitFor();
    for (const [label, value] of Object.entries(values)) {
      const named = (role: 'textbox' | 'combobox' | 'switch'): Locator =>
        this.editor.getByRole(role, { name: label, exact: true });
      const field = named('textbox').or(named('combobox')).or(named('switch')).first();
      await field.waitFor();
      if (typeof value === 'boolean') {
        if ((await field.getAttribute('aria-checked')) !== String(value)) await field.click();
      } else if ((await field.getAttribute('role')) === 'combobox')
        await new OptionField(this.editor, 'dass-select-list', label).choose(value);
      else await field.fill(value);
    }
  }

  /** Saves the row in the editor. Resolves when it is closed, or shows why the row was not saved: see `errors()`. */
  async save(): Promise<void> {
    await this.editor.locator('dass-button.save button').click();
    await this.#editDialog.evaluate(whenSaved);
  }

  /** Why the row in the editor was not saved: the text above the fields, and those at the fields. */
  errors(): Promise<string[]> {
    return this.#editDialog.evaluate(readEditorErrors);
  }

  async #close(action: 'confirm' | 'cancel'): Promise<void> {
    await this.dialog.locator(`:scope > footer .${action}`).click();
    await this.dialog.waitFor({ state: 'hidden' });
  }
}

/** A `dass-lookup` by its label. */
export const lookup = (root: Root, label: Name): Lookup => new Lookup(root, label);
