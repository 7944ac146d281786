import type {
  DassLookupDialog,
  DassLookupDialogConfirmDetail,
} from '../../../elements/records/lookup-dialog/lookup-dialog.js';
import { mount } from '../fixture.js';
import { find, findAll, painted, until, user } from '../user.js';

export const rows = [
  { id: 1, name: 'Água Branca', city: 'Franca', active: 'S' },
  { id: 2, name: 'Curtume Imbuia', city: 'Jaú', active: 'N' },
  { id: 3, name: 'São João', city: 'Birigui', active: 'S', label: 'São João (filial)' },
  { id: 4, name: 'União', city: 'São Paulo', active: 'S' },
];
const columns = [
  { name: 'name', label: 'Nome', required: true },
  { name: 'city', label: 'Cidade' },
  { name: 'active', label: 'Ativo', kind: 'Toggle' as never },
];

/** An open dialog with `rows`. */
export const open = async (properties: Record<string, unknown> = {}): Promise<DassLookupDialog> => {
  const element = await mount('dass-lookup-dialog', {
    properties: {
      heading: 'Fornecedores',
      fieldLabel: 'name',
      tableColumns: columns,
      tableValues: rows,
      ...properties,
    },
  });
  await element.show();
  await painted();
  return element;
};
export const shownRows = (element: Element): HTMLElement[] =>
  findAll(element, '.rows-range [role=row]').filter((row) => row.checkVisibility());
/** The texts of the first column. */
export const names = (element: Element): string[] =>
  shownRows(element)
    .sort((a, b) => Number(a.ariaRowIndex) - Number(b.ariaRowIndex))
    .map((row) => find(row, '.cell:not(.checkbox-cell)').textContent ?? '');
export const row = (element: Element, name: string): HTMLElement =>
  shownRows(element).find((one) => one.textContent?.includes(name)) as HTMLElement;
/** The labels of the selected rows above the table. */
export const tokens = (element: Element): string[] =>
  findAll<HTMLElement & { label: string }>(element, '.selected dass-chip').map(({ label }) => label);
/** The detail of the last event. */
export const detail = (events: { detail: unknown }[]): DassLookupDialogConfirmDetail =>
  events.at(-1)?.detail as DassLookupDialogConfirmDetail;
/** Types in the filter. */
export const type = async (element: Element, text: string): Promise<void> => {
  find<HTMLInputElement>(element, '.filter > input').focus();
  await user.type(text);
  await painted();
};
/** The question that the dialog asks. */
export const question = (tag: string): Promise<HTMLElement> =>
  until(
    'the question is shown',
    () =>
      document.querySelector<HTMLElement>(tag)?.shadowRoot?.querySelector('[open]') &&
      document.querySelector<HTMLElement>(tag),
  ) as Promise<HTMLElement>;
