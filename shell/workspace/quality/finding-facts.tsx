import type { ReactNode } from 'react';
import { dateTimeFormat, formatCount } from 'dass-elements/format.js';
import { DassChip } from 'dass-elements/react/dass-chip.js';
import { msg, str } from '../../locales/localize.js';
import { formatPercent } from '../../app/formats.js';
import { useLanguage } from '../../app/use-texts.js';
import type { QualityFinding } from './api.js';
import { findingColumns, findingStatuses } from './finding-columns.js';

/** A date without a time is midnight in UTC. */
const DATE = { year: 'numeric', month: '2-digit', day: '2-digit', timeZone: 'UTC' } as const;

/** The facts of a finding, with the labels of the columns of the list. */
export function FindingFacts({ finding }: { finding: QualityFinding }) {
  const language = useLanguage();
  const { name, tone } = findingStatuses[finding.status];
  const { materialCode, materialName, lot, defective, inspected, foundOn, inspector } = finding;
  const facts: Readonly<Record<string, ReactNode>> = {
    status: <DassChip label={name()} tone={tone} />,
    materialName: `${materialCode} · ${materialName}`,
    lot,
    defective: msg(
      str`${formatCount(defective)} de ${formatCount(inspected)} inspecionados (${formatPercent(Math.round((defective / inspected) * 100))})`,
      { id: 'dassFindingShare' },
    ),
    foundOn: dateTimeFormat(language, DATE).format(new Date(foundOn)),
    inspector,
  };
  return (
    <dl className="card finding-facts">
      {findingColumns().map(({ name: column = '', label }) =>
        column in facts ? (
          <div key={column}>
            <dt>{String(label)}</dt>
            <dd>{facts[column]}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}
