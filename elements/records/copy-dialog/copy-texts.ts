import { getLanguage, resolveText } from '../../../locales/index.js';
import { formatCount, msg, plural, str } from '../../../locales/localize.js';
import type { CopyChoice } from './copy-choice-model.js';

/** Values of the source that are shown below its label. */
const MAX_SOURCE_VALUES = 4;

/** The values that are copied from the source. */
export function sourceText({ source, copiedColumns }: CopyChoice): string {
  if (!source) return '';
  const values = copiedColumns
    .slice(0, MAX_SOURCE_VALUES)
    .map(({ label, text }) => `${resolveText(label)}: ${text(source.row, getLanguage()) || '–'}`);
  return [...values, ...(copiedColumns.length > MAX_SOURCE_VALUES ? ['…'] : [])].join(' · ');
}

/** What is missing, or how many rows change. */
export function choiceText(choice: CopyChoice): string {
  if (choice.columns.length === 0) return msg('Não há valores para copiar.', { id: 'dassCopyNoColumns' });
  if (!choice.source) return msg('Selecione de onde copiar.', { id: 'dassCopyNoSource' });
  if (choice.copiedColumns.length === 0) return msg('Selecione o que copiar.', { id: 'dassCopyNothing' });
  if (choice.targetCount === 0) return msg('Selecione ao menos um destino.', { id: 'dassCopyNoTargets' });
  const { changedCount } = choice;
  const unchanged = choice.targetCount - changedCount;
  if (changedCount === 0) return msg('Nada muda nos destinos selecionados.', { id: 'dassCopyAllUnchanged' });
  return unchanged === 0 ? changedText(changedCount) : `${changedText(changedCount)}, ${unchangedText(unchanged)}`;
}

/** Label of the button that confirms. */
export function confirmText({ isComplete, changedCount }: CopyChoice): string {
  if (!isComplete) return msg('Copiar', { id: 'dassCopyConfirm' });
  return changedCount === 0
    ? msg('Copiar sem mudanças', { id: 'dassCopyConfirmUnchanged' })
    : confirmCountText(changedCount);
}

export const copyingText = (): string => msg('Copiando…', { id: 'dassCopying' });

const changedText = (count: number): string =>
  plural(count, {
    one: msg(str`${formatCount(count)} linha muda`, { id: 'dassCopyChangedOne' }),
    many: msg(str`${formatCount(count)} de linhas mudam`, { id: 'dassCopyChangedMany' }),
    other: msg(str`${formatCount(count)} linhas mudam`, { id: 'dassCopyChangedOther' }),
  });

const unchangedText = (count: number): string =>
  plural(count, {
    one: msg(str`${formatCount(count)} fica como está`, { id: 'dassCopyUnchangedOne' }),
    many: msg(str`${formatCount(count)} ficam como estão`, { id: 'dassCopyUnchangedMany' }),
    other: msg(str`${formatCount(count)} ficam como estão`, { id: 'dassCopyUnchangedOther' }),
  });

const confirmCountText = (count: number): string =>
  plural(count, {
    one: msg(str`Copiar para ${formatCount(count)} linha`, { id: 'dassCopyConfirmOne' }),
    many: msg(str`Copiar para ${formatCount(count)} de linhas`, { id: 'dassCopyConfirmMany' }),
    other: msg(str`Copiar para ${formatCount(count)} linhas`, { id: 'dassCopyConfirmOther' }),
  });
