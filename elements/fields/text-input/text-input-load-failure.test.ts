import { expect } from 'chai';
import './text-input.js';
import {
  blockedRequests,
  blockModules,
  collectErrors,
  failurePanels,
  retryButton,
} from '../../../test/support/loading/blocked-modules.js';
import { itNeeds } from '../../../test/support/engine.js';
import { listen, mount } from '../../../test/support/fixture.js';
import { find, user, until } from '../../../test/support/user.js';
import { virtualKeyboardPreference } from '../../core/preferences/virtual-keyboard-preference.js';

describe('dass-text-input when its modules cannot be loaded', () => {
  collectErrors();
  afterEach(() => virtualKeyboardPreference.set(false));

  itNeeds('blocked requests', '[TI-02] requests the countdown module once, and counts text typed before', async () => {
    const unblock = await blockModules('**/base/countdown.ts*');
    const element = await mount('dass-text-input', {
      properties: { label: 'Código', confirmOnPause: true, confirmDelay: 50 },
    });
    const events = listen(element, 'dass-confirm');
    await until('the failure is shown', () => failurePanels(element).length === 1);
    const { length } = await blockedRequests();
    element.focus();
    for (const key of 'abc') {
      await user.type(key);
      await element.updateComplete;
    }
    expect((await blockedRequests()).length - length, 'one event for the whole text').to.equal(1);
    await unblock();
    await user.click(retryButton(element));
    await until('the pause confirms', () => events.length === 1);
    expect(events[0]?.detail).to.deep.equal({ value: 'abc', reason: 'pause' });
    expect(failurePanels()).to.have.length(0);
  });

  itNeeds('blocked requests', '[VK-02] opens the keyboard by the retry, with the text of the field', async () => {
    virtualKeyboardPreference.set(true);
    const unblock = await blockModules('**/keyboard-dialog/keyboard-dialog.ts*');
    const element = await mount('dass-text-input', { properties: { label: 'Código', value: 'abc' } });
    await user.click(find(element, '.keyboard'));
    await until('the failure is shown beside the field', () => failurePanels(element).length === 1);
    await unblock();
    await user.click(retryButton(element));
    const dialog = await until('the keyboard has loaded', () => document.querySelector('dass-keyboard-dialog'));
    expect(dialog.value).to.equal('abc');
    await until('the keyboard is open', () => find(dialog, 'dialog').matches(':modal'));
    await user.press('Escape');
    await until('the failure is hidden', () => !document.querySelector('dass-keyboard-dialog'));
  });
});
