import { defineExamples } from '../../base/examples.js';
import type { DassBooleanChip } from './boolean-chip.js';

export default defineExamples<DassBooleanChip>('dass-boolean-chip', {
  default: { summary: 'A flag that is true.', properties: { value: true } },
  no: { summary: 'A flag that is false, as a number.', properties: { value: 0 } },
  active: { summary: 'A status as a letter.', properties: { value: 'A' } },
  inactive: { summary: 'The other status.', properties: { value: 'I' } },
  other: { summary: 'What is none of these is shown as it is.', properties: { value: 'Em revisão' } },
  letter: { summary: 'A flag as a letter.', properties: { value: 'S' } },
  empty: { summary: 'Nothing to show.', properties: { value: '' } },
});
