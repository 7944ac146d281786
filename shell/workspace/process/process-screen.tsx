import { useCallback, useMemo, useState } from 'react';
import { DassButton } from 'dass-elements/react/dass-button.js';
import { DassDataTable, type DassDataTableElement } from 'dass-elements/react/dass-data-table.js';
import { DassIcon } from 'dass-elements/react/dass-icon.js';
import { DassPageHeader } from 'dass-elements/react/dass-page-header.js';
import { formatCount, msg, plural, str } from '../../locales/localize.js';
import { failureText } from '../../app/failure-text.js';
import type { PlatformError } from '../../app/service-call.js';
import { inLanguage } from '../../app/translations.js';
import { useLoad } from '../../app/use-load.js';
import { useBack } from '../../history/use-back.js';
import { useTablePlace } from '../../history/use-table-place.js';
import { useLanguage } from '../../app/use-texts.js';
import { paths } from '../../app/paths.js';
import { useApis } from '../apis-context.js';
import { CustomHeaderPage } from '../custom-header-page.js';
import type { ScreenProps } from '../screen.js';
import type { OrderStep, ProcessOrder } from './api.js';
import { CopyParametersDialog } from './copy-parameters-dialog.js';
import { asRow, stepColumns } from './process-columns.js';
import './process.css';

const orderNumber = 10_421;

/** The steps of a production order with their parameters, which the user copies from one step to others. */
export default function ProcessScreen({ screen }: ScreenProps) {
  const language = useLanguage();
  const back = useBack(paths.workspace);
  const table = useTablePlace<DassDataTableElement<ReturnType<typeof asRow>>>();
  const { process } = useApis();
  const [selected, setSelected] = useState<readonly string[]>([]);
  const [isCopying, setCopying] = useState(false);
  /** What the platform has stored since the order was loaded. */
  const [stored, setStored] = useState<ReadonlyMap<number, OrderStep>>(new Map());
  const load = useCallback((signal: AbortSignal) => process.loadOrder(orderNumber, { signal }), [process]);
  const { value: order, error, reload } = useLoad(load);
  const rows = useMemo(
    () => (order?.steps ?? []).map((step) => asRow(inLanguage<OrderStep>(stored.get(step.id) ?? step, language))),
    [order, stored, language],
  );
  // New columns only after a change of language, because the table measures new columns.
  const columns = useMemo(() => stepColumns(), [language]);

  return (
    <CustomHeaderPage
      screen={screen}
      header={
        <DassPageHeader
          heading={msg('Parâmetros do processo', { id: 'dassScreenProcess' })}
          subheading={order ? orderText(order) : msg('Carregando as etapas…', { id: 'dassProcessLoading' })}
          icon="route"
          withBack
          onBack={back}
        >
          <DassButton slot="actions" appearance="solid" disabled={!order} onClick={() => setCopying(true)}>
            <DassIcon slot="start" name="copy" />
            {msg('Copiar parâmetros', { id: 'dassProcessCopy' })}
          </DassButton>
        </DassPageHeader>
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
        busy={!order && !error}
        error={error && !order ? errorText(error) : ''}
        onSelectRows={({ detail }) => setSelected(detail.keys)}
        onRetry={reload}
      />
      <CopyParametersDialog
        order={orderNumber}
        rows={rows}
        source={selected[0] ?? ''}
        isOpen={isCopying}
        onClose={() => setCopying(false)}
        onSaved={(saved) => setStored((last) => new Map([...last, ...saved.map((step) => [step.id, step] as const)]))}
      />
    </CustomHeaderPage>
  );
}

function errorText(error: PlatformError): string {
  const { what, advice } = failureText(error);
  return [msg('As etapas não puderam ser carregadas.', { id: 'dassProcessFailed' }), what, advice].join(' ');
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
