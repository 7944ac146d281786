import { formatCount, msg, plural, str } from '../../../locales/localize.js';
import { confirm, confirmDialog } from '../../messages/confirm-dialog/confirm.js';
import { confirmDelete, deleteDialog } from '../../messages/delete-dialog/confirm-delete.js';

/** Loads the dialogs before one is opened, so that a failure is shown beside the pick list. */
export const loadDialogs = (): Promise<unknown> => Promise.all([confirmDialog.import(), deleteDialog.import()]);

/** Asks before items are removed. @param labels the labels of the items @returns whether the user confirms */
export const confirmRemoval = (labels: readonly string[]): Promise<boolean> => confirmDelete(labels);

/** Asks before many items are added at once. @returns whether the user confirms */
export const confirmAddition = (count: number): Promise<boolean> =>
  confirm({
    heading: addManyText(count),
    text: msg('São muitos de uma vez. Para adicionar menos, filtre a lista antes.', { id: 'dassPickAddManyText' }),
    confirmLabel: addManyConfirmText(count),
    tone: 'warning',
  });

const addManyText = (count: number): string =>
  plural(count, {
    one: msg(str`Adicionar ${formatCount(count)} item?`, { id: 'dassPickAddManyOne' }),
    many: msg(str`Adicionar ${formatCount(count)} de itens?`, { id: 'dassPickAddManyMany' }),
    other: msg(str`Adicionar ${formatCount(count)} itens?`, { id: 'dassPickAddManyOther' }),
  });

const addManyConfirmText = (count: number): string =>
  plural(count, {
    one: msg(str`Adicionar ${formatCount(count)}`, { id: 'dassPickAddManyConfirmOne' }),
    many: msg(str`Adicionar ${formatCount(count)}`, { id: 'dassPickAddManyConfirmMany' }),
    other: msg(str`Adicionar ${formatCount(count)}`, { id: 'dassPickAddManyConfirmOther' }),
  });
