import { formatCount, msg, plural, str } from '../../locales/localize.js';
import { DassButton } from 'dass-elements/react/dass-button.js';
import type { TreeProblems } from 'dass-elements/react/dass-hierarchy-table.js';
import { DassIcon } from 'dass-elements/react/dass-icon.js';
import { DassMenu } from 'dass-elements/react/dass-menu.js';
import type { StructureLine } from './api.js';

export interface StructureProblemsProps {
  problems: TreeProblems;
  lines: readonly StructureLine[];
  onReveal: (key: string) => void;
}

/** Lists the orphans and cycles, with a menu that reveals each of them. */
export function StructureProblems({ problems, lines, onReveal }: StructureProblemsProps) {
  const { orphans, cycles } = problems;
  const counts = [
    orphans.length > 0 && structureOrphansText(orphans.length),
    cycles.length > 0 && structureCyclesText(cycles.length),
  ].filter(Boolean);
  const keys = new Set([...orphans, ...cycles]);
  if (keys.size === 0) return null;
  const wrong = lines.filter(({ id }) => keys.has(id)).sort((a, b) => a.name.localeCompare(b.name));
  return (
    <div className="structure-problems" role="status">
      <DassIcon name="alertTriangle" />
      <p>
        <strong dir="auto">{counts.join(' · ')}</strong>{' '}
        <span className="structure-problems-note" dir="auto">
          {msg('Ficam no primeiro nível, marcadas, até que a Engenharia as corrija.', {
            id: 'dassStructureProblemsNote',
          })}
        </span>
      </p>
      <DassMenu
        placement="bottom-end"
        label={msg('Ver as linhas', { id: 'dassStructureGoTo' })}
        entries={wrong.map(({ id, name }) => ({ id, label: name }))}
        onMenuSelect={({ detail }) => onReveal(detail.entry.id)}
      >
        <DassButton slot="anchor">
          {msg('Ver as linhas', { id: 'dassStructureGoTo' })}
          <DassIcon slot="end" name="chevronDown" />
        </DassButton>
      </DassMenu>
    </div>
  );
}

const structureOrphansText = (count: number): string =>
  plural(count, {
    one: msg(str`${formatCount(count)} linha sem o conjunto a que pertence`, { id: 'dassStructureOrphansOne' }),
    many: msg(str`${formatCount(count)} de linhas sem o conjunto a que pertencem`, { id: 'dassStructureOrphansMany' }),
    other: msg(str`${formatCount(count)} linhas sem o conjunto a que pertencem`, { id: 'dassStructureOrphansOther' }),
  });

const structureCyclesText = (count: number): string =>
  plural(count, {
    one: msg(str`${formatCount(count)} referência circular`, { id: 'dassStructureCyclesOne' }),
    many: msg(str`${formatCount(count)} de referências circulares`, { id: 'dassStructureCyclesMany' }),
    other: msg(str`${formatCount(count)} referências circulares`, { id: 'dassStructureCyclesOther' }),
  });
