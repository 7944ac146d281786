import { defineExamples, type TestUser } from '../../base/examples.js';
import type { DassLanguagePicker } from './language-picker.js';

/** Images that need no network: a rectangle of one color each. */
const picture = (bytes: string): string =>
  `data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR42mN${bytes}AAAAAElFTkSuQmCC`;

const selectLanguage = async (element: DassLanguagePicker, user: TestUser): Promise<void> => {
  element.focus();
  await user.press('Enter');
  await user.press('End');
  await user.press('Enter');
};

export default defineExamples<DassLanguagePicker>('dass-language-picker', {
  default: {
    summary: 'The languages of the kit; the present one is selected.',
    userActions: { change: selectLanguage },
  },
  labelled: {
    summary: 'A field of a form.',
    properties: {
      label: 'Idioma do documento',
      name: 'idioma',
      value: 'es',
      hint: 'Usado no pedido que o fornecedor recebe.',
    },
  },
  host: {
    summary: 'Languages of the application, with images.',
    properties: {
      label: 'Idioma da etiqueta',
      value: 'it',
      options: [
        { id: 'pt_BR', description: 'Português (Brasil)', image: picture('gmOQGAAFuANk7kLqP') },
        { id: 'it', description: 'Italiano', image: picture('gmGMNAAF3ANh4FjZZ') },
        { id: 'ar', description: 'العربية', image: '/broken.png' },
      ],
    },
  },
  disabled: { summary: 'Disabled.', properties: { label: 'Idioma', disabled: true } },
  readonly: { summary: 'To be read.', properties: { label: 'Idioma', readOnly: true, value: 'en' } },
});
