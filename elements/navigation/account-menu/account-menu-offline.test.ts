import { expect } from 'chai';
import './account-menu.js';
import {
  blockModules,
  collectErrors,
  failurePanels,
  retryButton,
} from '../../../test/support/loading/blocked-modules.js';
import { itNeeds } from '../../../test/support/engine.js';
import { listen, mount } from '../../../test/support/fixture.js';
import { find, findAll, user, until } from '../../../test/support/user.js';

describe('dass-account-menu when its question does not load', () => {
  collectErrors();

  itNeeds('blocked requests', '[HL-04] shows the question after a retry, before it signs out', async () => {
    const unblock = await blockModules('**/confirm-dialog/confirm-dialog*');
    const menu = await mount('dass-account-menu', { properties: { user: { name: 'Ana' } } });
    const events = listen(menu, 'dass-logoff');
    await user.click(find(menu, '.opener'));
    await user.click(await until('the panel is open', () => findAll(menu, '.sign-out')[0]));
    await until('the failure is shown', () => failurePanels(menu).length === 1);
    await unblock();
    await user.click(retryButton(menu));
    const question = await until('the confirmation is shown', () => findAll(document, 'dass-confirm-dialog')[0]);
    expect(events).to.have.length(0);
    await user.click(await until('the confirm button is rendered', () => findAll(question, '.confirm')[0]));
    await until('dass-logoff is fired', () => events.length === 1);
    expect(failurePanels()).to.have.length(0);
  });
});
