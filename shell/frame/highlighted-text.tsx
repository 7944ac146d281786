import { TextQuery } from 'dass-elements/text.js';

/** A text with the typed words highlighted. */
export function HighlightedText({ text, typed }: { text: string; typed: string }) {
  const ranges = typed
    .split(/\s+/)
    .flatMap((word) => new TextQuery(word).ranges(text))
    .sort(([a], [b]) => a - b);
  const parts = [];
  let at = 0;
  for (const [start, end] of ranges) {
    if (start < at) continue;
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
