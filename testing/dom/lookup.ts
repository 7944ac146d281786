import { readEditorErrors, whenSaved } from '../shared/row-editor.js';
import { find, rendered, until } from './find.js';
import { enterValue, typeInto } from './input.js';
import { chooseOptions } from './options.js';
import { Table } from './table.js';

type DialogElement = HTMLElement & { readonly open: boolean };

/** A `dass-lookup`: a field, and a dialog in which rows are searched, selected, added and edited. */
export class Lookup {
  readonly element: Element;

  constructor(element: Element) {
    this.element = element;
  }

  /** Selects rows by their labels: types each one into the field, and clicks the match. */
  choose = (...labels: readonly string[]): Promise<void> => chooseOptions(this.element, ...labels);

  /** The labels of the selected rows, as the field shows them: after its last chip, it shows a number such as `+3`. */
  async selected(): Promise<string[]> {
    return labelsOf(this.element.shadowRoot, '.box.lines dass-chip');
  }

  /** The rows in the open dialog. */
  get table(): Table {
    const table = this.#openDialog?.shadowRoot?.querySelector('dass-data-table');
    if (!table) throw new Error('The dialog of the lookup is not open');
    return new Table(table);
  }

  /** Opens the dialog with its button. The text in the field is searched there. */
  async open(): Promise<void> {
    (await find(this.element, 'button.open')).click();
    await find(await this.#dialog(), 'dass-data-table');
  }

  /** Types into the search of the open dialog; an empty text removes it. */
  async search(text: string): Promise<void> {
    const dialog = await this.#dialog();
    typeInto((await find(dialog, '.filter > input')) as HTMLInputElement, text);
    await rendered(dialog);
  }

  /** Selects rows in the open dialog by the text of a cell, or deselects them. Waits for each row. */
  async pick(...texts: readonly string[]): Promise<void> {
    for (const text of texts) {
      await find(this.table.element, '.cell', (cell) => cell.textContent?.trim() === text).catch(() => undefined);
      await this.table.select(text);
    }
    await rendered(await this.#dialog());
  }

  /** The labels of the rows that are selected in the open dialog, whether the search shows them or not. */
  async picked(): Promise<string[]> {
    return labelsOf((await this.#dialog()).shadowRoot, '.selected dass-chip');
  }

  /** Confirms the selection, and waits until the dialog is closed. */
  confirm = (): Promise<void> => this.#close('confirm');

  /** Closes the dialog without a change. */
  cancel = (): Promise<void> => this.#close('cancel');

  /** Adds a row in the open dialog: fills in the fields, and saves. See `save()`. @param values as of `fill()` */
  async add(values: Readonly<Record<string, string | boolean>> = {}): Promise<void> {
    (await find(await this.#dialog(), 'dass-button.add')).click();
    await this.fill(values);
    await this.save();
  }

  /** Edits the row with a cell of this text: fills in the fields, and saves. See `save()`. @param values as of `fill()` */
  async edit(text: string, values: Readonly<Record<string, string | boolean>> = {}): Promise<void> {
    (await this.table.row(text)).querySelector<HTMLElement>('dass-button.edit')?.click();
    await this.fill(values);
    await this.save();
  }

  /**
   * Fills in fields of the editor by their labels.
   * @param values texts in the format of the field, the label of an option, or whether a switch is on
   */
  async fill(values: Readonly<Record<string, string | boolean>>): Promise<void> {
    const editor = await this.#editor();
    for (const [label, value] of Object.entries(values)) {
      const isNamed = (field: Element): boolean => (field as Element & { readonly label?: string }).label === label;
      await enterValue(await find(editor, '.form *', isNamed), value);
    }
  }

  /** Saves the row in the editor. Resolves when it is closed, or shows why the row was not saved: see `errors()`. */
  async save(): Promise<void> {
    const editor = await this.#editor();
    (await find(editor, 'dass-button.save')).click();
    await whenSaved(editor);
    await rendered(await this.#dialog());
  }

  /** Why the row in the editor was not saved: the text above the fields, and those at the fields. */
  async errors(): Promise<string[]> {
    return readEditorErrors(await this.#editor());
  }

  get #openDialog(): DialogElement | undefined {
    const dialog = this.element.shadowRoot?.querySelector<DialogElement>('dass-lookup-dialog');
    return dialog?.open ? dialog : undefined;
  }

  #dialog(): Promise<DialogElement> {
    return until('the dialog of the lookup is open', () => this.#openDialog);
  }

  #editor(): Promise<DialogElement> {
    return until('the editor of a row is open', () => {
      const editor = this.#openDialog?.shadowRoot?.querySelector<DialogElement>('dass-lookup-edit-dialog');
      return editor?.open ? editor : undefined;
    });
  }

  async #close(action: 'confirm' | 'cancel'): Promise<void> {
    (await find(await this.#dialog(), `footer .${action}`)).click();
    await until('the dialog is closed', () => !this.#openDialog);
    await rendered(this.element);
  }
}

/** A lookup. */
export const lookup = (element: Element): Lookup => new Lookup(element);

const labelsOf = (root: ShadowRoot | null, selector: string): string[] =>
  [...(root?.querySelectorAll(selector) ?? [])].map((chip) => (chip as unknown as { label: string }).label);
