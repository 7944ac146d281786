import { notify } from '../../../../elements/controls/notice/notify.js';
import { t } from '../../../../locales/workspace.js';

/** Says that lines are in the clipboard, or that the browser has refused them. */
export function sayCopied(isCopied: boolean, count: number): void {
  void notify(
    isCopied
      ? { type: 'success', message: t('dassStructureCopied', { count }) }
      : { type: 'error', message: t('dassStructureNotCopied') },
  );
}
