import type { MarkKind } from '../../core/image/marks.js';
import type { ImageEditor } from './image-editor.js';

/** Step of an arrow key in pixels of the screen; the fine one with Ctrl. */
const STEP_PX = 10;
const FINE_STEP_PX = 1;
const ZOOM_STEP = 1.25;

const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** What a key has done, for the announcement. Undefined: the key is not handled. */
export type KeyEffect = 'inserted' | 'selected' | 'deselected' | 'changed' | 'cropped' | 'removed' | 'type' | 'shown';

/** Handles a key on the picture. */
export function handleStageKey(event: KeyboardEvent, editor: ImageEditor): KeyEffect | undefined {
  const arrow = ARROWS[event.key];
  if (event.altKey || event.metaKey || (event.ctrlKey && !arrow)) return undefined;
  if (arrow) return handleArrow(editor, arrow, event);
  switch (event.key) {
    case 'Enter':
    case ' ':
      return handleEnter(editor);
    case 'Delete':
    case 'Backspace':
      if (!editor.selected) return undefined;
      editor.removeSelected();
      return 'removed';
    case 'Escape':
      if (!editor.selected) return undefined;
      editor.select(undefined);
      return 'deselected';
    case 'PageDown':
    case 'PageUp':
      return selectNext(editor, event.key === 'PageDown' ? 1 : -1);
    case '+':
    case '=':
      editor.zoomBy(ZOOM_STEP);
      return 'shown';
    case '-':
      editor.zoomBy(1 / ZOOM_STEP);
      return 'shown';
    case '0':
      editor.zoomToFit();
      return 'shown';
    default:
      return undefined;
  }
}

function handleArrow(
  editor: ImageEditor,
  [x, y]: readonly [number, number],
  { shiftKey, ctrlKey }: KeyboardEvent,
): KeyEffect {
  const pixels = ctrlKey ? FINE_STEP_PX : STEP_PX;
  const step = pixels * editor.pixel;
  const [dx, dy] = [x * step, y * step];
  if (editor.tool === 'crop') {
    if (shiftKey) editor.previewCropResize(editor.crop, x !== 0 ? 'e' : 's', dx, dy);
    else editor.previewCropMove(editor.crop, dx, dy);
    editor.commit();
    return 'cropped';
  }
  if (!editor.selected) {
    editor.pan(-x * STEP_PX * 4, -y * STEP_PX * 4);
    return 'shown';
  }
  if (shiftKey) editor.resizeSelected(dx, dy);
  else editor.moveSelected(dx, dy);
  return 'changed';
}

function handleEnter(editor: ImageEditor): KeyEffect | undefined {
  const { tool, selected } = editor;
  if (selected?.kind === 'text') return 'type';
  if (tool === 'select' || tool === 'crop') return undefined;
  editor.insert(tool satisfies MarkKind);
  return tool === 'text' ? 'type' : 'inserted';
}

function selectNext(editor: ImageEditor, by: number): KeyEffect | undefined {
  const { marks } = editor.edit.state;
  if (marks.length === 0) return undefined;
  const index = marks.findIndex(({ id }) => id === editor.selected?.id);
  const next = index < 0 ? (by > 0 ? 0 : marks.length - 1) : (index + by + marks.length) % marks.length;
  editor.select(marks[next]!.id);
  return 'selected';
}
