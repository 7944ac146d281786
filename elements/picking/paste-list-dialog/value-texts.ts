import { formatCount, msg, plural, str } from '../../../locales/localize.js';
import { fieldOf } from '../../core/paste-list/paste-list-keys.js';
import type { NearItem, PasteMatch, SkippedValue } from '../../core/paste-list/paste-list-match.js';
import { toText } from '../../core/text/to-text.js';
import type { ShownValue, ValueAction } from './value-row.js';

/** What values are parted into: found, without an item, skipped for another reason. */
export const GROUPS = ['found', 'unmatched', 'skipped'] as const;
export type Group = (typeof GROUPS)[number];

/** How many values are in a group. */
export function countText(group: Group, count: number): string {
  if (group === 'found') return pasteFoundText(count);
  return group === 'unmatched' ? pasteUnmatchedCountText(count) : pasteSkippedText(count);
}

/** What stands in place of a group without values. */
export function emptyGroupText(group: Group): string {
  if (group === 'found') return msg('Nenhum item encontrado', { id: 'dassPasteEmptyFound' });
  return group === 'unmatched'
    ? msg('Todos os valores foram encontrados', { id: 'dassPasteEmptyUnmatched' })
    : msg('Nenhum valor ignorado', { id: 'dassPasteEmptySkipped' });
}

/** Why a value is skipped. */
export function reasonText({ reason, message }: SkippedValue): string {
  if (reason === 'disabled')
    return message
      ? msg(str`Desabilitado: ${message}`, { id: 'dassPasteDisabledWhy' })
      : msg('Desabilitado', { id: 'dassPasteDisabled' });
  if (reason === 'selected') return msg('Já selecionado', { id: 'dassPasteSelected' });
  if (reason === 'heading') return msg('Cabeçalho', { id: 'dassPasteHeadingRow' });
  return reason === 'double'
    ? msg('Repetido no texto', { id: 'dassPasteDouble' })
    : msg('Não encontrado', { id: 'dassPasteUnmatched' });
}

/** What of a value can be changed by the user. */
export interface ValueChanges {
  /** It means an item. */
  use(text: string, value: string): void;
  /** It means what is written. */
  takeBack(text: string): void;
  /** The first row is no heading. */
  takeAsData(): void;
}

/** What became of a value, and what can be done about it. */
export function showValue(match: PasteMatch, index: number, fieldLabel: string, changes: ValueChanges): ShownValue {
  const text = match.texts[index] as string;
  const fate = match.fateOf(index);
  if (fate === 'heading') return { text, about: reasonText(match.skippedAt(index)), actions: [asData(text, changes)] };
  const means = match.correctionOf(index);
  const actions = means === undefined ? [] : [takeBack(text, changes)];
  if (fate === 'unmatched') return { text, ...aboutUnmatched(match, index, fieldLabel, changes) };
  if (fate !== 'found') return { text, about: reasonText(match.skippedAt(index)), actions };
  const count = match.countOf(index);
  const label = count > 1 ? pasteItemsText(count) : labelOf(match.itemAt(index), fieldLabel);
  return {
    text,
    about: means === undefined ? label : msg(str`Lido como ${means} · ${label}`, { id: 'dassPasteMeans' }),
    actions,
  };
}

const labelOf = (item: unknown, fieldLabel: string): string => toText(fieldOf(item, fieldLabel));

/** What it may mean: one item, or one of two. */
function aboutUnmatched(
  match: PasteMatch,
  index: number,
  fieldLabel: string,
  changes: ValueChanges,
): Omit<ShownValue, 'text'> {
  const text = match.texts[index] as string;
  const near = match.nearOf(index);
  const free = near.filter(({ refusal }) => !refusal);
  const [first] = near;
  if (!first) return { about: msg('Não encontrado', { id: 'dassPasteUnmatched' }) };
  if (free.length === 0) {
    const { value, refusal } = first;
    return {
      about: msg(str`Você quis dizer ${value}? ${refusal ? reasonText(refusal) : ''}`, { id: 'dassPasteNearRefused' }),
    };
  }
  const [one, other] = free as [NearItem, NearItem | undefined];
  return {
    about: other
      ? msg('Você quis dizer um destes?', { id: 'dassPasteNearTwo' })
      : msg(str`Você quis dizer ${labelOf(one.item, fieldLabel) || one.value}?`, { id: 'dassPasteNear' }),
    actions: free.map(({ value }) => ({
      label: other ? value : msg(str`Usar ${value}`, { id: 'dassPasteUse' }),
      name: msg(str`Usar ${value} no lugar de ${text}`, { id: 'dassPasteUseFor' }),
      act: () => changes.use(text, value),
    })),
  };
}

const takeBack = (text: string, changes: ValueChanges): ValueAction => ({
  label: msg('Desfazer', { id: 'dassPasteTakeBack' }),
  name: msg(str`Desfazer: ${text}`, { id: 'dassPasteTakeBackOf' }),
  act: () => changes.takeBack(text),
});

const asData = (text: string, changes: ValueChanges): ValueAction => ({
  label: msg('Usar como valor', { id: 'dassPasteAsData' }),
  name: msg(str`Usar como valor: ${text}`, { id: 'dassPasteAsDataOf' }),
  act: () => changes.takeAsData(),
});

const pasteFoundText = (count: number): string =>
  plural(count, {
    one: msg(str`${formatCount(count)} encontrado`, { id: 'dassPasteFoundOne' }),
    many: msg(str`${formatCount(count)} encontrados`, { id: 'dassPasteFoundMany' }),
    other: msg(str`${formatCount(count)} encontrados`, { id: 'dassPasteFoundOther' }),
  });

const pasteUnmatchedCountText = (count: number): string =>
  plural(count, {
    one: msg(str`${formatCount(count)} não encontrado`, { id: 'dassPasteUnmatchedCountOne' }),
    many: msg(str`${formatCount(count)} não encontrados`, { id: 'dassPasteUnmatchedCountMany' }),
    other: msg(str`${formatCount(count)} não encontrados`, { id: 'dassPasteUnmatchedCountOther' }),
  });

const pasteSkippedText = (count: number): string =>
  plural(count, {
    one: msg(str`${formatCount(count)} ignorado`, { id: 'dassPasteSkippedOne' }),
    many: msg(str`${formatCount(count)} ignorados`, { id: 'dassPasteSkippedMany' }),
    other: msg(str`${formatCount(count)} ignorados`, { id: 'dassPasteSkippedOther' }),
  });

const pasteItemsText = (count: number): string =>
  plural(count, {
    one: msg(str`${formatCount(count)} item`, { id: 'dassPasteItemsOne' }),
    many: msg(str`${formatCount(count)} de itens`, { id: 'dassPasteItemsMany' }),
    other: msg(str`${formatCount(count)} itens`, { id: 'dassPasteItemsOther' }),
  });
