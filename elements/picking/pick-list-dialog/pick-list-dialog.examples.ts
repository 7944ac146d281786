import { materials } from '../../../sample-data/materials.js';
import { defineExamples, type TestUser } from '../../base/examples.js';
import type { DassPickListDialog } from './pick-list-dialog.js';

const all = materials(300);
const byCode = {
  items: all,
  fieldLabel: 'name',
  fieldCode: 'code',
  fieldDetail: 'unit',
  fieldOrder: 'order',
  fieldPaste: 'code',
  fieldDisabled: 'blocked',
  fieldDisabledMessage: 'blockedReason',
};
const addFirst = async (element: DassPickListDialog, user: TestUser): Promise<void> => {
  user.find(element, '[role=listbox]').focus();
  await user.press('Home');
  await user.press('Enter');
};
const filter = async (element: DassPickListDialog, user: TestUser): Promise<void> => {
  const fired = new Promise((resolve) => element.addEventListener('dass-filter', resolve, { once: true }));
  user.find(element, 'input').focus();
  // One key: a pause between two would fire the event twice.
  await user.type('c');
  await fired;
};

export default defineExamples<DassPickListDialog>('dass-pick-list-dialog', {
  default: {
    summary: 'Materials of a purchase, three of them selected.',
    properties: { heading: 'Materiais da compra', selected: all.slice(10, 13), height: 320, ...byCode, open: true },
    overlay: true,
    userActions: {
      'dass-pick': addFirst,
      'dass-confirm': async (element, user) => {
        await addFirst(element, user);
        await user.click(user.find(element, '.confirm'));
      },
      'dass-before-close': (_, user) => user.press('Escape'),
      'dass-close': (element, user) => user.click(user.find(element, '.cancel')),
    },
  },
  external: {
    summary: 'The application filters.',
    properties: { ...byCode, items: all.slice(0, 40), externalFilter: true, minCount: 2, open: true },
    overlay: true,
    userActions: { 'dass-filter': filter },
  },
  readonly: {
    summary: 'Read-only.',
    properties: { ...byCode, selected: all.slice(0, 4), readOnly: true, open: true },
    overlay: true,
  },
  closed: { summary: 'Closed.', properties: byCode },
});
