import { useCallback, useMemo, useState } from 'react';
import { DassButton } from 'dass-elements/react/dass-button.js';
import { DassDataTable, type DassDataTableElement } from 'dass-elements/react/dass-data-table.js';
import { DassIcon } from 'dass-elements/react/dass-icon.js';
import { formatCount, msg, plural, str } from '../../locales/localize.js';
import { inLanguage } from '../../app/translations.js';
import { useLoad } from '../../app/use-load.js';
import { useTablePlace } from '../../history/use-table-place.js';
import { useColumns, useLanguage } from '../../app/use-texts.js';
import { useApis } from '../apis-context.js';
import { tableStates } from '../record/record-content.js';
import { RecordScreen } from '../record/record-screen.js';
import type { ScreenProps } from '../screen.js';
import type { OrderStep, ProcessOrder } from './api.js';
import { CopyParametersDialog } from './copy-parameters-dialog.js';
import { asRow, stepColumns } from './process-columns.js';
import { orderNumber } from './open-steps.js';
import './process.css';

/** The steps of a production order with their parameters, which the user copies from one step to others. */
export default function ProcessScreen({ screen }: ScreenProps) {
  const language = useLanguage();
  const table = useTablePlace<DassDataTableElement<ReturnType<typeof asRow>>>();
  const { process } = useApis();
  const [selected, setSelected] = useState<readonly string[]>([]);
  const [isCopying, setCopying] = useState(false);
  /** What the platform has stored since the order was loaded. */
  const [stored, setStored] = useState<ReadonlyMap<number, OrderStep>>(new Map());
  const load = useCallback((signal: AbortSignal) => process.loadOrder(orderNumber, { signal }), [process]);
  const loaded = useLoad(load);
  const { value: order } = loaded;
  const rows = useMemo(
    () => (order?.steps ?? []).map((step) => asRow(inLanguage<OrderStep>(stored.get(step.id) ?? step, language))),
    [order, stored, language],
  );
  const columns = useColumns(stepColumns);

  return (
    <RecordScreen
      screen={screen}
      heading={msg('Parâmetros do processo', { id: 'dassScreenProcess' })}
      subheading={order ? orderText(order) : msg('Carregando as etapas…', { id: 'dassProcessLoading' })}
      icon="route"
      actions={
        <DassButton slot="actions" appearance="solid" disabled={!order} onClick={() => setCopying(true)}>
          <DassIcon slot="start" name="copy" />
          {msg('Copiar parâmetros', { id: 'dassProcessCopy' })}
        </DassButton>
      }
    >
      <DassDataTable
        ref={table}
        className="process-steps"
        label={msg('Etapas da ordem', { id: 'dassProcessSteps' })}
        columns={columns}
        rows={rows}
        selection="single"
        selected={selected}
        {...tableStates(loaded, msg('As etapas não puderam ser carregadas.', { id: 'dassProcessFailed' }))}
        onSelectRows={({ detail }) => setSelected(detail.keys)}
      />
      <CopyParametersDialog
        order={orderNumber}
        rows={rows}
        source={selected[0] ?? ''}
        isOpen={isCopying}
        onClose={() => setCopying(false)}
        onSaved={(saved) => setStored((last) => new Map([...last, ...saved.map((step) => [step.id, step] as const)]))}
      />
    </RecordScreen>
  );
}

const orderText = ({ number, model, steps }: ProcessOrder): string =>
  plural(steps.length, {
    one: msg(str`Ordem ${String(number)} · ${model} · ${formatCount(steps.length)} etapa`, {
      id: 'dassProcessOrderOne',
    }),
    many: msg(str`Ordem ${String(number)} · ${model} · ${formatCount(steps.length)} de etapas`, {
      id: 'dassProcessOrderMany',
    }),
    other: msg(str`Ordem ${String(number)} · ${model} · ${formatCount(steps.length)} etapas`, {
      id: 'dassProcessOrderOther',
    }),
  });
