// One Map of folded keys and one pass over the lines. It folds as the kit does, so that only the lookup is compared.
import { fold } from '../../elements/core/text/text-fold.js';
import { items, exposePaste, show, text } from './data.js';

exposePaste(() => {
  const indexes = new Map<string, number>();
  items.forEach(({ code }, index) => indexes.set(fold(code), index));
  const matched = new Set<number>();
  const skipped: string[] = [];
  for (const line of text.split(/[\r\n;]+/)) {
    const found = indexes.get(fold(line.trim()));
    if (found === undefined || matched.has(found)) skipped.push(line);
    else matched.add(found);
  }
  show(
    Array.from(matched, (found) => items[found]!),
    skipped.length,
  );
});
