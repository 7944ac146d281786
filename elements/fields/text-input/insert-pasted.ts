import { formatCount, msg, plural, str } from '../../../locales/localize.js';
import { announce } from '../../base/announce.js';
import { insert, insertWhatFits, replacingText, type TextControl } from './control-text.js';
import { readWritten, trimmed, writtenText, type TextKind } from './text-value.js';

/**
 * Inserts a pasted or dropped text that the browser should not insert: a number as it was understood, and what fits of
 * a text that is far too long. A note for the user is announced.
 *
 * @param kind how the field reads and writes its text
 * @returns the note below the field, `''` for none; undefined when the browser inserts the text
 */
export function insertPasted(
  event: ClipboardEvent | DragEvent,
  control: TextControl,
  kind: TextKind & { readonly maxLength?: number | undefined },
): string | undefined {
  const { maxLength } = kind;
  const note =
    insertNumber(event, control, kind) ??
    (maxLength !== undefined && insertWhatFits(event, control, maxLength) ? textCutText(maxLength) : undefined);
  if (note) announce(note);
  return note;
}

/** Inserts a pasted number. @returns the note; undefined when it was not inserted */
function insertNumber(event: ClipboardEvent | DragEvent, control: TextControl, kind: TextKind): string | undefined {
  const text = kind.type === 'number' && !kind.mask ? replacingText(event, control) : undefined;
  const number = text === undefined ? undefined : readWritten(trimmed(text, kind), kind);
  if (!number) return undefined;
  event.preventDefault();
  insert(control, writtenText(number.value, kind));
  if (!number.isAmbiguous) return '';
  // Without final zeros: `2,75` is read as one number only.
  const shown = writtenText(String(Number(number.value)), kind);
  return msg(str`Lido como ${shown}`, { id: 'dassTextNumberRead' });
}

const textCutText = (count: number): string =>
  plural(count, {
    one: msg('O texto colado foi cortado: cabe um caractere', { id: 'dassTextCutOne' }),
    many: msg(str`O texto colado foi cortado: cabem ${formatCount(count)} de caracteres`, { id: 'dassTextCutMany' }),
    other: msg(str`O texto colado foi cortado: cabem ${formatCount(count)} caracteres`, { id: 'dassTextCutOther' }),
  });
