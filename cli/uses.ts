/** How templates are written: what stands before the name of an attribute, and which code they contain. */
export type Syntax = 'angular' | 'astro' | 'blade' | 'html' | 'jsp' | 'lit' | 'razor' | 'svelte' | 'vue';

/** Part of a file, from `start` to before `end`. */
export interface Place {
  readonly start: number;
  readonly end: number;
}

/** A name of the kit, and where it is used in a file. */
export interface Use {
  /**
   * - `prop`: a property or an attribute, as in React and Vue
   * - `component`: a React wrapper
   * - `child`: an element, or `#text`, in an element of the kit and in none of its named slots
   * - `handler`: a listener of a wrapper, such as `onPick`; `tag-handler`: one of this form at a tag
   * - `self-closing`: a tag that closes itself where HTML does not know that
   * - `value`: the text of an attribute
   */
  readonly kind:
    | 'attribute'
    | 'child'
    | 'component'
    | 'css-property'
    | 'event'
    | 'handler'
    | 'import'
    | 'member'
    | 'part'
    | 'prop'
    | 'property'
    | 'self-closing'
    | 'slot'
    | 'tag'
    | 'tag-handler'
    | 'value';
  /** The element whose name it is. Empty if it is not known. */
  readonly tag: string;
  /** As the manifest writes it: `dass-pick` for the handler `onPick`. */
  readonly name: string;
  /** The offset that a finding names. */
  readonly offset: number;
  /** Where the name is written. Empty if it cannot be replaced. */
  readonly places: readonly Place[];
  /** Writes another name in the form that is used here. Default: as it is. */
  readonly spell?: (name: string) => string;
  /** Of a value: the name of the attribute or the property. */
  readonly attribute?: string;
  /** The attribute or the handler as it is written, if it differs from the name. */
  readonly written?: string;
  /** The name may belong to something else, such as a directive of Angular, unless it is similar to one of the kit. */
  readonly mayBeForeign?: boolean;
}

export type AddUse = (use: Use) => void;

/** Returns the place of a text that begins at `start`. */
export const placeOf = (start: number, text: string): Place => ({ start, end: start + text.length });
