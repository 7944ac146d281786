// The buttons of a code block: copy, edit and reset.
import { copyText } from './copy-text.js';
import type { CodeKind } from './example-frame.js';
import { fill, texts } from './page-texts.js';

/**
 * Adds the buttons to a code block.
 *
 * @param show shows edited code, or the original if it is undefined; rejects with what is wrong in the code
 */
export function addCodeActions(block: HTMLElement, show: (kind: CodeKind, code?: string) => Promise<void>): void {
  const kind = block.dataset.language as CodeKind;
  const code = block.querySelector('pre')!;
  const original = code.textContent!;
  const actions = document.createElement('p');
  actions.className = 'code-actions';
  const status = Object.assign(document.createElement('span'), { role: 'status', className: 'code-status' });
  const say = (text: string, isError = false): void => {
    status.textContent = text;
    status.classList.toggle('error', isError);
  };
  let current = original;
  const update = (edited?: string): void => {
    current = edited ?? original;
    say('');
    show(kind, edited).catch((error: Error) => {
      if (current === edited) say(fill(texts.codeError, { message: error.message }), true);
    });
  };

  const copy = button(texts.copy, () => copyText(current, status));
  const edit = button(texts.edit, async () => {
    edit.hidden = true;
    try {
      const { createEditor } = await import('./editor.js');
      const editor = createEditor(original, kind, block.dataset.label!, update);
      code.hidden = true;
      block.append(editor.element);
      editor.focus();
      reset.hidden = false;
      reset.addEventListener(
        'click',
        () => {
          editor.close();
          code.hidden = false;
          edit.hidden = false;
          reset.hidden = true;
          update();
          edit.focus();
        },
        { once: true },
      );
    } catch {
      edit.hidden = false;
      say(texts.editorFailed, true);
    }
  });
  const reset = button(texts.reset, () => undefined);
  reset.hidden = true;
  actions.append(copy, edit, reset, status);
  block.querySelector('h4')!.after(actions);
}

function button(label: string, onClick: () => unknown): HTMLElement {
  const created = Object.assign(document.createElement('dass-button'), { textContent: label, appearance: 'plain' });
  created.addEventListener('click', () => void onClick());
  return created;
}
