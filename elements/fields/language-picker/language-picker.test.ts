import { expect } from 'chai';
import './language-picker.js';
import type { DassLanguagePicker } from './language-picker.js';
import { setLanguage } from '../../../locales/index.js';
import { listen, mount, mountHtml } from '../../../test/support/fixture.js';
import { find, findAll, focused, user, until } from '../../../test/support/user.js';
import { typeWord } from '../../../test/support/emulation/clock.js';

const control = (picker: Element): HTMLElement => find(picker, '#control');
const options = (picker: Element): HTMLElement[] => findAll(picker, '[role=option]');
const names = (picker: Element): string[] => options(picker).map((option) => option.textContent.trim());
const active = (picker: Element): string => find(picker, '.active').textContent.trim();
const show = async (picker: DassLanguagePicker): Promise<void> => {
  await user.click(control(picker));
  await until('the list is open', () => find(picker, '[role=listbox]').matches(':popover-open'));
};

describe('dass-language-picker', () => {
  afterEach(() => setLanguage('pt_BR'));

  it('[LG-01] lists the languages of the application with description and image', async () => {
    const picker = await mount('dass-language-picker', {
      properties: {
        options: [
          { id: 'pt_BR', description: 'Português (Brasil)', image: '/broken.png' },
          { id: 'it', description: 'Italiano' },
          { id: 'de' },
        ],
      },
    });
    await show(picker);
    expect(names(picker)).to.deep.equal(['Português (Brasil)', 'Italiano', 'de']);
    const [first] = options(picker);
    expect(first?.querySelector('img')?.getAttribute('src')).to.equal('/broken.png');
    expect(first?.querySelector('img')?.alt, 'the name contains the language').to.equal('');
    await until('an image that does not load is hidden', () => first?.querySelector('img')?.hidden);
  });

  it('[LG-01] lists Portuguese, Spanish and English by default, each with its own name and `lang`', async () => {
    const picker = await mount('dass-language-picker');
    await show(picker);
    expect(names(picker)).to.deep.equal(['Português (Brasil)', 'Español', 'English']);
    expect(options(picker).map((option) => option.querySelector('span')?.lang)).to.deep.equal(['pt-BR', 'es', 'en']);
    await setLanguage('en');
    await picker.updateComplete;
    expect(names(picker)).to.deep.equal(['Português (Brasil)', 'Español', 'English']);
  });

  it('[LG-02] shows and follows the present language until a value is set', async () => {
    const picker = await mount('dass-language-picker');
    expect(control(picker).textContent.trim()).to.equal('Português (Brasil)');
    expect(control(picker).getAttribute('aria-label')).to.equal('Idioma');
    await setLanguage('es');
    await picker.updateComplete;
    expect(control(picker).textContent.trim()).to.equal('Español');
    picker.value = 'en';
    await picker.updateComplete;
    expect(control(picker).textContent.trim()).to.equal('English');
  });

  it('[LG-02] fires `change` once for a new selection, not for the same one or one set by the application', async () => {
    const picker = await mount('dass-language-picker');
    const events = listen(picker, 'change');
    await show(picker);
    await user.click(options(picker)[1] as Element);
    expect(picker.value).to.equal('es');
    await show(picker);
    await user.click(options(picker)[1] as Element);
    picker.value = 'en';
    await picker.updateComplete;
    expect(events).to.have.length(1);
    expect(events[0]?.event.bubbles).to.equal(true);
  });

  it('opens, moves, selects and closes by keyboard', async () => {
    const picker = await mount('dass-language-picker');
    const events = listen(picker, 'change');
    picker.focus();
    await user.press('ArrowDown');
    expect(control(picker).getAttribute('aria-expanded')).to.equal('true');
    expect(active(picker)).to.equal('Português (Brasil)');
    await user.press('ArrowDown');
    expect(active(picker)).to.equal('Español');
    expect(control(picker).getAttribute('aria-activedescendant')).to.equal('option-1');
    await user.press('Escape');
    expect(control(picker).getAttribute('aria-expanded')).to.equal('false');
    expect(picker.value).to.equal('');
    await user.press('End');
    expect(active(picker)).to.equal('English');
    await user.press('Enter');
    expect(picker.value).to.equal('en');
    await typeWord('es');
    expect(active(picker)).to.equal('Español');
    await user.press('Space');
    expect(picker.value).to.equal('es');
    expect(events).to.have.length(2);
    expect(focused() === control(picker), 'the focus').to.equal(true);
  });

  it('Tab selects the active language; a click outside closes the list', async () => {
    const picker = await mount('dass-language-picker');
    picker.focus();
    await user.press('Enter');
    await user.press('End');
    await user.press('Tab');
    expect(picker.value).to.equal('en');
    await show(picker);
    await user.click(await mountHtml('<p style="margin-block-start: 300px">Fora</p>'));
    expect(control(picker).getAttribute('aria-expanded')).to.equal('false');
    expect(picker.value).to.equal('en');
  });

  it('takes part in a form', async () => {
    const form = await mountHtml<HTMLFormElement>(
      '<form><dass-language-picker name="lang" value="es"></dass-language-picker></form>',
    );
    const picker = form.querySelector('dass-language-picker')!;
    expect(new FormData(form).get('lang')).to.equal('es');
    await show(picker);
    await user.click(options(picker)[2] as Element);
    expect(new FormData(form).get('lang')).to.equal('en');
    form.reset();
    await picker.updateComplete;
    expect(new FormData(form).get('lang')).to.equal('es');
    picker.removeAttribute('value');
    await picker.updateComplete;
    expect(new FormData(form).get('lang'), 'the current language').to.equal('pt_BR');
  });

  it('does not open while it is disabled or read-only', async () => {
    const picker = await mount('dass-language-picker', { properties: { readOnly: true } });
    await user.click(control(picker));
    await user.press('ArrowDown');
    expect(options(picker)).to.have.length(0);
    picker.readOnly = false;
    picker.disabled = true;
    await picker.updateComplete;
    await user.click(control(picker));
    expect(options(picker)).to.have.length(0);
  });

  it('moves to a disabled language, but does not select it, and tells why', async () => {
    const picker = await mount('dass-language-picker', {
      properties: {
        value: 'en',
        options: [{ id: 'es', description: 'Español', disabled: true, disabledMessage: 'Em uso' }, { id: 'en' }],
      },
    });
    const events = listen(picker, 'change');
    await show(picker);
    expect(options(picker)[0]?.ariaDisabled).to.equal('true');
    await user.press('Home');
    expect(active(picker).replace(/\s+/g, ' ')).to.equal('Español Em uso');
    await user.press('Enter');
    await user.click(options(picker)[0] as Element);
    await user.press('Tab');
    expect([picker.value, events.length]).to.deep.equal(['en', 0]);
  });

  it('has no language with a placeholder, until the user selects one', async () => {
    const picker = await mount('dass-language-picker', {
      properties: {
        placeholder: 'Escolha',
        required: true,
        options: [
          { id: 'pt_BR', disabled: true },
          { id: 'es', description: 'Español' },
        ],
      },
    });
    expect(control(picker).textContent.trim()).to.equal('Escolha');
    expect(picker.checkValidity()).to.equal(false);
    picker.focus();
    await user.press('Enter');
    expect(active(picker), 'the first that can be selected').to.equal('Español');
    await user.press('Enter');
    expect([picker.value, picker.checkValidity()]).to.deep.equal(['es', true]);
  });

  it('accepts a hyphen or an underscore, shows an unknown value, and omits invalid languages', async () => {
    const picker = await mount('dass-language-picker', { properties: { value: 'pt-br' } });
    expect(control(picker).textContent.trim()).to.equal('Português (Brasil)');
    picker.value = 'tlh';
    await picker.updateComplete;
    expect(control(picker).textContent.trim()).to.equal('tlh');
    Object.assign(picker, {
      options: [
        null,
        7,
        { description: 'Sem id' },
        { id: 'es', description: '<b>Español</b>' },
        { id: 'ES', description: 'De novo' },
        { id: 'não é', image: 'javascript:alert(1)' },
      ],
    });
    await picker.updateComplete;
    await show(picker);
    expect(names(picker)).to.deep.equal(['<b>Español</b>', 'não é']);
    expect(findAll(picker, '[role=option] b, [role=option] img')).to.have.length(0);
    expect(options(picker)[1]?.querySelector('span')?.hasAttribute('lang')).to.equal(false);
  });

  it('leaves nothing open after it was removed', async () => {
    const picker = await mount('dass-language-picker');
    await show(picker);
    picker.remove();
    document.body.append(picker);
    await picker.updateComplete;
    expect(control(picker).getAttribute('aria-expanded')).to.equal('false');
    await show(picker);
    expect(names(picker)).to.have.length(3);
    picker.remove();
  });
});
