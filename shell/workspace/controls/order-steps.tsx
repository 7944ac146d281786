import { useState } from 'react';
import { formatCount, msg, str } from '../../locales/localize.js';
import { DassChip } from 'dass-elements/react/dass-chip.js';
import { DassProgress } from 'dass-elements/react/dass-progress.js';
import type { ProcessStep } from '../../../sample-data/process-steps.js';
import { formatNumber } from '../../app/formats.js';
import { stepStatuses } from '../step-status.js';

type Status = ProcessStep['status'];

/** The steps of an order, filtered by toggle chips. */
export function OrderSteps({ steps }: { steps: readonly ProcessStep[] }) {
  const [filter, setFilter] = useState<ReadonlySet<Status>>(new Set());
  const done = steps.filter(({ status }) => status === 'done').length;
  const shown = filter.size ? steps.filter(({ status }) => filter.has(status)) : steps;
  const minutes = (value: number) => formatNumber(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

  const toggle = (status: Status) => {
    const next = new Set(filter);
    if (!next.delete(status)) next.add(status);
    setFilter(next);
  };

  return (
    <div className="tab-panel">
      <DassProgress
        label={msg('Etapas concluídas', { id: 'dassControlsProgress' })}
        value={done}
        max={steps.length}
        valueText={msg(str`${formatCount(done)} de ${formatCount(steps.length)}`, { id: 'dassControlsProgressText' })}
        tone="success"
      />
      <div className="row" role="group" aria-label={msg('Mostrar apenas', { id: 'dassControlsFilter' })}>
        {(Object.keys(stepStatuses) as Status[]).map((status) => (
          <DassChip
            key={status}
            kind="toggle"
            tone={stepStatuses[status].tone}
            label={stepStatuses[status].name()}
            selected={filter.has(status)}
            onPress={() => toggle(status)}
          />
        ))}
      </div>
      <ul className="plain-list steps">
        {shown.map((step) => (
          <li key={step.id}>
            <span className="code-text">{step.sequence}</span>
            <span className="grow">{step.name}</span>
            <span className="quiet step-detail">{step.sector}</span>
            <span className="quiet step-detail">
              {msg(str`${minutes(step.minutes)} min por par`, { id: 'dassControlsMinutes' })}
            </span>
            <DassChip tone={stepStatuses[step.status].tone} label={stepStatuses[step.status].name()} />
          </li>
        ))}
      </ul>
    </div>
  );
}
