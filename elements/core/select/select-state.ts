import type { WhenIdle } from '../text/list-filter.js';
import type { SearchedList } from '../text/nearest-query.js';
import { TextQuery } from '../text/text-fold.js';
import { toText } from '../text/to-text.js';
import { VisibleIndexes } from '../text/visible-indexes.js';
import { visibleText } from '../text/visible-text.js';
import type { ActiveOption } from './active-option.js';
import { bestMatch } from './best-match.js';
import { ComboboxState } from './combobox-state.js';
import { ExternalFilter, type AnswerState, type FilterQuestion } from './external-filter.js';
import { areSameIds, KnownOptions, without, type OptionId } from './select-options.js';
import { SelectedOptions } from './selected-options.js';
import type { OptionSource } from './source-options.js';

/** What the application sets. Values are compared by identity. */
export interface SelectProps {
  readonly options: readonly unknown[];
  /** The options of a source, instead of `options`, which then only give the labels of selected ones. */
  readonly source?: OptionSource | undefined;
  /** Fields with the id and the label of an option. */
  readonly fieldId: string;
  readonly fieldLabel: string;
  /** The ids of the value. */
  readonly ids: readonly OptionId[];
  readonly multiple: boolean;
  /** The application filters. */
  readonly externalFilter: boolean;
  /** Letters do not filter: they move to an option. */
  readonly withoutFilter: boolean;
  /** The application is loading options. */
  readonly isBusy: boolean;
  /** The user may change the value. */
  readonly canOpen: boolean;
  /** The language of the labels. */
  readonly language: string;
}

export interface SelectStateOptions {
  /** The change notice: called after each change of the state by the user, or by an answer. */
  changed(): void;
  /** Called when the user has selected these ids, which may be the present ones. */
  selected(ids: readonly OptionId[]): void;
  /** Asks the application for the options of a text. */
  ask(question: FilterQuestion): void;
  /** Called with the first id that several options have. */
  repeated?(id: unknown): void;
  /** Translates a label that is a message id. Default: the label as it is. */
  translate?(text: string): string;
  /** Runs work while the page is idle. */
  readonly whenIdle?: WhenIdle;
}

/**
 * Command of a key in the field of a select list:
 * - `drop` removes the last of several options; `empty` clears the value, because the field was emptied;
 * - `open` and `close` apply to the list; `find` opens it and moves to the option with the typed letter;
 * - `select` selects the active option; `selectAndLeave` also lets the focus leave the field;
 * - `move` moves to another option.
 */
export type KeyMeaning = 'drop' | 'empty' | 'open' | 'close' | 'find' | 'select' | 'selectAndLeave' | 'move';

/** What applies until the application sets something. */
export const NO_PROPS: SelectProps = {
  options: [],
  fieldId: 'id',
  fieldLabel: 'label',
  ids: [],
  multiple: false,
  externalFilter: false,
  withoutFilter: false,
  isBusy: false,
  canOpen: true,
  language: '',
};

/**
 * The state of a select list. It changes by `update()`, with what the application sets, and by commands, with what the
 * user does. Options are addressed by their position in the list: among those that match the text.
 *
 * The matches are found when they are first read after a change: a scanner types 20 letters before the page is rendered.
 */
export class SelectState extends ComboboxState {
  readonly #options: SelectStateOptions;
  readonly #known: KnownOptions;
  readonly #selected: SelectedOptions;
  readonly #filter: ExternalFilter;
  readonly #visible: VisibleIndexes;
  #props = NO_PROPS;
  #ids: readonly OptionId[] = [];
  #query = new TextQuery('');
  /** What the matches were found in, and for which text. */
  #list: unknown;
  #language = '';
  #foundText: string | undefined;
  /** The list has opened since the matches were found. */
  #isOpening = false;
  /** Whether the matches belonged to the text when they were found. */
  #wasAnswered = true;
  #searchCount = 0;
  #stopChecking: (() => void) | undefined;

