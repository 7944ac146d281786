import { copyText } from '../../../../elements/base/copy-text.js';
import { t } from '../../../../locales/workspace.js';
import { DassButton } from '../../../../react-wrappers/dass-button.js';
import { DassIcon } from '../../../../react-wrappers/dass-icon.js';
import type { StructureLine } from '../../../platform/structures.js';
import { sayCopied } from './say-copied.js';
import { asSheet, sumsOf } from './structure-columns.js';

export interface SelectionBarProps {
  lines: readonly StructureLine[];
  /** Whether a line is made of others. */
  isMade: (line: StructureLine) => boolean;
  onClear: () => void;
}

/** How many lines are chosen, what is to be bought for them, and what can be done with them. */
export function SelectionBar({ lines, isMade, onClear }: SelectionBarProps) {
  const { length: count } = lines;
  const sums = sumsOf(lines, isMade);

  const copy = async (near: Element): Promise<void> => {
    sayCopied(await copyText(asSheet(lines), near), count);
  };

  return (
    <div className="structure-selection">
      <p role="status">
        <strong>{t('dassStructureChosen', { count })}</strong>
        {sums.length > 0 && (
          <span className="structure-sums">{t('dassStructureBought', { sums: sums.join(' · ') })}</span>
        )}
      </p>
      <DassButton appearance="solid" onClick={({ currentTarget }) => void copy(currentTarget)}>
        <DassIcon slot="start" name="copy" />
        {t('dassStructureCopy')}
      </DassButton>
      <DassButton onClick={onClear}>
        <DassIcon className="structure-clear-icon" name="close" />
        <span className="structure-clear">{t('dassStructureClear')}</span>
      </DassButton>
    </div>
  );
}
