import { defineExamples, type TestUser } from '../../base/examples.js';
import type { DassKeyboard } from './keyboard.js';

const pressA = (element: DassKeyboard, user: TestUser): Promise<void> =>
  user.click(user.find(element, '[aria-label=a]'));
const pressEnter = (element: DassKeyboard, user: TestUser): Promise<void> => user.click(user.find(element, '.enter'));

export default defineExamples<DassKeyboard>('dass-keyboard', {
  default: {
    summary: 'The keyboard of the current language.',
    userActions: { 'dass-key': pressA, 'dass-confirm': pressEnter },
  },
  spanish: { summary: 'Another language’s.', properties: { language: 'es', value: 'Malla de algodón' } },
  numeric: { summary: 'Numbers alone, in 3 columns.', properties: { layout: 'numeric', value: '1,5' } },
  multiline: { summary: 'Enter writes a new line.', properties: { language: 'en', multiline: true } },
});
