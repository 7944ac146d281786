// The buttons of a code block: copy, edit and reset.
import { button } from './button.js';
import { copyText } from './copy-text.js';
import type { CodeKind } from './example-frame.js';
import { fill, texts } from './page-texts.js';

/**
 * Adds the buttons to a code block.
 *
 * @param show shows edited code, or the original if it is undefined; rejects with what is wrong in the code
 * @returns a function that says what is wrong in the edited code
 */
export function addCodeActions(
  block: HTMLElement,
  kind: CodeKind,
  show: (code?: string) => Promise<void>,
): (message: string) => void {
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
    show(edited).catch((error: Error) => {
      if (current === edited) sayError(error.message);
    });
  };
  const sayError = (message: string): void => say(fill(texts.codeError, { message }), true);

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
  block.querySelector('h3, h4')!.after(actions);
  return sayError;
}
