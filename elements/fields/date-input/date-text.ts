import { holdsFocus } from '../../base/focus/focus-return.js';
import { isComposing } from '../../base/focus/is-composing.js';
import { plainText, trimmedText } from '../../core/text/visible-text.js';
import { exists, formatIso, parseIso, type Moment } from '../../core/dates/moment.js';
import {
  clearSegment,
  goTo,
  isNothing,
  nothingTyped,
  parseText,
  readTyped,
  segmentAt,
  complete,
  show,
  step,
  typeBackspace,
  typeDigit,
  typedOf,
  typeSeparator,
  type Mask,
  type Shown,
  type Typed,
} from './mask-model.js';

export interface DateTextOptions {
  /** The text field, once it is rendered. */
  field(): HTMLInputElement | null;
  /** Returns the placeholder of the year in the present language: `AAAA`. */
  letters(): string;
  now(): Moment;
  /** Returns the nearest date within the bounds of the field. */
  fit(moment: Moment): Moment;
  /** Called when the user has changed the text. */
  onEdit(): void;
  /** Called when the text or the selected part must be rendered. */
  onMove(): void;
}

interface State {
  readonly typed: Typed;
  /** Pasted text that is not a date, unchanged. */
  readonly raw?: string | undefined;
}

/** Step of Page Up and Page Down in each part. */
const pages = { DD: 7, MM: 3, YYYY: 10, hh: 6, mm: 15 };
/** Maximum number of characters that are kept of a pasted text that is not a date. */
const MAX_PASTED_LENGTH = 1000;
const MAX_UNDO_STEPS = 100;

/**
 * Handles keys, paste and clicks in the text of a date. The text is one native field whose parts are edited in place: one
 * part is selected, and digits move on to the next. Compositions and autofill cannot be canceled: the browser changes
 * the text, which is then parsed.
 */
export class DateText {
  readonly #options: DateTextOptions;
  #mask: Mask;
  #state: State;
  #past: State[] = [];
  #future: State[] = [];
  /** The state before the present composition, whose text replaces what it has typed so far. */
  #composed: { readonly from: State; readonly whole: boolean } | undefined;
  #isComposing = false;
  #byPointer = false;
  #selects = false;

  constructor(mask: Mask, options: DateTextOptions) {
    this.#mask = mask;
    this.#options = options;
    this.#state = { typed: nothingTyped(mask) };
  }

  get mask(): Mask {
    return this.#mask;
  }

  /** The text in the field; '' when it is empty. */
  get text(): string {
    return this.#state.raw ?? (isNothing(this.#state.typed) ? '' : this.#shown.text);
  }

