import { formatCount, msg, plural, str } from '../../../locales/localize.js';
import { fieldOf } from '../../core/paste-list/paste-list-keys.js';
import type { SimilarItem, PasteMatch, SkippedValue } from '../../core/paste-list/paste-list-match.js';
import { toText } from '../../core/text/to-text.js';
import type { ValueRowView, ValueAction } from './value-row.js';

/** The groups of values: found, without an item, skipped for another reason. */
export const GROUPS = ['found', 'unmatched', 'skipped'] as const;
export type Group = (typeof GROUPS)[number];

/** Returns the label of a group. */
export function countText(group: Group, count: number): string {
  if (group === 'found') return pasteFoundText(count);
  return group === 'unmatched' ? pasteUnmatchedCountText(count) : pasteSkippedText(count);
}

/** Returns the text of an empty group. */
export function emptyGroupText(group: Group): string {
  if (group === 'found') return msg('Nenhum item encontrado', { id: 'dassPasteEmptyFound' });
  return group === 'unmatched'
    ? msg('Todos os valores foram encontrados', { id: 'dassPasteEmptyUnmatched' })
    : msg('Nenhum valor ignorado', { id: 'dassPasteEmptySkipped' });
}

/** Returns why a value is skipped. */
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

/** The actions of the user on a value. */
export interface ValueChanges {
  /** Accepts a suggestion. */
  accept(text: string, value: string): void;
  /** Discards a correction. */
  discard(text: string): void;
  /** Reads the first row as values. */
  useHeading(): void;
}

/** Returns the result for a value and its actions. */
export function valueRowView(
  match: PasteMatch,
  index: number,
  fieldLabel: string,
  changes: ValueChanges,
): ValueRowView {
  const text = match.texts[index] as string;
  const status = match.statusOf(index);
  if (status === 'heading')
    return { text, outcome: reasonText(match.skippedAt(index)), actions: [headingAction(text, changes)] };
  const corrected = match.correctionOf(index);
  const actions = corrected === undefined ? [] : [discardAction(text, changes)];
  if (status === 'unmatched') return { text, ...aboutUnmatched(match, index, fieldLabel, changes) };
  if (status !== 'found') return { text, outcome: reasonText(match.skippedAt(index)), actions };
  const count = match.countOf(index);
  const label = count > 1 ? pasteItemsText(count) : labelOf(match.itemAt(index), fieldLabel);
  return {
    text,
    outcome: corrected === undefined ? label : msg(str`Lido como ${corrected} · ${label}`, { id: 'dassPasteMeans' }),
    actions,
  };
}

const labelOf = (item: unknown, fieldLabel: string): string => toText(fieldOf(item, fieldLabel));

/** Returns the suggestions: one item, or two. */
function aboutUnmatched(
  match: PasteMatch,
  index: number,
  fieldLabel: string,
  changes: ValueChanges,
): Omit<ValueRowView, 'text'> {
  const text = match.texts[index] as string;
  const similar = match.similarTo(index);
  const free = similar.filter(({ refusal }) => !refusal);
  const [first] = similar;
  if (!first) return { outcome: msg('Não encontrado', { id: 'dassPasteUnmatched' }) };
  if (free.length === 0) {
    const { value, refusal } = first;
    return {
      outcome: msg(str`Você quis dizer ${value}? ${refusal ? reasonText(refusal) : ''}`, {
        id: 'dassPasteNearRefused',
      }),
    };
  }
  const [one, other] = free as [SimilarItem, SimilarItem | undefined];
  return {
    outcome: other
      ? msg('Você quis dizer um destes?', { id: 'dassPasteNearTwo' })
      : msg(str`Você quis dizer ${labelOf(one.item, fieldLabel) || one.value}?`, { id: 'dassPasteNear' }),
    actions: free.map(({ value }) => ({
      label: other ? value : msg(str`Usar ${value}`, { id: 'dassPasteUse' }),
      name: msg(str`Usar ${value} no lugar de ${text}`, { id: 'dassPasteUseFor' }),
      act: () => changes.accept(text, value),
    })),
  };
}

const discardAction = (text: string, changes: ValueChanges): ValueAction => ({
  label: msg('Desfazer', { id: 'dassPasteTakeBack' }),
  name: msg(str`Desfazer: ${text}`, { id: 'dassPasteTakeBackOf' }),
  act: () => changes.discard(text),
});

const headingAction = (text: string, changes: ValueChanges): ValueAction => ({
  label: msg('Usar como valor', { id: 'dassPasteAsData' }),
  name: msg(str`Usar como valor: ${text}`, { id: 'dassPasteAsDataOf' }),
  act: () => changes.useHeading(),
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
