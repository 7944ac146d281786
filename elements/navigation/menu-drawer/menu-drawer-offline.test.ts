import { expect } from 'chai';
import './menu-drawer.js';
import {
  blockedRequests,
  blockModules,
  collectErrors,
  failurePanels,
  retryButton,
} from '../../../test/support/loading/blocked-modules.js';
import { itNeeds } from '../../../test/support/engine.js';
import { mount } from '../../../test/support/fixture.js';
import { find, findAll, user, until } from '../../../test/support/user.js';

describe('dass-menu-drawer when its modules do not load', () => {
  collectErrors();

  itNeeds(
    'blocked requests',
    '[MD-01] requests the history once for each click, and shows it after a retry',
    async () => {
      const unblock = await blockModules('**/history-list/history-list*');
      const menu = await mount('dass-menu-drawer', { properties: { docked: true, open: true, items: [] } });
      await user.click(find(menu, '#history'));
      await until('the failure is shown', () => failurePanels(menu).length === 1);
      for (let time = 0; time < 3; time++) {
        menu.items = [{ id: 'm', label: 'Materiais', url: '/m' }];
        await menu.updateComplete;
      }
      expect(await blockedRequests()).to.have.length(1);
      await user.click(find(menu, '#history'));
      await menu.updateComplete;
      expect(await blockedRequests()).to.have.length(2);
      await unblock();
      await user.click(retryButton(menu));
      await until('the history is shown', () => findAll(menu, 'dass-history-list')[0]?.shadowRoot);
      expect(failurePanels()).to.have.length(0);
    },
  );

  itNeeds('blocked requests', '[MD-01] shows no failure when only preloading failed', async () => {
    const unblock = await blockModules('**/controls/drawer/drawer*');
    const menu = await mount('dass-menu-drawer', { properties: { items: [] } });
    const { length } = await blockedRequests();
    menu.prepare();
    await menu.updateComplete;
    expect([(await blockedRequests()).length - length, failurePanels().length]).to.deep.equal([1, 0]);
    menu.open = true;
    await until('the failure is shown when the keyboard should open', () => failurePanels(menu).length === 1);
    await unblock();
    await user.click(retryButton(menu));
    await until('the keyboard is open', () => findAll(menu, 'dialog')[0]?.matches(':modal'));
    menu.open = false;
    await menu.updateComplete;
  });
});
