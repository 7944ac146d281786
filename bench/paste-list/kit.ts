import { matchPasted } from '../../elements/core/paste-list/paste-list.js';
import { items, exposePaste, show, text } from './data.js';

exposePaste(() => {
  const { items: found, skipped } = matchPasted(text, { items, field: 'code' });
  show(found as typeof items, skipped.length);
});
