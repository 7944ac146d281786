import { expect } from 'chai';
import './search-filter.js';
import type { DassSearchFilter } from './search-filter.js';
import { virtualKeyboardPreference } from '../../core/preferences/virtual-keyboard-preference.js';
import { setLanguage } from '../../../locales/index.js';
import { pasteText } from '../../../test/support/clipboard.js';
import { stopClock, type StoppedClock } from '../../../test/support/emulation/clock.js';
import { listen, mount, mountHtml } from '../../../test/support/fixture.js';
import { find, findAll, focused, user, until } from '../../../test/support/user.js';

const input = (element: Element): HTMLInputElement => find(element, 'input');
const line = (element: Element): Element | undefined => findAll(element, '.countdown')[0];
const isCounting = (element: Element): boolean => line(element) !== undefined;
const details = (events: { detail: unknown }[]): unknown[] => events.map(({ detail }) => detail);
const announced = (): string =>
  findAll(document.body, '[aria-live=polite]')
    .map((one) => one.textContent)
    .join();
const simple = (search: string): unknown => ({ advancedFilter: false, search });
describe('dass-search-filter', () => {
  let clock: StoppedClock;
  beforeEach(() => (clock = stopClock(1000)));
  afterEach(() => clock.restore());
  after(() => setLanguage('pt-BR'));

  it('[PH-04] [PH-05] Enter submits the trimmed text as a simple filter and clears the box', async () => {
    const element = await mount('dass-search-filter');
    const events = listen(element, 'dass-filter', 'input', 'change');
    element.focus();
    await user.type('  malha de algodão ');
    await user.press('Enter');
    expect(details(events)).to.deep.equal([simple('malha de algodão')]);
    expect(input(element).value).to.equal('');
    expect(focused() === input(element), 'the focus stays').to.equal(true);
    expect(events[0]!.event.bubbles || events[0]!.event.composed).to.equal(false);
  });

  it('[FI-01] characters that nobody sees are neither submitted nor a search', async () => {
    const element = await mount('dass-search-filter', { properties: { timerDisabled: true } });
    const events = listen(element, 'dass-filter');
    await pasteText('\u200b\ufeff', element);
    await user.press('Enter');
    expect(events).to.deep.equal([]);
    await pasteText('\u202a10.0420\u202c', element);
    await user.press('Enter');
    expect(details(events)).to.deep.equal([simple('10.0420')]);
  });

  it('[PH-05] the icon submits and focuses the box', async () => {
    const element = await mount('dass-search-filter', { properties: { timerDisabled: true } });
    const events = listen(element, 'dass-filter');
    await user.click(find(element, '.submit'));
    expect(focused() === input(element)).to.equal(true);
    await user.type('couro');
    await user.click(find(element, '.submit'));
    expect(details(events)).to.deep.equal([simple('couro')]);
    expect(input(element).value).to.equal('');
    expect(focused() === input(element)).to.equal(true);
  });

  it('[PH-05] white space is not submitted, starts no timer and stays in the box', async () => {
    const element = await mount('dass-search-filter');
    const events = listen(element, 'dass-filter');
    element.focus();
    await user.type('   ');
    await user.press('Enter');
    clock.pass(9000);
    expect(events).to.have.length(0);
    expect(input(element).value).to.equal('   ');
    expect(isCounting(element)).to.equal(false);
  });

  it('[PH-05] submits 3000 ms after the last key and shows the remaining time as a line', async () => {
    const element = await mount('dass-search-filter');
    const events = listen(element, 'dass-filter');
    element.focus();
    await user.type('ma');
    expect(line(element)!.getAnimations()[0]!.effect!.getComputedTiming().duration).to.equal(3000);
    clock.pass(2900);
    await user.type('lha ');
    clock.pass(2999);
    expect(events).to.have.length(0);
    clock.pass(1);
    expect(details(events)).to.deep.equal([simple('malha')]);
    await element.updateComplete;
    expect([input(element).value, isCounting(element)]).to.deep.equal(['', false]);
    clock.pass(9000);
    expect(events, 'once').to.have.length(1);
    element.searchDelay = 1500;
    await user.type('x');
    clock.pass(1500);
    expect(events, 'after another pause').to.have.length(2);
  });

  it('[PH-05] submitting cancels the timer, so that dass-filter is fired once', async () => {
    const element = await mount('dass-search-filter');
    const events = listen(element, 'dass-filter');
    element.focus();
    await user.type('m');
    expect(isCounting(element)).to.equal(true);
    await user.press('Enter');
    expect(isCounting(element), 'at once').to.equal(false);
    clock.pass(9000);
    expect(details(events)).to.deep.equal([simple('m')]);
  });

  it('[PH-05] Escape cancels the timer, keeps the text and closes no dialog around it; the next key restarts the timer', async () => {
    const element = await mount('dass-search-filter');
    const events = listen(element, 'dass-filter');
    const escapes: boolean[] = [];
    const onKeydown = (event: KeyboardEvent): number => escapes.push(event.defaultPrevented);
    element.focus();
    await user.type('m');
    element.addEventListener('keydown', onKeydown);
    await user.press('Escape');
    expect(isCounting(element)).to.equal(false);
    await until('the change is announced', () => announced().includes('Espera cancelada. Enter pesquisa.'));
    clock.pass(9000);
    expect(events).to.have.length(0);
    expect(input(element).value).to.equal('m');
    await user.press('Escape');
    expect(escapes, 'the second Escape is not handled').to.deep.equal([true, false]);
    await user.type('a');
    clock.pass(3000);
    expect(details(events)).to.deep.equal([simple('ma')]);
  });

  it('[PH-05] with timerDisabled a pause submits nothing', async () => {
    const element = await mount('dass-search-filter', { properties: { timerDisabled: true } });
    const events = listen(element, 'dass-filter');
    element.focus();
    await user.type('m');
    clock.pass(9000);
    expect(events).to.have.length(0);
    element.timerDisabled = false;
    await user.type('a');
    expect(isCounting(element)).to.equal(true);
    element.timerDisabled = true;
    await until('the countdown is canceled', () => !isCounting(element));
    expect(findAll(element, '#timer')).to.have.length(0);
  });

  it('[PH-05] during a composition neither Enter nor the timer submits', async () => {
    const element = await mount('dass-search-filter');
    const events = listen(element, 'dass-filter');
    const box = input(element);
    const key = (options: KeyboardEventInit & { keyCode?: number }): boolean =>
      box.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, composed: true, ...options }));
    box.dispatchEvent(new CompositionEvent('compositionstart'));
    box.value = 'にほん';
    box.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true, isComposing: true }));
    key({ isComposing: true });
    key({ keyCode: 229 });
    clock.pass(9000);
    expect(events).to.have.length(0);
    box.dispatchEvent(new CompositionEvent('compositionend'));
    clock.pass(3000);
    expect(details(events)).to.deep.equal([simple('にほん')]);
  });

  it('[PH-05] the clear button clears the box and cancels the timer', async () => {
    const element = await mount('dass-search-filter');
    const events = listen(element, 'dass-filter');
    element.focus();
    await user.type('m');
    await user.click(find(element, '.clear'));
    expect(input(element).value).to.equal('');
    expect([findAll(element, '.clear').length, isCounting(element)]).to.deep.equal([0, false]);
    expect(focused() === input(element)).to.equal(true);
    clock.pass(9000);
    expect(events).to.have.length(0);
  });

  it('[PH-05] does not submit a form around it', async () => {
    const form = await mountHtml<HTMLFormElement>('<form><dass-search-filter></dass-search-filter></form>');
    const sent = listen(form, 'submit');
    const keys = listen(form, 'keydown');
    form.addEventListener('submit', (event) => event.preventDefault());
    form.querySelector('dass-search-filter')!.focus();
    await user.type('m');
    await user.press('Enter');
    expect(sent).to.have.length(0);
    expect(keys.at(-1)?.event.defaultPrevented, 'a dialog around it does not handle the key').to.equal(true);
  });

  it('[PH-06] emits the default filter as advanced when it changes, unless dispatchDefaultFilter is false', async () => {
    const element = document.createElement('dass-search-filter');
    const events = listen(element, 'dass-filter');
    element.defaultFilter = ' vigentes ';
    document.body.append(element);
    await element.updateComplete;
    element.defaultFilter = ' vigentes ';
    element.searchDelay = 500;
    await element.updateComplete;
    element.defaultFilter = 'todas';
    await element.updateComplete;
    element.defaultFilter = '';
    await element.updateComplete;
    element.dispatchDefaultFilter = false;
    element.defaultFilter = 'nenhuma';
    await element.updateComplete;
    element.dispatchDefaultFilter = true;
    await element.updateComplete;
    element.remove();
    expect(details(events)).to.deep.equal([
      { advancedFilter: true, search: 'vigentes' },
      { advancedFilter: true, search: 'todas' },
    ]);
  });

  it('[PH-06] reads dispatch-default-filter from markup', async () => {
    const element = await mountHtml<DassSearchFilter>(
      '<dass-search-filter dispatch-default-filter="false"></dass-search-filter>',
    );
    expect(element.dispatchDefaultFilter).to.equal(false);
    element.removeAttribute('dispatch-default-filter');
    expect(element.dispatchDefaultFilter).to.equal(true);
  });

  it('[PH-03] has a text or a message id as name and describes its automatic submission, in the current language', async () => {
    const element = await mount('dass-search-filter', { properties: { label: 'dassLanguageLabel' } });
    await until('the text of the id is shown', () => input(element).ariaLabel === 'Idioma');
    element.label = 'Pesquisar materiais';
    await setLanguage('en');
    await element.updateComplete;
    expect(input(element).placeholder).to.equal('Pesquisar materiais');
    expect(find(element, '#timer').textContent).to.equal('Searches automatically after 3 s; Esc cancels.');
    element.searchDelay = 1000;
    await element.updateComplete;
    expect(find(element, '#timer').textContent).to.contain('after 1 s');
  });

  it('[PH-05] keeps the typed text and submits nothing when it is removed and added again', async () => {
    const element = await mount('dass-search-filter');
    const events = listen(element, 'dass-filter');
    element.focus();
    await user.type('m');
    element.remove();
    clock.pass(9000);
    document.body.append(element);
    await element.updateComplete;
    expect([input(element).value, events.length]).to.deep.equal(['m', 0]);
  });

  it('[VK-02] opens the virtual keyboard when the user has turned it on, and submits the text confirmed there', async () => {
    const { get } = virtualKeyboardPreference;
    virtualKeyboardPreference.get = () => true;
    try {
      const element = await mount('dass-search-filter');
      const events = listen(element, 'dass-filter');
      expect(find(element, 'input').inputMode).to.equal('none');
      element.focus();
      await user.type('a');
      await user.click(find(element, '.keyboard'));
      const key = await until('the keyboard is open', () => findAll(document.body, '.key[aria-label=z]')[0]);
      await until('the text field has the focus', () => focused()?.matches('dass-keyboard-dialog *, #control'));
      clock.pass(9000);
      expect(events, 'no countdown is running').to.have.length(0);
      await user.click(key);
      await user.click(find(document.body, 'dass-button.confirm'));
      await until('the text is submitted', () => events.length > 0);
      expect(events.map(({ detail }) => detail)).to.deep.equal([{ advancedFilter: false, search: 'z' }]);
    } finally {
      virtualKeyboardPreference.get = get;
    }
  });
});
