import { expect } from 'chai';
import './hierarchy-table.js';
import {
  blockModules,
  collectErrors,
  failurePanels,
  retryButton,
} from '../../../test/support/loading/blocked-modules.js';
import { itNeeds } from '../../../test/support/engine.js';
import { grid, show } from '../../../test/support/elements/hierarchy-table.js';
import { find, findAll, user, until } from '../../../test/support/user.js';

describe('dass-hierarchy-table, options that cannot be loaded', () => {
  collectErrors();

  itNeeds('blocked requests', '[HT-02] opens the menu and the columns dialog by the retry', async () => {
    const unblockMenu = await blockModules('**/controls/menu/menu.*');
    const element = await show();
    const hasFailed = (): Promise<unknown> =>
      until('the failure is shown beside the table', () => failurePanels(element).length === 1);
    grid(element).focus();
    await user.click(find(element, '#options'));
    await hasFailed();
    await unblockMenu();
    const unblockColumns = await blockModules('**/grid/columns/columns-dialog.*');
    await user.click(retryButton(element));
    const columns = await until('the menu is open', () =>
      findAll(element, '[role=menuitem]').find(
        (item) => item.checkVisibility() && item.textContent.includes('Colunas'),
      ),
    );
    expect(failurePanels(element)).to.have.length(0);
    await user.click(columns);
    await hasFailed();
    await unblockColumns();
    await user.click(retryButton(element));
    await until('the dialog is open', () => findAll(element, 'dialog').some((one) => one.matches(':modal')));
    expect(failurePanels(element)).to.have.length(0);
    await user.press('Escape');
    await until('the dialog is closed', () => !findAll(element, 'dass-dialog').length);
    expect(find(element, '[role=treegrid]').isConnected).to.equal(true);
  });
});
