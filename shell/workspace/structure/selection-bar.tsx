import { copyText } from 'dass-elements/clipboard.js';
import { StickyBar } from '../../frame/sticky-bar.js';
import { formatCount, msg, plural, str } from '../../locales/localize.js';
import { DassButton } from 'dass-elements/react/dass-button.js';
import { DassIcon } from 'dass-elements/react/dass-icon.js';
import type { StructureLine } from './api.js';
import { notifyCopied } from './notify-copied.js';
import { asSheet, sumsOf } from './structure-columns.js';

export interface SelectionBarProps {
  lines: readonly StructureLine[];
  /** Returns whether a line has parts. */
  isAssembly: (line: StructureLine) => boolean;
  onClear: () => void;
}

/** Shows the number of selected lines, the quantities to buy, and the commands for the selection. */
export function SelectionBar({ lines, isAssembly, onClear }: SelectionBarProps) {
  const { length: count } = lines;
  const sums = sumsOf(lines, isAssembly);

  const copy = async (near: Element): Promise<void> => {
    notifyCopied(await copyText(asSheet(lines), near), count);
  };

  return (
    <StickyBar className="structure-selection">
      <p role="status">
        <strong>{structureSelectedText(count)}</strong>
        {sums.length > 0 && (
          <span className="structure-sums">
            {msg(str`A comprar: ${sums.join(' · ')}`, { id: 'dassStructureBought' })}
          </span>
        )}
      </p>
      <DassButton appearance="solid" onClick={({ currentTarget }) => void copy(currentTarget)}>
        <DassIcon slot="start" name="copy" />
        {msg('Copiar linhas', { id: 'dassStructureCopy' })}
      </DassButton>
      <DassButton onClick={onClear}>
        <DassIcon className="structure-clear-icon" name="close" />
        <span className="structure-clear">{msg('Limpar seleção', { id: 'dassStructureClear' })}</span>
      </DassButton>
    </StickyBar>
  );
}

const structureSelectedText = (count: number): string =>
  plural(count, {
    one: msg(str`${formatCount(count)} linha selecionada`, { id: 'dassStructureChosenOne' }),
    many: msg(str`${formatCount(count)} de linhas selecionadas`, { id: 'dassStructureChosenMany' }),
    other: msg(str`${formatCount(count)} linhas selecionadas`, { id: 'dassStructureChosenOther' }),
  });
