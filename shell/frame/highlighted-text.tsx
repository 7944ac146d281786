import { TextQuery } from 'dass-elements/text.js';

/** A text with the typed words highlighted. */
export function HighlightedText({ text, typed }: { text: string; typed: string }) {
  const parts = [];
  let at = 0;
  for (const [start, end] of new TextQuery(typed).ranges(text)) {
    parts.push(text.slice(at, start), <mark key={start}>{text.slice(start, end)}</mark>);
    at = end;
  }
  return (
    <>
      {parts}
      {text.slice(at)}
    </>
  );
}
