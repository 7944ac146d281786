import type { DassSelectList } from '../../../elements/fields/select-list/select-list.js';
import { mount } from '../fixture.js';
import { rows } from './option-rows.js';
import { find, findAll, user, until, painted } from '../user.js';

/** Options from labels; their ids are 0, 1, 2 … */
export const optionsOf = (labels: readonly string[]): { id: number; label: string }[] =>
  labels.map((label, id) => ({ id, label }));

export const fabrics = optionsOf(['Algodão cru', 'Brim', 'Ção-Luís', 'Couro', 'Lã', 'Lona de algodão']);

/** 100,000 options. */
export const many = optionsOf(Array.from({ length: 100_000 }, (_, id) => `Peça nº ${id}`));

/** Renders a select list of fabrics. */
export const show = (properties: Record<string, unknown> = {}, parent?: Element): Promise<DassSelectList> =>
  mount('dass-select-list', { properties: { label: 'Tecido', options: fabrics, ...properties } }, parent);

export const control = (element: Element): HTMLInputElement => find(element, '#control');

/** The labels of the selected chips. */
export const chips = (element: Element): string[] =>
  findAll<HTMLElementTagNameMap['dass-chip']>(element, 'dass-chip').map(({ label }) => label);

/** The text of the active option. */
export const active = (element: Element): string =>
  find(element, `#${control(element).getAttribute('aria-activedescendant')}`).textContent.trim();

/** Focuses the field, which loads the list. */
export async function come(element: DassSelectList): Promise<void> {
  element.focus();
  await element.updateComplete;
}

/** Selects the text of the field and types a new one. */
export async function typeInto(element: DassSelectList, text: string): Promise<void> {
  await come(element);
  control(element).select();
  if (text) await user.type(text);
  else await user.press('Backspace');
}

/** Whether the list below the field is open. */
export const isPopoverOpen = (element: Element): boolean => findAll(element, '#popover:popover-open').length > 0;

/** Opens the list below the field by mouse. */
export async function openPopover(element: DassSelectList): Promise<void> {
  await user.click(find(element, '.arrow'));
  await element.updateComplete;
  await until('the list is open', () => isPopoverOpen(element));
}

/** The dialog with the list on a phone. */
export const sheet = (element: Element): HTMLDialogElement => find(find(element, '.sheet'), 'dialog');
export const filter = (element: Element): HTMLInputElement => find(element, '.filter > input');
export const list = (element: Element): HTMLElement => find(element, '#list');
export const isSheetOpen = (element: Element): boolean =>
  findAll(element, '.sheet').some((one) => find<HTMLDialogElement>(one, 'dialog').open);

/** Opens the sheet by touch. */
export async function openSheet(element: DassSelectList, isReady = () => rows(element).length > 0): Promise<void> {
  await user.tap(find(element, '.box'));
  await until('the sheet is open', () => isSheetOpen(element) && isReady());
  await until('the sheet has stopped moving', () => sheet(element).getAnimations().length === 0);
  // The events of an animation come in the frame after it, even when its duration is 0.
  await painted();
}

export const isSheetClosed = (element: DassSelectList): Promise<true> =>
  until('the sheet is closed', () => !isSheetOpen(element));
