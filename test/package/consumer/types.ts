import type { DassDialogCloseDetail } from 'dass-elements/elements/controls/dialog/dialog-element.js';
import { DassTextInput as TextInputElement } from 'dass-elements/elements/fields/text-input/text-input.js';
import type { Language } from 'dass-elements/locales';
import { DassDialog, type DassDialogProps } from 'dass-elements/react/dass-dialog.js';
import * as wrappers from 'dass-elements/react/index.js';

export const language: Language = 'pt-BR';
// @ts-expect-error: no language of the kit
export const noLanguage: Language = 'xx';

export const input: TextInputElement = document.createElement('dass-text-input');
input.label = 'Fornecedor';
// @ts-expect-error: a label is a text
input.label = 1;

export const props: DassDialogProps = {
  heading: 'Alterar',
  onClose: (event) => {
    const detail: DassDialogCloseDetail = event.detail;
    // @ts-expect-error: the detail is no text
    const text: string = event.detail;
    return [detail, text, event.target.open];
  },
};
// @ts-expect-error: no property of the dialog
export const wrongProps: DassDialogProps = { headline: 'Alterar' };
export const components = [DassDialog, wrappers.DassTextInput];
