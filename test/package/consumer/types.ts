import { DassTextInput as TextInputElement } from 'dass-elements/dass-text-input.js';
import { confirm } from 'dass-elements/dialogs.js';
import { formatTaxNumber } from 'dass-elements/format.js';
import { getLanguage, type Language } from 'dass-elements/language.js';
import { DassDialog, type DassDialogCloseDetail, type DassDialogProps } from 'dass-elements/react/dass-dialog.js';
import { DassHierarchyTable, type TableColumn } from 'dass-elements/react/dass-hierarchy-table.js';
import { DassMenuDrawer, type MenuItem } from 'dass-elements/react/dass-menu-drawer';
import { DassPickList, type DassPickListElement, type DassPickListProps } from 'dass-elements/react/dass-pick-list.js';
import * as wrappers from 'dass-elements/react/index.js';
import { safeUrl } from 'dass-elements/urls';

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
    // @ts-expect-error: the detail is not a text
    const text: string = event.detail;
    return [detail, text, event.target.open];
  },
};
// @ts-expect-error: no property of the dialog
export const wrongProps: DassDialogProps = { headline: 'Alterar' };
export const components = [DassDialog, wrappers.DassTextInput];

// The data of an element is typed by its own entry or wrapper.
export const columns: readonly TableColumn[] = [{ name: 'code', label: 'Código' }];
export const menuItems: readonly MenuItem[] = [{ label: 'Materiais', url: '/materials' }];
// @ts-expect-error: a label is a text
export const wrongItems: readonly MenuItem[] = [{ label: 1 }];
export const withData = [DassHierarchyTable, DassMenuDrawer];

// Lists and events have the application's own type.
interface Material {
  code: string;
  name: string;
}
export const pickListProps: DassPickListProps<Material> = {
  items: [{ code: 'A-7', name: 'Sola' }],
  fieldLabel: 'name',
  // @ts-expect-error: no field of a material
  fieldCode: 'cod',
  onPick: ({ detail }) => {
    const [first]: readonly Material[] = detail.selected;
    // @ts-expect-error: no field of a material
    return first?.nme;
  },
};
export const pickList = DassPickList<Material>(pickListProps);
export const pickListElement = document.querySelector<DassPickListElement<Material>>('dass-pick-list');
pickListElement?.addEventListener('dass-pick', ({ detail }) => {
  const added: readonly Material[] = detail.added;
  return added;
});

export const tasks = [confirm, formatTaxNumber, getLanguage, safeUrl];
