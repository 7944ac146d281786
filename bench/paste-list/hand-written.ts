// One Map of folded keys and one pass over the lines. It folds as the kit does, so that only the lookup is compared.
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
