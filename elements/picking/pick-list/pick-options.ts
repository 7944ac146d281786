import { list, number, oneOf, property, type Accept } from '../../base/property.js';

export const PICK_SELECTIONS = ['multiple', 'single'] as const;
export const PICK_ALIGNS = ['space-between', 'top', 'center', 'bottom'] as const;

export type PickSizes =
  | ''
  | 'equal'
  | 'L10_R90'
  | 'L20_R80'
  | 'L30_R70'
  | 'L40_R60'
  | 'L60_R40'
  | 'L70_R30'
  | 'L80_R20'
  | 'L90_R10';

const presets = ['', 'equal', ...[1, 2, 3, 4, 6, 7, 8, 9].map((tenth) => `L${tenth}0_R${10 - tenth}0`)] as PickSizes[];

/** Takes a preset of sizes; `empty` is the default's other name. */
export const acceptSizes: Accept<PickSizes> = (value) => (value === 'empty' ? '' : oneOf(presets)(value));

/* A mixin's constructor takes whatever its base does: TypeScript knows that by `any[]` alone. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type ElementClass = abstract new (...args: any[]) => object;

/** What a host says of a pick list, be it in a page or in a dialog of its own. */
export function PickOptions<Base extends ElementClass>(base: Base) {
  abstract class PickOptionsElement extends base {
    /**
     * What there is to choose among: objects with the fields named below; none by default. What is no object is left out.
     * They are read, never changed.
     */
    @property({ attribute: false, accept: list })
    items: readonly unknown[] = [];

    /** Field that holds the id, `id` by default. An item without one can be selected, but is not part of the form. */
    @property({ type: String, attribute: 'field-id' })
    fieldId = 'id';

    /** Field that holds the label, `label` by default. Without one the id is shown; one that starts with `dass` is a key. */
    @property({ type: String, attribute: 'field-label' })
    fieldLabel = 'label';

    /** Field with a short text before the label, which is searched like it: a code. None by default. */
    @property({ type: String, attribute: 'field-code' })
    fieldCode = '';

    /** Field with a short text at the end of the line: a unit. None by default. */
    @property({ type: String, attribute: 'field-detail' })
    fieldDetail = '';

    /**
     * Field that holds the place in the host's order: a number, a date or a text. With it, the selected items can be ordered
     * by a person, and that order restored. None by default.
     */
    @property({ type: String, attribute: 'field-order' })
    fieldOrder = '';

    /**
     * Field by which pasted values find items: with it there is a button to paste. None by default: what is pasted by
     * Ctrl+V is then looked for by code or label.
     */
    @property({ type: String, attribute: 'field-paste' })
    fieldPaste = '';

    /** Field that says whether an item is disabled, `disabled` by default: it cannot move by any way. */
    @property({ type: String, attribute: 'field-disabled' })
    fieldDisabled = 'disabled';

    /** Field with the reason why an item is disabled, `disabledMessage` by default; shown at the end of its line. */
    @property({ type: String, attribute: 'field-disabled-message' })
    fieldDisabledMessage = 'disabledMessage';

    /** `multiple` (default), or `single`: one is selected, and adding another replaces it. */
    @property({ type: String, accept: oneOf(PICK_SELECTIONS) })
    selection: (typeof PICK_SELECTIONS)[number] = 'multiple';

    /** Items stay available when they are selected, and can be selected again, each copy with a key of its own. */
    @property({ type: Boolean })
    duplicates = false;

    /** Asks before anything is taken out of what is selected, and names it. */
    @property({ type: Boolean, attribute: 'confirm-delete' })
    confirmDelete = false;

    /**
     * Asks before more items than this are added at once, but for pasted ones: their number is on the button that adds them.
     * Default: undefined, nothing is asked.
     */
    @property({ type: Number, attribute: 'confirm-add-above', accept: number({ min: 0, whole: true }) })
    confirmAddAbove?: number;

    /**
     * The host filters what is available: `dass-filter` tells what was asked for, and `items` are shown as they are. What is
     * selected is all here and is filtered here.
     */
    @property({ type: Boolean, attribute: 'external-filter' })
    externalFilter = false;

    /** A filter takes the place of the one before. */
    @property({ type: Boolean, attribute: 'single-filter' })
    singleFilter = false;

    /** Items are being loaded: the list of those that are available says so. */
    @property({ type: Boolean })
    busy = false;

    /**
     * How the width is shared: `L30_R70` gives the list of the available items 30 % of what the two lists have.
     * `L10_R90` to `L90_R10` in steps of ten, `equal`, or '' (default), which is five of twelve columns each, and two for
     * the buttons. Where there is little room the lists stand one above the other.
     */
    @property({ type: String, accept: acceptSizes })
    sizes: PickSizes = '';

    /** Where the buttons stand between the lists: `space-between`, `top`, `center` (default) or `bottom`. */
    @property({ type: String, attribute: 'button-align', reflect: true, accept: oneOf(PICK_ALIGNS) })
    buttonAlign: (typeof PICK_ALIGNS)[number] = 'center';

    /** Height of each list in pixels, 200 by default, at least 100. While chips are shown it loses 50 to them. */
    @property({ type: Number, accept: number({ min: 100 }) })
    height = 200;

    /** How many have to be selected at least, 0 by default; fewer are invalid. */
    @property({ type: Number, attribute: 'min-count', accept: number({ min: 0, whole: true }) })
    minCount = 0;

    /** How many may be selected at most; more are invalid. Undefined (default): any number. */
    @property({ type: Number, attribute: 'max-count', accept: number({ min: 0, whole: true }) })
    maxCount?: number;
  }
  return PickOptionsElement;
}
