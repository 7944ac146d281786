import type { PastedRows } from 'dass-elements/dass-pick-list.js';
import { decimalSign, fold } from 'dass-elements/text.js';
import type { PurchaseMaterial } from './api.js';
import { decimalSignOf, readQuantity } from './read-quantity.js';
import { notify } from 'dass-elements/dialogs.js';
import { formatCount, msg, plural, str } from '../../locales/localize.js';

/** The quantity beside a pasted material. */
export interface PastedQuantity {
  readonly material: PurchaseMaterial;
  /** Text of the cell. */
  readonly text: string;
  /** Value for the field; empty when the cell is empty or no number. */
  readonly quantity: string;
}

export interface PastedQuantities {
  readonly quantities: readonly PastedQuantity[];
  /** Several columns have numbers and none has a known heading: no quantity is used. */
  readonly isUnclear: boolean;
}

/** Headings of quantity columns in Portuguese, Spanish and English, folded. */
const HEADINGS = ['qtd', 'qtde', 'qde', 'quant', 'qty', 'cant', 'cdad'];

/**
 * Reads the quantities of pasted rows: from the column with a known heading, otherwise from the only numeric column
 * after the codes. A column before the codes may be a row number.
 */
export function pastedQuantities(
  { rows, headings, column }: PastedRows<PurchaseMaterial>,
  language: string,
): PastedQuantities {
  const columns = [...(rows[0]?.cells.keys() ?? [])].filter((at) => at !== column);
  const named = columns.find((at) => HEADINGS.some((name) => fold(headings[at]).startsWith(name)));
  const numeric = named === undefined ? columns.filter((at) => at > column && isNumeric(rows, at, language)) : [named];
  const [quantityColumn, second] = numeric;
  if (quantityColumn === undefined || second !== undefined) return { quantities: [], isUnclear: second !== undefined };
  const materials = rows.map(({ item }) => item);
  const texts = rows.map(({ cells }) => cells[quantityColumn] ?? '');
  const decimal = decimalSignOf(
    texts,
    materials.map(({ unit }) => unit),
    language,
  );
  return {
    quantities: materials.map((material, at) => {
      const text = texts[at] as string;
      return { material, text, quantity: readQuantity(text, material.unit, decimal) ?? '' };
    }),
    isUnclear: false,
  };
}

/** Returns whether at least half of the non-empty cells of a column are numbers. */
function isNumeric(rows: PastedRows<PurchaseMaterial>['rows'], column: number, language: string): boolean {
  const filled = rows.filter(({ cells }) => cells[column]);
  const decimal = decimalSign(language);
  const numbers = filled.filter(
    ({ item, cells }) => readQuantity(cells[column] as string, item.unit, decimal) !== undefined,
  );
  return numbers.length > 0 && numbers.length * 2 >= filled.length;
}

/** Maximum number of materials named in the notice. */
const MAX_NAMED = 3;

/** Notifies the user of pasted quantities that could not be read. */
export function notifyUnread({ quantities, isUnclear }: PastedQuantities): void {
  const unread = quantities.filter(({ quantity }) => quantity === '');
  if (isUnclear)
    void notify({
      type: 'warning',
      message: msg('Há mais de uma coluna com números, e nenhuma se chama Quantidade: as quantidades ficaram em 1.', {
        id: 'dassPurchaseQuantitiesUnclear',
      }),
    });
  if (unread.length === 0) return;
  const named = unread.slice(0, MAX_NAMED).map(nameOf).join(', ');
  const lines = unread.length > MAX_NAMED ? `${named}…` : named;
  void notify({ type: 'warning', message: purchaseQuantitiesUnreadText(unread.length, lines) });
}

const nameOf = ({ material, text }: PastedQuantity): string => (text ? `${material.code} (${text})` : material.code);

const purchaseQuantitiesUnreadText = (count: number, lines: string): string =>
  plural(count, {
    one: msg(str`${formatCount(count)} quantidade não foi lida e ficou em branco: ${lines}`, {
      id: 'dassPurchaseQuantitiesUnreadOne',
    }),
    many: msg(str`${formatCount(count)} de quantidades não foram lidas e ficaram em branco: ${lines}`, {
      id: 'dassPurchaseQuantitiesUnreadMany',
    }),
    other: msg(str`${formatCount(count)} quantidades não foram lidas e ficaram em branco: ${lines}`, {
      id: 'dassPurchaseQuantitiesUnreadOther',
    }),
  });
