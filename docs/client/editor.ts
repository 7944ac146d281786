// The code editor, loaded when the user edits an example.
import { html } from '@codemirror/lang-html';
import { javascript } from '@codemirror/lang-javascript';
import { syntaxHighlighting } from '@codemirror/language';
import { EditorState, StateEffect, StateField } from '@codemirror/state';
import { Decoration, EditorView, keymap, lineNumbers, type DecorationSet } from '@codemirror/view';
import { classHighlighter } from '@lezer/highlight';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';

/** The result follows the code after a pause in typing, in milliseconds. */
const UPDATE_DELAY_MS = 400;

export interface Editor {
  readonly element: HTMLElement;
  focus(): void;
  /** Marks the line with an error, from 1; undefined removes the mark. */
  markError(line: number | undefined): void;
  /** Removes the editor. Code that was not passed on yet is dropped. */
  close(): void;
}

const setErrorLine = StateEffect.define<number | undefined>();

/** The marked line. The mark moves with its text, and goes with the next code that is shown. */
const errorLine = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(marks, transaction) {
    let next = marks.map(transaction.changes);
    for (const effect of transaction.effects)
      if (effect.is(setErrorLine)) {
        const { doc } = transaction.state;
        // The error can be behind the end of the code.
        next =
          effect.value === undefined
            ? Decoration.none
            : Decoration.set(
                Decoration.line({ class: 'cm-error-line' }).range(doc.line(Math.min(effect.value, doc.lines)).from),
              );
      }
    return next;
  },
  provide: (field) => EditorView.decorations.from(field),
});

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
        lineNumbers(),
        errorLine,
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
    markError: (line) => view.dispatch({ effects: setErrorLine.of(line) }),
    close() {
      clearTimeout(timer);
      view.destroy();
      element.remove();
    },
  };
}
