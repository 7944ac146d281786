import type { Step } from '../corpus/events.js';
import type { TextControl } from './elements/text-controls.js';

/** Plays the steps of an event log in a text field: fires the events, and changes the text as the browser does. */
export async function replay(
  control: TextControl,
  steps: readonly Step[],
  rendered: () => Promise<unknown>,
): Promise<void> {
  let composed: { start: number; end: number } | undefined;
  const selection = (): [number, number] => [
    control.selectionStart ?? control.value.length,
    control.selectionEnd ?? control.value.length,
  ];
  const fire = (event: Event): boolean => control.dispatchEvent(event);
  const composition = (type: string, data: string): boolean =>
    fire(new CompositionEvent(type, { data, bubbles: true, composed: true, cancelable: true }));
  const inputEvent = (type: 'beforeinput' | 'input', inputType: string, data: string | null, isComposing: boolean) =>
    new InputEvent(type, {
      inputType,
      data,
      isComposing,
      bubbles: true,
      composed: true,
      cancelable: type === 'beforeinput' && !isComposing,
    });
  /** Changes the text between two events. */
  const change = (
    inputType: string,
    data: string | null,
    [start, end]: readonly [number, number],
    force = false,
  ): void => {
    const isGoingOn = fire(inputEvent('beforeinput', inputType, data, false));
    if (!isGoingOn && !force) return;
    control.setRangeText(data ?? '', start, end, 'end');
    fire(inputEvent('input', inputType, data, false));
  };
  const compose = (text: string): void => {
    composed ??= { start: selection()[0], end: selection()[1] };
    composition('compositionupdate', text);
    fire(inputEvent('beforeinput', 'insertCompositionText', text, true));
    const end = Math.min(composed.end, control.value.length);
    control.setRangeText(text, Math.min(composed.start, end), end, 'end');
    composed = { start: composed.start, end: composed.start + text.length };
    fire(inputEvent('input', 'insertCompositionText', text, true));
  };
  const play: { readonly [Name in Step[0]]: (step: Extract<Step, readonly [Name, ...unknown[]]>) => void } = {
    key([, key, keyCode = 0]) {
      const init: KeyboardEventInit = { key, bubbles: true, composed: true, cancelable: true };
      const event = new KeyboardEvent('keydown', { ...init, isComposing: composed !== undefined });
      Object.defineProperty(event, 'keyCode', { value: keyCode });
      fire(event);
      fire(new KeyboardEvent('keyup', init));
    },
    start([, range]) {
      const [start, end] = selection();
      const word = range === 'word' ? (/\S*$/.exec(control.value.slice(0, start))?.[0].length ?? 0) : 0;
      composed = { start: start - word, end };
      composition('compositionstart', control.value.slice(start - word, end));
    },
    compose: ([, text]) => compose(text),
    end([, text, order]) {
      const isChanged = composed !== undefined && control.value.slice(composed.start, composed.end) !== text;
      if (isChanged && order !== 'late') compose(text);
      composition('compositionend', text);
      composed = undefined;
      if (order === 'late') fire(inputEvent('input', 'insertCompositionText', text, false));
    },
    insert: ([, text, inputType = 'insertText', order]) =>
      change(inputType, text, selection(), order === 'unpreventable'),
    delete([, count = 1]) {
      for (let at = 0; at < count; at++) {
        const [start, end] = selection();
        change('deleteContentBackward', null, [start === end ? Math.max(0, start - 1) : start, end]);
      }
    },
    replace([, old, text]) {
      const [start] = selection();
      control.setSelectionRange(start - old.length, start);
      change('insertReplacementText', text, [start - old.length, start]);
    },
  };
  for (const step of steps) {
    (play[step[0]] as (one: Step) => void)(step);
    await rendered();
  }
}
