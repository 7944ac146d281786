import { useMemo, useRef, useState } from 'react';
import { t } from '../../../../locales/workspace.js';
import '../../../../react-wrappers/dass-boolean-chip.js';
import { DassButton } from '../../../../react-wrappers/dass-button.js';
import {
  DassHierarchyTable,
  type DassHierarchyTableElement,
  type TreeProblems,
} from '../../../../react-wrappers/dass-hierarchy-table.js';
import { DassIcon } from '../../../../react-wrappers/dass-icon.js';
import { DassMenu } from '../../../../react-wrappers/dass-menu.js';
import { useMedia } from '../../../app/use-media.js';
import type { StructureLine } from '../../../platform/structures.js';
import { SelectionBar } from './selection-bar.js';
import { StructureProblems } from './structure-problems.js';
import { narrowColumns, structureColumns } from './structure-columns.js';

const levels = [1, 2, 3, 4] as const;
const fields = { sort: 'order' } as const;
const nothing: readonly StructureLine[] = [];

export function StructureTable({ lines, filter }: { lines: readonly StructureLine[]; filter: string }) {
  const isNarrow = useMedia('(width < 48rem)');
  const table = useRef<DassHierarchyTableElement>(null);
  const [problems, setProblems] = useState<TreeProblems>();
  const [chosen, setChosen] = useState(nothing);
  const [selected, setSelected] = useState<readonly string[]>([]);
  const made = useMemo(() => new Set(lines.map(({ parentId }) => parentId)), [lines]);

  return (
    <section className="card structure-card" aria-label={t('dassStructureTable')}>
      {problems && (
        <StructureProblems
          problems={problems}
          lines={lines}
          onGo={(key) => {
            table.current?.reveal(key);
            table.current?.focus();
          }}
        />
      )}
      <div className="structure-tools">
        <DassMenu
          label={t('dassStructureLevels')}
          entries={levels.map((level) => ({ id: String(level), label: t('dassStructureLevel', { level }) }))}
          onMenuSelect={({ detail }) => table.current?.expandTo(Number(detail.entry.id))}
        >
          <DassButton slot="anchor">
            {t('dassStructureLevels')}
            <DassIcon slot="end" name="chevronDown" />
          </DassButton>
        </DassMenu>
        <span className="quiet structure-hint">{t('dassStructureHint')}</span>
      </div>
      <DassHierarchyTable
        ref={table}
        className="structure"
        label="dassStructureTable"
        rows={lines}
        columns={isNarrow ? narrowColumns : structureColumns}
        fields={fields}
        selection="multiple"
        selected={selected}
        filter={filter}
        onSelectRows={({ detail }) => setChosen(detail.rows as readonly StructureLine[])}
        onTreeProblems={({ detail }) => setProblems(detail)}
      />
      {chosen.length > 0 && (
        <SelectionBar
          lines={chosen}
          isMade={(id) => made.has(id)}
          onClear={() => {
            setSelected([]);
            setChosen(nothing);
            table.current?.focus();
          }}
        />
      )}
    </section>
  );
}