  constructor(options: SelectStateOptions) {
    super(() => options.changed());
    this.#options = options;
    this.#known = new KnownOptions((id) => options.repeated?.(id));
    this.#selected = new SelectedOptions(this.#known);
    this.#visible = new VisibleIndexes({ whenIdle: options.whenIdle });
    this.#filter = new ExternalFilter(
      (question) => {
        options.ask(question);
        this.changed();
      },
      () => {
        this.#takeAnswer();
        this.changed();
      },
    );
  }

  /** Takes over what the application has set. */
  update(props: SelectProps): void {
    const before = this.#props;
    this.#props = props;
    this.#ids = props.ids;
    this.#filter.isUsed = props.externalFilter && !props.source;
    this.#filter.update(before.options !== props.options, props.isBusy, this.isOpen);
    this.#takeAnswer();
    props.source?.update(props.fieldId, props.fieldLabel, this.#known, this.#ids);
    if (this.isOpen && props.source !== before.source) props.source?.search(this.text ?? '');
    if (!props.canOpen) this.close();
    this.#find();
  }

  // Queries

  /** The selected ids. */
  get ids(): readonly OptionId[] {
    return this.#ids;
  }

  /** The query of the text, which finds the match ranges of a label. */
  get query(): TextQuery {
    this.#find();
    return this.#query;
  }

  override get active(): ActiveOption {
    this.#find();
    return super.active;
  }

  get count(): number {
    return this.#props.source?.count ?? this.#matches.count;
  }

  /** The options of a source; undefined while they are in memory. */
  get source(): OptionSource | undefined {
    return this.#props.source;
  }

  /** Number of options without a filter. */
  get total(): number {
    return this.#props.source?.count ?? this.#known.options.count;
  }

  /** Whether the text filters no option out. */
  get isWhole(): boolean {
    return this.#props.source ? !this.text : this.#matches.isWhole;
  }

  /** The options, while the text has no match among those in memory. */
  get searchedOptions(): SearchedList | undefined {
    return this.#props.source ? undefined : this.#matches.searched;
  }

  /** Number of texts that the user has typed and whose matches were found. */
  get searchCount(): number {
    this.#find();
    return this.#searchCount;
  }

  get isAnswered(): boolean {
    return this.#answerState === 'answered';
  }

  get hasFailed(): boolean {
    return this.#answerState === 'failed';
  }

  /** Whether options are loading, or awaited by the user. */
  get isBusy(): boolean {
    const { isBusy, source } = this.#props;
    return isBusy || (this.isOpen && (this.#answerState === 'waiting' || source?.isLoading === true));
  }

  get #answerState(): AnswerState {
    return this.#props.source?.state ?? this.#filter.state;
  }

  /** Number of selected options among the matches: of a source, among the loaded ones. */
  get selectedCount(): number {
    const { source } = this.#props;
    if (source) return source.selectedCount(this.#ids);
    const selected = this.#selected.of(this.#ids);
    return this.isWhole ? selected.count : selected.countIn(this.#visible.indexes);
  }

  isSelected(position: number): boolean {
    const isInSource = this.#props.source?.isSelected(position, this.#ids);
    return isInSource ?? this.#selected.of(this.#ids).has(this.#matches.at(position));
  }

  /** Returns the label at a position; `''` while the option is not loaded. */
  labelAt(position: number): string {
    const { source } = this.#props;
    return source ? this.#translate(source.labelAt(position)) : this.#labelOf(this.#matches.at(position));
  }

  keyAt(position: number): string | undefined {
    const { source } = this.#props;
    if (source) return source.keyAt(position);
    const itemIndex = this.#matches.at(position);
    return itemIndex < 0 ? undefined : toText(this.#known.options.idOf(itemIndex));
  }

  positionOf(key: OptionId): number {
    const { source } = this.#props;
    if (source) return source.positionOf(key);
    const itemIndex = this.#known.options.indexOf(key);
    return itemIndex < 0 ? -1 : this.#matches.indexOf(itemIndex);
  }

  /** Whether an id is not among the options. */
  isUnknown(id: OptionId): boolean {
    return !this.#props.source && this.#known.labelOf(id) === undefined;
  }

  /** Returns the label of a selected id, or the id. */
  textOf(id: OptionId): string {
    return this.#translate(this.#known.labelOf(id) ?? toText(id));
  }

  /** Returns the command of a key, as in the APG combobox pattern; undefined for keys that the browser handles. */
  keyMeaning({ key, altKey }: Pick<KeyboardEvent, 'key' | 'altKey'>): KeyMeaning | undefined {
    const { multiple, withoutFilter } = this.#props;
    const isChoice = key === 'Enter' || (key === ' ' && withoutFilter);
    if (key === 'Backspace' && multiple && !this.text) return 'drop';
    if (!this.isOpen) {
      if (key === 'ArrowDown' || key === 'ArrowUp' || (isChoice && withoutFilter)) return 'open';
      return withoutFilter && /^[\p{L}\p{N}]$/u.test(key) ? 'find' : undefined;
    }
    if (isChoice) return this.text === '' && !multiple ? 'empty' : 'select';
    if (key === 'Tab') return multiple || this.text === '' ? undefined : 'selectAndLeave';
    return key === 'ArrowUp' && altKey ? 'close' : 'move';
  }

  // Commands

  /** Opens the list. Asks the application, unless its options belong to an empty text. */
  open(): void {
    if (this.isOpen || !this.#props.canOpen) return;
    this.openList();
    this.#isOpening = true;
    if (this.#props.source) this.#props.source.search(this.text ?? '');
    else if (this.text === undefined) this.#filter.open(this.#props.options.length > 0);
    this.changed();
  }

  override type(text: string): void {
    // Characters that nobody sees are no text.
    super.type(visibleText(text) && text);
    this.open();
    if (this.#props.source) this.#props.source.search(this.text ?? '');
    else this.#filter.type(text);
  }

  override close(): void {
    this.#filter.close();
    if (this.isOpen) this.#props.source?.stop();
    super.close();
  }

  /** The focus leaves the field. An emptied text clears the value. */
  leave(): void {
    if (this.text === '' && !this.#props.multiple) this.clear();
    this.close();
  }

  /** Selects the option at a position; with `multiple`, deselects a selected one. */
  choose(position: number): boolean {
    const { source } = this.#props;
    if (source) {
      const ids = this.isAnswered ? source.select(position, this.#ids, this.#props.multiple) : undefined;
      if (ids) this.#select(ids);
      return ids !== undefined;
    }
    const itemIndex = this.isAnswered ? this.#matches.at(position) : -1;
    if (itemIndex < 0) return false;
    const { multiple } = this.#props;
    const isOn = !multiple || !this.#selected.of(this.#ids).has(itemIndex);
    this.#select(this.#selected.select(multiple ? this.#ids : [], Uint32Array.of(itemIndex), isOn));
    return true;
  }

  /** Selects or deselects all matches. */
  chooseAll(isOn: boolean): void {
    const { source } = this.#props;
    if (source) void this.#chooseAllInSource(source, isOn);
    else if (this.isAnswered) this.#select(this.#selected.select(this.#ids, this.#matches.indexes, isOn));
  }

  deselect(id: OptionId): void {
    if (this.#props.canOpen) this.#select(without(this.#ids, [id]));
  }

  clear(): void {
    this.#select([]);
  }

  /** Asks again for the options of the text. */
  retry(): void {
    if (this.#props.source) this.#props.source.retry();
    else this.#filter.ask();
  }

  /** The user is about to type: prepares the first search while the page is idle. */
  prepare(): void {
    const { withoutFilter, externalFilter, source } = this.#props;
    if (!withoutFilter && !externalFilter && !source) this.#visible.prepare();
  }

  /** Releases what was prepared. */
  release(): void {
    this.#visible.release();
  }

  /** Ends what is computed in idle time. */
  stop(): void {
    this.#visible.stop();
  }

  protected override get canConfirm(): boolean {
    return this.isAnswered && (this.count > 0 || !this.#props.isBusy || this.#filter.options !== undefined);
  }

  protected override hurry(): void {
    if (this.#props.source) this.#props.source.searchNow();
    else this.#filter.askNow();
  }

  #select(ids: readonly OptionId[]): void {
    if (!this.#props.multiple) this.close();
    const isOther = !areSameIds(ids, this.#ids);
    this.#ids = ids;
    this.#options.selected(ids);
    if (isOther) this.changed();
  }

  /** The options are those of the last answer, otherwise those of the application. */
  #takeAnswer(): void {
    const { options, fieldId, fieldLabel } = this.#props;
    this.#known.update(this.#filter.options ?? options, fieldId, fieldLabel);
    if (this.hasFailed) this.dropConfirmation();
  }

  /** Options are known by their position: one that is active stays so when it is loaded. */
  protected override activeKeyAt(position: number): unknown {
    return this.#props.source ? position : super.activeKeyAt(position);
  }

  protected override activePositionOf(key: unknown): number {
    return this.#props.source ? Number(key) : super.activePositionOf(key);
  }

  async #chooseAllInSource(source: OptionSource, isOn: boolean): Promise<void> {
    const ids = await source.loadAllIds();
    if (!ids || !this.isOpen || source !== this.#props.source) return;
    this.#select(isOn ? [...this.#ids, ...without(ids, this.#ids)] : without(this.#ids, ids));
  }

  get #matches(): VisibleIndexes {
    this.#find();
    return this.#visible;
  }

  /** Finds the matches of the text, and the active option among them, if anything has changed since. */
  #find(): void {
    if (!this.isOpen) return;
    const { options } = this.#known;
    const { language, externalFilter, source } = this.#props;
    const { text, isAnswered } = this;
    const opens = this.#isOpening;
    const isTyped = text !== this.#foundText;
    const isExternal = externalFilter || source !== undefined;
    const isOtherList = !source && (options !== this.#list || language !== this.#language);
    if (!opens && !isTyped && !isOtherList && isAnswered === this.#wasAnswered) return;
    const hasArrived = isAnswered && (!this.#wasAnswered || (isOtherList && this.#visible.count === 0));
    this.#isOpening = false;
    this.#foundText = text;
    this.#list = options;
    this.#language = language;
    this.#wasAnswered = isAnswered;
    if (isOtherList) {
      this.#visible.setList(options.count, (itemIndex) => this.#labelOf(itemIndex));
      this.#removeRepeated();
    }
    if (opens || isTyped) this.#query = new TextQuery(text);
    if (opens || isTyped || isOtherList) this.#visible.show({ typed: isExternal ? '' : (text ?? ''), chips: [] });
    if (text !== undefined && (hasArrived || (isTyped && !isExternal))) this.#searchCount++;
    this.#activate(opens, isTyped, hasArrived);
  }

  /** After typing, the best match becomes active; in a list that opens, the selected option. */
  #activate(opens: boolean, isTyped: boolean, hasArrived: boolean): void {
    const { text, active } = this;
    if (!this.isAnswered) active.moveTo(-1);
    else if (text !== undefined && (opens || isTyped || hasArrived))
      active.moveTo(bestMatch(text, this.count, (position) => this.labelAt(position)));
    else if (opens || hasArrived) active.moveTo(Math.max(opens ? 0 : -1, this.#selectedPosition));
    else active.follow();
  }

  /** Position of the only selected option; -1 if there is none. */
  get #selectedPosition(): number {
    const [id] = this.#ids;
    return this.#props.multiple || id === undefined ? -1 : this.positionOf(id);
  }

  /** Removes options with repeated ids in idle time: the check of 100,000 ids would delay the opening. */
  #removeRepeated(): void {
    const { options } = this.#known;
    this.#stopChecking?.();
    if (options.hasUniqueIds) return;
    this.#stopChecking = this.#options.whenIdle?.((hasTime) => {
      if (options.searchRepeated(hasTime)) return true;
      if (this.#known.options === options && this.#known.removeRepeated()) this.changed();
      return false;
    });
  }

  #labelOf(itemIndex: number): string {
    return this.#translate(this.#known.options.labelOf(itemIndex));
  }

  #translate(text: string): string {
    return this.#options.translate?.(text) ?? text;
  }
}
