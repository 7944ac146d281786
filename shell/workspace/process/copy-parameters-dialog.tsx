import { useMemo, useState } from 'react';
import { notify, showValidation, type CopyResult } from 'dass-elements/dialogs.js';
import { readyText } from 'dass-elements/language.js';
import { DassCopyDialog } from 'dass-elements/react/dass-copy-dialog.js';
import { formatCount, msg, plural, str } from '../../locales/localize.js';
import { failureSentence } from '../../app/failure-text.js';
import { asPlatformError } from '../../app/platform-failure.js';
import type { PlatformError } from '../../app/service-call.js';
import { useUnsavedChanges } from '../../app/use-unsaved-changes.js';
import { useColumns } from '../../app/use-texts.js';
import { useApis } from '../apis-context.js';
import { stepStatuses } from '../step-status.js';
import type { OrderStep, RefusedStep } from './api.js';
import { changesOf } from './parameter-changes.js';
import { parameterColumns, type StepRow } from './process-columns.js';

const lost = () => msg('O que foi escolhido para copiar será perdido.', { id: 'dassProcessLeave' });

export interface CopyParametersDialogProps {
  /** Number of the order. */
  order: number;
  rows: readonly StepRow[];
  /** Id of the step that is the source at first; empty for none. */
  source: string;
  isOpen: boolean;
  onClose: () => void;
  onSaved: (steps: readonly OrderStep[]) => void;
}

/** Copies parameters between steps. The dialog stays open until the platform has saved all of them. */
export function CopyParametersDialog({ order, rows, source, isOpen, onClose, onSaved }: CopyParametersDialogProps) {
  const { process } = useApis();
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<PlatformError | readonly RefusedStep[]>();
  useUnsavedChanges(isOpen, lost);
  const columns = useColumns(parameterColumns);
  const labelled = useMemo(() => rows.map((row) => ({ ...row, label: labelOf(row) })), [rows]);

  const close = (): void => {
    setFailure(undefined);
    onClose();
  };

  const save = async (result: CopyResult): Promise<void> => {
    const changes = changesOf(result);
    if (changes.length === 0) return close();
    setSaving(true);
    setFailure(undefined);
    try {
      const { saved, refused } = await process.saveParameters(order, changes);
      onSaved(saved);
      if (refused.length === 0) close();
      else setFailure(refused);
      if (saved.length > 0) void notify({ type: 'success', message: () => savedText(saved.length) });
      if (refused.length > 0) void showRefused(refused, rows);
    } catch (error) {
      setFailure(asPlatformError(error));
    } finally {
      setSaving(false);
    }
  };

  return (
    <DassCopyDialog
      heading={msg('Copiar parâmetros', { id: 'dassProcessCopy' })}
      width="80vw"
      open={isOpen}
      rows={labelled}
      columns={columns}
      sourceKey={source}
      confirming={isSaving}
      errorText={failure && failureTextOf(failure)}
      onConfirm={(event) => {
        event.preventDefault();
        void save(event.detail);
      }}
      onClose={close}
    />
  );
}

const labelOf = ({ title, status }: StepRow): string =>
  status === 'done' ? `${title} (${stepStatuses.done.name().toLocaleLowerCase()})` : title;

/** Lists the steps that the platform has refused, each with the reason. */
async function showRefused(refused: readonly RefusedStep[], rows: readonly StepRow[]): Promise<void> {
  const items = await Promise.all(
    refused.map(async ({ id, reason }) => {
      const title = rows.find((row) => row.id === id)?.title ?? String(id);
      return `${title}: ${await readyText(reason)}`;
    }),
  );
  await showValidation(items, {
    heading: refusedText(refused.length),
    text: msg('Os parâmetros destas etapas ficaram como estavam:', { id: 'dassProcessRefusedList' }),
  });
}

function failureTextOf(failure: PlatformError | readonly RefusedStep[]): string {
  if (!('kind' in failure)) return refusedText(failure.length);
  return failureSentence(failure, msg('Os parâmetros não foram salvos.', { id: 'dassProcessNotSaved' }));
}

const savedText = (count: number): string =>
  plural(count, {
    one: msg(str`Parâmetros copiados para ${formatCount(count)} etapa.`, { id: 'dassProcessSavedOne' }),
    many: msg(str`Parâmetros copiados para ${formatCount(count)} de etapas.`, { id: 'dassProcessSavedMany' }),
    other: msg(str`Parâmetros copiados para ${formatCount(count)} etapas.`, { id: 'dassProcessSavedOther' }),
  });

const refusedText = (count: number): string =>
  plural(count, {
    one: msg(str`${formatCount(count)} etapa não foi salva`, { id: 'dassProcessRefusedOne' }),
    many: msg(str`${formatCount(count)} de etapas não foram salvas`, { id: 'dassProcessRefusedMany' }),
    other: msg(str`${formatCount(count)} etapas não foram salvas`, { id: 'dassProcessRefusedOther' }),
  });
