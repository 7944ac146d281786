// One Map of folded keys and a pass over the lines. It folds as the kit does: what is compared is the way through the lists.
import { fold } from '../../elements/core/text/text-fold.js';
import { items, offerPaste, show, text } from './data.js';

offerPaste(() => {
  const places = new Map<string, number>();
  items.forEach(({ code }, index) => places.set(fold(code), index));
  const taken = new Set<number>();
  const skipped: string[] = [];
  for (const line of text.split(/[\r\n;]+/)) {
    const place = places.get(fold(line.trim()));
    if (place === undefined || taken.has(place)) skipped.push(line);
    else taken.add(place);
  }
  show(
    Array.from(taken, (place) => items[place]!),
    skipped.length,
  );
});
