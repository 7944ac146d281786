import '../../../elements/picking/paste-list-dialog/paste-list-dialog.js';
import type { DassPasteListDialog } from '../../../elements/picking/paste-list-dialog/paste-list-dialog.js';
import { pasteText } from '../clipboard.js';
import { mount } from '../fixture.js';
import { find, findAll, focused, painted, user } from '../user.js';

export const items = [
  { id: 1, code: 'TX-001', label: 'Malha' },
  { id: 2, code: 'TX-002', label: 'Sarja', disabled: true, disabledMessage: 'Aguarda homologação' },
  { id: 3, code: 'CO-003', label: 'Couro' },
  { id: 4, code: 'AV-004', label: 'Zíper' },
];
export const fields = [{ field: 'code', label: 'Código' }];
export const show = async (properties: Record<string, unknown> = {}): Promise<DassPasteListDialog> => {
  const dialog = await mount('dass-paste-list-dialog', { properties: { items, fields, ...properties } });
  await dialog.show();
  return dialog;
};
export const area = (dialog: Element): HTMLTextAreaElement => find<HTMLTextAreaElement>(dialog, 'textarea');
export const button = (dialog: Element, name: string): HTMLButtonElement =>
  find<HTMLButtonElement>(find(dialog, `.${name}`), 'button');
export const label = (dialog: Element, name: string): string => find(dialog, `.${name}`).textContent.trim();
export const tabs = (dialog: Element): string[] => findAll(dialog, '[role=tab]').map((tab) => tab.textContent.trim());
export const selectTab = async (dialog: Element, index: number): Promise<void> => {
  await user.click(findAll(dialog, '[role=tab]')[index]!);
  await painted();
};
/** Returns the listed values with their results. */
export const values = (dialog: Element): string[] =>
  findAll(dialog, '[role=listitem]')
    .filter((row) => !row.hidden)
    .sort((a, b) => Number(a.ariaPosInSet) - Number(b.ariaPosInSet))
    .map((row) =>
      [...row.children]
        .filter((part) => part.checkVisibility())
        .map(({ textContent }) => textContent)
        .join(': '),
    );
export const replaceText = async (dialog: Element, text: string): Promise<void> => {
  area(dialog).focus();
  area(dialog).select();
  await user.type(text);
};
/** Pastes a text at the focus with real keys and the real clipboard. */
export async function paste(text: string): Promise<void> {
  await pasteText(text, focused() as HTMLElement);
}
export const eventTypes = ['dass-confirm', 'dass-before-close', 'dass-close'];
