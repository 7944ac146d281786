import type { Translation } from '../index.js';
import type source from '../pt-BR/lists.js';

export default {
  dassMarkupTableUnnamed: 'Table',
  dassSortCancel: 'Cancel',
  dassSortHeading: 'Change the order',
  dassSortMore: { one: 'and {count} more', other: 'and {count} more' },
  dassSortReorder: 'Reorder',
  dassSortReorderHint: 'Goes in at this place; the others move by one.',
  dassSortReplace: 'Replace',
  dassSortReplaceHint: 'Takes the place of the other, which gets its place.',
  dassSortText: 'This place is taken already. What do you want to do?',
} satisfies Translation<typeof source>;