  /** The text for the field. A composition goes on only while nobody else changes the text. */
  get fieldText(): string {
    return (this.#isComposing && this.#options.field()?.value) || this.text;
  }

  get isEmpty(): boolean {
    return this.text === '';
  }

  /** Whether the text is not a date at all. */
  get isRaw(): boolean {
    return this.#state.raw !== undefined;
  }

  /** The typed date, which may not exist; undefined while a part is missing. */
  get moment(): Moment | undefined {
    return this.isRaw ? undefined : readTyped(this.#mask, this.#state.typed);
  }

  /** The typed day, which may not exist, also while the time is missing; undefined while a part of it is missing. */
  get day(): Moment | undefined {
    if (this.isRaw) return undefined;
    const { digits, ...typed } = this.#state.typed;
    const isDay = ({ kind }: Mask['segments'][number]): boolean => kind !== 'hh' && kind !== 'mm';
    return readTyped(
      { ...this.#mask, segments: this.#mask.segments.filter(isDay) },
      { ...typed, digits: digits.filter((_, index) => isDay(this.#mask.segments[index]!)) },
    );
  }

  /** The date as ISO 8601; '' if there is none. */
  get iso(): string {
    const { moment } = this;
    return moment && exists(moment) ? formatIso(moment) : '';
  }

  /** Sets the value of the application, and clears the undo history. */
  set(iso: string, mask: Mask): void {
    const moment = parseIso(iso);
    this.#mask = mask;
    this.#state = { typed: moment ? typedOf(mask, moment) : nothingTyped(mask) };
    this.#past = [];
    this.#future = [];
    this.#composed = undefined;
    this.#isComposing = false;
  }

  /** Restores a text that is not a complete date. */
  restore(raw: string): void {
    this.#state = { typed: nothingTyped(this.#mask), raw };
    this.#options.onMove();
  }

  /** Sets a date that the user selected outside the text. */
  setDate(moment: Partial<Moment> | undefined): void {
    const { typed } = this.#state;
    this.#change({ typed: moment ? typedOf(this.#mask, moment, typed) : nothingTyped(this.#mask) });
  }

  /** Replaces the whole text, as pasting does. */
  setText(text: string): void {
    const moment = parseText(this.#mask, text, this.#thisYear);
    if (moment) this.setDate(moment);
    else {
      const raw = trimmedText(text).slice(0, MAX_PASTED_LENGTH);
      if (raw) this.#change({ typed: nothingTyped(this.#mask), raw });
    }
  }

  /** Completes the typed text, when the user leaves the field or presses Enter. */
  commit(): void {
    const { typed, raw } = this.#state;
    const completed = complete(this.#mask, typed, this.#thisYear);
    if (raw === undefined && completed.digits.join() !== typed.digits.join()) this.#change({ typed: completed });
  }

  /** Selects the active part after the text was rendered. */
  rendered(): void {
    const field = this.#options.field();
    if (!this.#selects || this.#isComposing || !field || !holdsFocus(field)) return;
    this.#selects = false;
    const [start, end] = this.#shown.ranges[this.#state.typed.active]!;
    if (!this.isRaw && !this.isEmpty) field.setSelectionRange(start, end);
  }

  onPointerdown = (): void => {
    this.#byPointer = true;
  };

  onFocus = (): void => {
    if (!this.#byPointer) this.#go(0);
  };

  onBlur = (): void => {
    this.#byPointer = this.#isComposing = false;
  };

  onClick = (): void => {
    const field = this.#options.field();
    this.#byPointer = false;
    if (!field || field.selectionStart !== field.selectionEnd || this.isRaw || this.isEmpty) return;
    this.#go(segmentAt(this.#shown, field.selectionStart ?? 0));
  };

  onKeydown = (event: KeyboardEvent): void => {
    if (isComposing(event) || event.altKey || this.#options.field()?.readOnly) return;
    const { key } = event;
    if (event.ctrlKey || event.metaKey) {
      const command = key.toLowerCase();
      const isRedo = command === 'y' || (command === 'z' && event.shiftKey);
      if (!isRedo && command !== 'z') return;
      if (isRedo) this.#restore(this.#future, this.#past);
      else this.#restore(this.#past, this.#future);
    } else if (event.shiftKey || this.isRaw || !this.#onPlainKey(key)) return;
    event.preventDefault();
  };

  onBeforeInput = (event: InputEvent): void => {
    const { inputType, data } = event;
    if (isComposing(event) || inputType === 'insertCompositionText' || this.#options.field()?.readOnly) return;
    const isPasteOrDrop = ['insertFromPaste', 'insertFromDrop', 'insertReplacementText'].includes(inputType);
    const isText = inputType === 'insertText';
    const isDelete = inputType.startsWith('delete');
    if (!isPasteOrDrop && !isText && !isDelete) return;
    const whole = this.#isWhole;
    // A text that is not a date is edited natively.
    if (this.isRaw && !whole) return;
    event.preventDefault();
    if (isPasteOrDrop) this.setText(data ?? event.dataTransfer?.getData('text/plain') ?? '');
    else if (whole && isDelete) this.setDate(undefined);
    else if (isDelete) this.#delete(inputType.endsWith('Forward'));
    else this.#type(data ?? '', whole);
  };

  onCompositionStart = (): void => {
    this.#composed = { from: this.#state, whole: this.#isWhole };
    this.#isComposing = true;
  };

  onCompositionEnd = ({ data }: CompositionEvent): void => {
    this.#isComposing = false;
    if (this.#composed && !this.isRaw) this.#compose(data);
  };

  /** Parses a text that the browser has changed without a cancelable event. */
  onInput = (event: Event): void => {
    event.stopPropagation();
    const field = event.target as HTMLInputElement;
    const { inputType = '', data } = event as InputEvent;
    if (this.#composed && /Composition/.test(inputType) && !this.isRaw) this.#compose(data ?? '');
    else if (trimmedText(field.value) === '') this.setDate(undefined);
    else this.setText(field.value);
  };

  /** Copies the whole date instead of the selected part. */
  onCopy = (event: ClipboardEvent): void => {
    if (this.isEmpty || this.isRaw) return;
    event.clipboardData?.setData('text/plain', this.text);
    event.preventDefault();
    if (event.type === 'cut' && !this.#options.field()?.readOnly) this.setDate(undefined);
  };

  get #shown(): Shown {
    return show(this.#mask, this.#state.typed, this.#options.letters());
  }

  get #thisYear(): number {
    return this.#options.now().year;
  }

  /** Whether the whole text is selected, so that typing replaces it. */
  get #isWhole(): boolean {
    const field = this.#options.field();
    return Boolean(field?.value) && field!.selectionStart === 0 && field!.selectionEnd === field!.value.length;
  }

  /** @returns whether the key was handled */
  #onPlainKey(key: string): boolean {
    const { typed } = this.#state;
    const last = this.#mask.segments.length - 1;
    const page = pages[this.#mask.segments[typed.active]!.kind];
    const steps: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: page, PageDown: -page };
    const goals: Readonly<Record<string, number>> = {
      ArrowLeft: this.#isWhole ? 0 : typed.active - 1,
      ArrowRight: this.#isWhole ? last : typed.active + 1,
      Home: 0,
      End: last,
    };
    if (Object.hasOwn(steps, key)) this.#step(steps[key]!);
    else if (Object.hasOwn(goals, key) && !this.isEmpty) this.#go(goals[key]!);
    else return false;
    return true;
  }

  #step(amount: number): void {
    const next = step(this.#mask, this.#state.typed, amount, this.#options.now());
    const moment = readTyped(this.#mask, next);
    this.#change({
      typed: moment && exists(moment) ? typedOf(this.#mask, this.#options.fit(moment), next) : next,
    });
  }

  #go(segment: number): void {
    const typed = goTo(this.#mask, this.#state.typed, segment, this.#thisYear);
    if (typed.digits.join() === this.#state.typed.digits.join()) {
      this.#state = { ...this.#state, typed };
      this.#render();
    } else this.#change({ typed });
  }

  #type(text: string, whole: boolean): void {
    let typed = whole ? nothingTyped(this.#mask) : this.#state.typed;
    for (const character of text) {
      if (/\d/.test(character)) typed = typeDigit(this.#mask, typed, character);
      else if (/[\s./\\:,-]/.test(character)) {
        typed = typeSeparator(this.#mask, typed, this.#thisYear);
      } else if (/[th]/i.test(character)) typed = typedOf(this.#mask, this.#options.now(), typed);
    }
    this.#change({ typed });
  }

  /** Sets the text of the present composition. An input method reports it again when it grows and when it ends. */
  #compose(data: string): void {
    const { from, whole } = this.#composed!;
    // One step of the undo history, however often it is reported.
    if (this.#past.at(-1) === from) this.#past.pop();
    this.#state = from;
    const moment = data.length > 5 ? parseText(this.#mask, data, this.#thisYear) : undefined;
    if (moment) this.setDate(moment);
    else this.#type(plainText(data), whole);
    this.#composed = { from, whole };
  }

  #delete(forward: boolean): void {
    const { typed } = this.#state;
    this.#change({ typed: forward ? clearSegment(typed) : typeBackspace(typed) });
  }

  /** Restores the last state of the undo or redo history. */
  #restore(from: State[], to: State[]): void {
    const state = from.pop();
    if (!state) return;
    to.push(this.#state);
    this.#state = state;
    this.#render();
    this.#options.onEdit();
  }

  #change(state: State): void {
    this.#past.push(this.#state);
    if (this.#past.length > MAX_UNDO_STEPS) this.#past.shift();
    this.#future = [];
    this.#composed = undefined;
    this.#state = state;
    this.#render();
    this.#options.onEdit();
  }

  #render(): void {
    this.#selects = true;
    this.#options.onMove();
  }
}
