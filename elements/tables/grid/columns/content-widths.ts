import { resolveText } from '../../../../locales/index.js';
import { type CharacterWidth, fitsInto, maxCharacterWidth, textWidth } from '../../../core/text/text-width.js';
import { baseFontSize } from '../../../base/styles/base-font-size.js';
import type { IndexedRows } from '../../../core/table/indexed-rows.js';
import type { Column } from './column.js';
import { areCodes, contentWidth, sampledIndexes, type ContentWidth } from './content-width-model.js';

/** Padding of a cell, and what browsers round. */
const CELL_PADDING_PX = 26;
/** The edge of a chip or a flag around the text. */
const CHIP_PX = 22;
/** What a heading has beside its text: padding, sort mark with its order, options button, another button before the text, filter button; for a finger, the filter button beside the handle, and what separates two buttons, or a button and the text. */
const HEADING_PX = {
  padding: 26,
  sortMark: 25,
  options: 32,
  button: 27,
  filter: 27,
  touchedFilter: 51,
  touchedGap: 18,
};
/** A longer heading is cut. */
const MAX_HEADING = 14;
/** Text after this is not read. */
const MAX_READ_CHARACTERS = 80;
/** Rows that are not read may have texts that are wider by this. */
const UNREAD_CHARACTERS = 0.06;

/**
 * The widths of columns that have none: by their headings, and by the texts of some rows. They stay when the rows are
 * replaced, filtered or sorted, so that columns do not move while the user scrolls or types.
 */
export class ContentWidths {
  /** By what a column is: an application often creates equal columns with each rendering. */
  readonly #widths = new Map<string, ContentWidth>();
  #font: Font | undefined;
  #headFont: Font | undefined;
  #language = '';
  #hasRows = false;

  /** Forgets all widths: the font has changed. */
  reset(): void {
    this.#font = this.#headFont = undefined;
    this.#widths.clear();
  }

  /** Whether the widths are for another language, or there were no rows. */
  isOutdated(language: string, rowCount: number): boolean {
    return language !== this.#language || (rowCount > 0 && !this.#hasRows);
  }

  /** The widths of columns. @param scroller with the header, already rendered */
  read(columns: readonly Column[], rows: IndexedRows, language: string, scroller: Element): readonly ContentWidth[] {
    const count = rows.loadedIndexes?.length ?? rows.count;
    if (this.isOutdated(language, count)) this.#widths.clear();
    this.#language = language;
    this.#hasRows ||= count > 0;
    let indexes: readonly number[] | undefined;
    return columns.map((column) => {
      const key = keyOf(column);
      let width = this.#widths.get(key);
      if (!width) {
        indexes ??= rows.loadedIndexes ?? sampledIndexes(count, columns.length);
        width = this.#measure(column, rows, indexes, scroller);
        this.#widths.set(key, width);
      }
      return width;
    });
  }

  /** Whether a text is certain to fit into a part of a cell, in pixels. */
  fits(text: string, width: number, scroller: Element): boolean {
    const { size, widthOf } = (this.#font ??= fontOf(scroller));
    return fitsInto(text, (width - CELL_PADDING_PX) / size, widthOf);
  }

  #measure(column: Column, rows: IndexedRows, indexes: readonly number[], scroller: Element): ContentWidth {
    const font = (this.#font ??= fontOf(scroller));
    const { isCustom, content, type, leadOf } = column;
    const texts: string[] = [];
    let cells = 0;
    if (content !== 'image')
      for (const rowIndex of indexes) {
        const row = rows.rowOf(rowIndex);
        const text = column.text(row, this.#language).slice(0, MAX_READ_CHARACTERS);
        if (!text) continue;
        texts.push(text);
        const lead = (column.indentOf?.(row) ?? 0) + (leadOf?.(rowIndex) ?? 0) + (column.buttonWidth ?? 0);
        cells = Math.max(cells, lead + textWidth(text, font.widthOf) * font.size);
      }
    if (cells > 0) {
      if (indexes.length < rows.count) cells *= 1 + UNREAD_CHARACTERS;
      cells += CELL_PADDING_PX + (content === 'chip' || isCustom ? CHIP_PX : 0);
    }
    const { unit } = font;
    const isWhole = type === 'number' || type === 'date' || content === 'chip' || areCodes(texts, cells / unit);
    return contentWidth({
      cells: cells / unit,
      heading: this.#headingWidth(column, scroller) / unit,
      kind: isCustom || content === 'image' ? 'unknown' : isWhole ? 'whole' : 'text',
      isTree: leadOf !== undefined,
    });
  }

  #headingWidth({ label, isFirst, isSortable, isFilterable }: Column, scroller: Element): number {
    const font = (this.#headFont ??= fontOf(scroller.querySelector('.head') ?? scroller));
    const text = Math.min(textWidth(resolveText(label), font.widthOf) * font.size, MAX_HEADING * font.unit);
    const { padding, sortMark, options, button } = HEADING_PX;
    const isTouched = matchMedia('(pointer: coarse)').matches;
    const filter = isTouched ? HEADING_PX.touchedFilter : HEADING_PX.filter;
    const buttons = isFirst ? scroller.querySelectorAll('.head > .first .toggle:not(.filter > *)').length : 0;
    const marks = (isSortable ? sortMark : 0) + (isFilterable ? filter : 0);
    const gaps = isTouched && buttons > 0 ? (buttons - 1 + (isFilterable ? 1 : 0)) * HEADING_PX.touchedGap : 0;
    return text + padding + marks + gaps + (buttons > 0 ? options + (buttons - 1) * button : 0);
  }
}

const keyOf = ({ name, label, type, kind, isFirst, isSortable, isFilterable }: Column): string =>
  [name, resolveText(label), type, kind, isFirst, isSortable, isFilterable].join('\n');

interface Font {
  /** In pixels. */
  readonly size: number;
  /** The font size of the page, in pixels. */
  readonly unit: number;
  readonly widthOf: CharacterWidth | undefined;
}

const characterWidths = new Map<string, CharacterWidth | undefined>();

function fontOf(element: Element): Font {
  const { fontWeight, fontSize, fontFamily } = getComputedStyle(element);
  const size = Number.parseFloat(fontSize);
  const font = `${fontWeight} ${fontSize} ${fontFamily}`;
  if (!characterWidths.has(font)) characterWidths.set(font, measureCharacters(font, size));
  return { size, unit: baseFontSize(), widthOf: characterWidths.get(font) };
}

/** Characters after this code are not measured: most of them come from another font. */
const MAX_MEASURED = 0xff;

/**
 * The widths of the characters of western languages, each measured when it is met first: measuring all of them takes longer
 * than rendering the table.
 * @returns undefined where the browser does not tell
 */
function measureCharacters(font: string, size: number): CharacterWidth | undefined {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return undefined;
  context.font = font;
  const measure = (text: string): number => context.measureText(text).width / size;
  // All digits are as wide as the widest one, as in columns of numbers.
  const digit = Math.max(...Array.from('0123456789', measure));
  if (!(digit > 0)) return undefined;
  const widths = new Float64Array(MAX_MEASURED + 1).fill(NaN).fill(digit, 48, 58);
  return (code) => {
    if (code > MAX_MEASURED) return maxCharacterWidth(code);
    const known = widths[code] as number;
    return Number.isNaN(known) ? (widths[code] = measure(String.fromCharCode(code))) : known;
  };
}
