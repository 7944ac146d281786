// The code editor, loaded when the user edits an example.
import { html } from '@codemirror/lang-html';
import { javascript } from '@codemirror/lang-javascript';
import { syntaxHighlighting } from '@codemirror/language';
import { EditorState } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';
import { classHighlighter } from '@lezer/highlight';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';

/** The result follows the code after a pause in typing, in milliseconds. */
const UPDATE_DELAY_MS = 400;

export interface Editor {
  readonly element: HTMLElement;
  focus(): void;
  /** Removes the editor. Code that was not passed on yet is dropped. */
  close(): void;
}

/** @param onChange is called with the code after a pause in typing */
export function createEditor(
  code: string,
  kind: 'html' | 'tsx',
  label: string,
  onChange: (code: string) => void,
): Editor {
  const element = document.createElement('div');
  element.className = 'editor';
  let timer: ReturnType<typeof setTimeout> | undefined;
  const view = new EditorView({
    parent: element,
    state: EditorState.create({
      doc: code,
      extensions: [
        kind === 'html' ? html() : javascript({ jsx: true, typescript: true }),
        syntaxHighlighting(classHighlighter),
        history(),
        // Tab moves the focus: the keyboard must be able to leave the editor.
        keymap.of([...defaultKeymap, ...historyKeymap]),
        EditorView.contentAttributes.of({ 'aria-label': label }),
        EditorView.updateListener.of(({ docChanged, state }) => {
          if (!docChanged) return;
          clearTimeout(timer);
          timer = setTimeout(() => onChange(state.doc.toString()), UPDATE_DELAY_MS);
        }),
      ],
    }),
  });
  return {
    element,
    focus: () => view.focus(),
    close() {
      clearTimeout(timer);
      view.destroy();
      element.remove();
    },
  };
}
