import { useEffect, useMemo, useState } from 'react';
import { formatCount, msg, str } from '../../locales/localize.js';
import { DassButton } from 'dass-elements/react/dass-button.js';
import {
  DassHierarchyTable,
  type DassHierarchyTableElement,
  type TreeProblems,
} from 'dass-elements/react/dass-hierarchy-table.js';
import { DassIcon } from 'dass-elements/react/dass-icon.js';
import { DassMenu } from 'dass-elements/react/dass-menu.js';
import { useLanguage } from '../../app/use-texts.js';
import { useTablePlace } from '../../history/use-table-place.js';
import { useSession } from '../../session/session.js';
import { failureSentence } from '../../app/failure-text.js';
import { useMedia } from '../use-media.js';
import { useMissingRows, type SourceState } from '../use-data-source.js';
import type { StructureLine, StructurePart } from './api.js';
import { notifyCopied } from './notify-copied.js';
import { SelectionBar } from './selection-bar.js';
import { StructureProblems } from './structure-problems.js';
import { structureColumns } from './structure-columns.js';

const levels = [1, 2, 3, 4] as const;
const fields = { sort: 'order', hasChildren: 'hasChildren' } as const;
const nothing: readonly StructureLine[] = [];

export interface StructureTableProps {
  /** All lines. Without them, the table loads the parts of a line from `source` when it is expanded. */
  lines?: readonly StructureLine[];
  source?: SourceState<StructurePart>;
  filter: string;
  /** Clears the filter. */
  onShowAll: () => void;
  /** The user has taken the nearest words as the filter. */
  onFilter: (filter: string) => void;
}

export function StructureTable({ lines = nothing, source, filter, onShowAll, onFilter }: StructureTableProps) {
  const isNarrow = useMedia('(width < 48rem)');
  const language = useLanguage();
  // New columns only after a change of language or layout, because the table measures new columns.
  const isFound = source !== undefined && filter !== '';
  const columns = useMemo(() => structureColumns({ isNarrow, isFound }), [isNarrow, isFound, language]);
  const isTouch = useMedia('(pointer: coarse)');
  const { user } = useSession();
  const table = useTablePlace<DassHierarchyTableElement<StructureLine | StructurePart>>();
  useMissingRows(table, source?.missing);
  const [problems, setProblems] = useState<TreeProblems>();
  const [selectedLines, setSelectedLines] = useState(nothing);
  const [selected, setSelected] = useState<readonly string[]>([]);
  /** Key of the line to reveal. */
  const [targetKey, setTargetKey] = useState<string>();
  useEffect(() => {
    if (targetKey === undefined) return;
    // A filter may hide the line: it is revealed after the filter has been cleared.
    if (!table.current?.reveal(targetKey) && filter) return onShowAll();
    table.current?.focus();
    setTargetKey(undefined);
  }, [targetKey, filter, onShowAll]);
  // The table says that the lines are missing, but not why.
  const failure = source?.error && failureSentence(source.error);
  const assemblies = useMemo(() => new Set(lines.map(({ parentId }) => parentId)), [lines]);

  return (
    <section className="card structure-card" aria-label={msg('Estruturas de produto', { id: 'dassStructureTable' })}>
      <div className="structure-tools">
        <DassMenu
          label={msg('Abrir até o nível', { id: 'dassStructureLevels' })}
          entries={levels.map((level) => ({
            id: String(level),
            label: msg(str`Nível ${formatCount(level)}`, { id: 'dassStructureLevel' }),
          }))}
          onMenuSelect={({ detail }) => table.current?.expandToLevel(Number(detail.entry.id))}
        >
          <DassButton slot="anchor">
            {msg('Abrir até o nível', { id: 'dassStructureLevels' })}
            <DassIcon slot="end" name="chevronDown" />
          </DassButton>
        </DassMenu>
        {failure ? (
          <span className="structure-failure" role="alert">
            {failure}
          </span>
        ) : (
          <span className="quiet structure-hint">
            {isTouch
              ? msg('Marque linhas para copiá-las; ⋮ abre níveis e arruma as colunas.', {
                  id: 'dassStructureTouchHint',
                })
              : source
                ? msg('Ctrl+C copia a linha em foco e as que estão abertas abaixo dela.', {
                    id: 'dassStructureSourceHint',
                  })
                : msg('Ctrl+C copia o ramo da linha em foco.', { id: 'dassStructureHint' })}
          </span>
        )}
      </div>
      <DassHierarchyTable<StructureLine | StructurePart>
        ref={table}
        className="structure"
        label={msg('Estruturas de produto', { id: 'dassStructureTable' })}
        orphanLabel={msg('Sem conjunto', { id: 'dassStructureOrphan' })}
        rows={lines}
        columns={columns}
        settingsKey="structure"
        settingsUser={user?.email ?? ''}
        fields={fields}
        dataSource={source?.dataSource}
        selection="multiple"
        selected={selected}
        filter={filter}
        onFilterChange={({ detail }) => onFilter(detail.filter)}
        onSelectRows={({ detail }) => setSelectedLines(detail.rows)}
        onDassCopy={(event) => {
          event.preventDefault();
          notifyCopied(event.detail.copied, event.detail.count);
        }}
        onTreeProblems={({ detail }) => setProblems(detail)}
      />
      {/* Below the table: the problems are known only after it has rendered, and the table must not move. */}
      {problems && <StructureProblems problems={problems} lines={lines} onReveal={setTargetKey} />}
      {selectedLines.length > 0 && (
        <SelectionBar
          lines={selectedLines}
          isAssembly={(line) => assemblies.has(line.id) || ('hasChildren' in line && line.hasChildren === true)}
          onClear={() => {
            setSelected([]);
            setSelectedLines(nothing);
            table.current?.focus();
          }}
        />
      )}
    </section>
  );
}
