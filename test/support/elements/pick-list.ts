import '../../../elements/picking/pick-list/pick-list.js';
import type { DassPickList, DassPickListPickDetail } from '../../../elements/picking/pick-list/pick-list.js';
import { mount } from '../fixture.js';
import { find, findAll, user, until } from '../user.js';

export interface Item {
  readonly id?: unknown;
  readonly label?: unknown;
  readonly order?: unknown;
  readonly disabled?: unknown;
}

export const names = ['Corte', 'Costura', 'Montagem', 'Injeção', 'Expedição', 'Embalagem'];
export const steps: readonly Item[] = names.map((label, index) => ({
  id: index + 1,
  label,
  order: names.length - index,
}));
export const withDisabled = (...off: string[]): Item[] =>
  steps.map((step) =>
    off.includes(String(step.label))
      ? { ...step, disabled: true, disabledMessage: `${String(step.label)} é fixo` }
      : step,
  );
export const many = (count: number, label = (index: number) => `Peça ${index}`): Item[] =>
  Array.from({ length: count }, (_, index) => ({ id: index, label: label(index) }));

export const show = (properties: Record<string, unknown> = {}): Promise<DassPickList> =>
  mount('dass-pick-list', { properties: { label: 'Etapas', items: steps, height: 400, ...properties } });
export type Side = 'available' | 'selected';
export const box = (element: Element, side: Side): HTMLElement => find(element, `[data-list=${side}] [role=listbox]`);
export const rows = (element: Element, side: Side): HTMLElement[] =>
  findAll(box(element, side), '[role=option]')
    .filter((row) => !row.hidden)
    .sort((a, b) => Number(a.ariaPosInSet) - Number(b.ariaPosInSet));
export const textOf = (row: Element): string => find(row, '.text').textContent ?? '';
export const labels = (element: Element, side: Side): string[] => rows(element, side).map(textOf);
export const selectedLabels = (element: Element, side: Side): string[] =>
  rows(element, side)
    .filter((row) => row.ariaSelected === 'true')
    .map(textOf);
export const row = (element: Element, label: string): HTMLElement =>
  [...rows(element, 'available'), ...rows(element, 'selected')].find((one) => textOf(one) === label)!;
export const button = (element: Element, name: string): HTMLButtonElement => find(element, `button.${name}`);
export const count = (element: Element, side: Side): string =>
  find(element, `[data-list=${side}] .count`).textContent ?? '';
export const filterOf = (element: Element, side: Side): HTMLInputElement => find(element, `[data-list=${side}] input`);
export const active = (element: Element, side: Side): string =>
  textOf(find(element, `#${box(element, side).getAttribute('aria-activedescendant')}`));
export const ids = (list: readonly unknown[]): unknown[] => list.map((item) => (item as Item).id ?? item);
export const detail = (events: { detail: unknown }[], at = -1): DassPickListPickDetail =>
  events.at(at)?.detail as DassPickListPickDetail;
export { announced } from '../assertions/announced.js';
export const dialog = (): Promise<HTMLElement> =>
  until('the confirmation is shown', () => document.querySelector<HTMLElement>('dass-delete-dialog'));
/** Moves an item by keyboard. Some engines count a second double click at the same position as a fourth click. */
export const moveByKeys = async (element: DassPickList, label: string): Promise<void> => {
  const side = labels(element, 'available').includes(label) ? 'available' : 'selected';
  box(element, side).focus();
  await user.press('Home');
  for (let step = labels(element, side).indexOf(label); step > 0; step--) await user.press('ArrowDown');
  await user.press('Enter');
};
export const type = async (element: DassPickList, side: Side, text: string): Promise<void> => {
  filterOf(element, side).focus();
  filterOf(element, side).select();
  await user.type(text);
};

afterEach(() => {
  // A notice would cover what the next test clicks.
  for (const notice of findAll(document.body, 'dass-notice')) findAll(notice, 'button')[0]?.click();
});
