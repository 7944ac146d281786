import type { EditorKind } from '../../core/table/cells/cell-value.js';

/** What a key does on a cell that can be edited. A typed text replaces the value. */
export type EditCommand = { readonly type: 'edit'; readonly text?: string } | { readonly type: 'toggle' };

/** Whether typing into the active cell begins to edit it. */
export const hasField = (editor: EditorKind | undefined): boolean => editor !== undefined && editor !== 'flag';

/**
 * The command of a key on the active cell: Enter and F2 edit it or toggle its flag, Space toggles a flag, a typed character
 * replaces the value, and Backspace removes it.
 * @param editor how the cell can be edited; undefined when it cannot
 */
export function editCommandOf(
  { key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>,
  editor: EditorKind | undefined,
): EditCommand | undefined {
  if (editor === undefined) return undefined;
  const isFlag = editor === 'flag';
  if (key === 'Enter' || key === 'F2') return { type: isFlag ? 'toggle' : 'edit' };
  if (isFlag) return key === ' ' && !shiftKey ? { type: 'toggle' } : undefined;
  if (key === 'Backspace') return { type: 'edit', text: '' };
  // Space selects the row.
  return key !== ' ' && [...key].length === 1 ? { type: 'edit', text: key } : undefined;
}
