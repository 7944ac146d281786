import { expect } from 'chai';
import './switch.js';
import { expectFocus } from '../../../test/support/assertions/expect-focus.js';
import { mount, mountHtml } from '../../../test/support/fixture.js';
import { pseudoContent } from '../../../test/support/rendering/pseudo-content.js';
import { ariaTree, find, user } from '../../../test/support/user.js';
import type { DassSwitch } from './switch.js';

const control = (element: DassSwitch): HTMLElement => find(element, '[role=switch]');
const on = (element: DassSwitch): boolean => control(element).ariaChecked === 'true';
const entries = (form: HTMLFormElement): [string, FormDataEntryValue][] => [...new FormData(form)];

/** Records the events of a switch, with its state at that moment. */
function recordEvents(element: DassSwitch): string[] {
  const events: string[] = [];
  for (const type of ['input', 'change'] as const)
    element.parentElement!.addEventListener(type, () => events.push(`${type} ${element.checked}`));
  element.addEventListener('dass-before-change', ({ detail }) => events.push(`before ${detail.checked}`));
  return events;
}

describe('dass-switch', () => {
  it('is switched by pointer, Space, Enter and its label, and fires change', async () => {
    const element = await mount(
      'dass-switch',
      { properties: { label: 'Teclado virtual' } },
      await mountHtml('<div></div>'),
    );
    const events = recordEvents(element);
    await user.click(control(element));
    expect(on(element)).to.equal(true);
    expect(events.splice(0)).to.deep.equal(['before true', 'input true', 'change true']);
    element.focus();
    await user.press('Space');
    expect(on(element)).to.equal(false);
    await user.press('Enter');
    expect(on(element)).to.equal(true);
    await user.click(find(element, 'label'));
    expect(on(element)).to.equal(false);
    expect(events.filter((line) => line.startsWith('change'))).to.deep.equal([
      'change false',
      'change true',
      'change false',
    ]);
  });

  it('[VK-01] does not change when the application cancels the event, and can be changed by the application', async () => {
    const element = await mount(
      'dass-switch',
      { properties: { label: 'Teclado virtual' } },
      await mountHtml('<div></div>'),
    );
    const events = recordEvents(element);
    element.addEventListener('dass-before-change', (event) => event.preventDefault());
    await user.click(control(element));
    expect(on(element)).to.equal(false);
    expect(element.checked).to.equal(false);
    expect(events).to.deep.equal(['before true']);
    element.checked = true;
    await element.updateComplete;
    expect(on(element)).to.equal(true);
    expect(events, 'no event for a script').to.have.length(1);
  });

  it('is submitted while it is on, and reset with its form', async () => {
    const form = await mountHtml<HTMLFormElement>(
      '<form><dass-switch name="ativo" value="S" checked label="Ativo"></dass-switch></form>',
    );
    const element = form.querySelector('dass-switch')!;
    expect(entries(form)).to.deep.equal([['ativo', 'S']]);
    await user.click(control(element));
    expect(entries(form)).to.deep.equal([]);
    form.reset();
    expect(entries(form)).to.deep.equal([['ativo', 'S']]);
    await element.updateComplete;
    expect(on(element)).to.equal(true);
    (element as { checked?: boolean }).checked = undefined;
    expect(element.checked).to.equal(true);
    element.formStateRestoreCallback('off');
    expect(element.checked).to.equal(false);
    element.formStateRestoreCallback('on');
    expect(element.checked).to.equal(true);
  });

  it('is switched by click(), and by a label of the page', async () => {
    const host = await mountHtml('<div><label for="s">Avisar</label><dass-switch id="s"></dass-switch></div>');
    const element = host.querySelector('dass-switch')!;
    element.click();
    expect(element.checked).to.equal(true);
    await user.click(host.querySelector('label')!);
    expect(element.checked).to.equal(false);
    expectFocus(control(element));
    expect(control(element).ariaLabel).to.equal('Avisar');
  });

  it('cannot be switched while it, or its fieldset, is disabled, or while it is read-only', async () => {
    const fieldset = await mountHtml<HTMLFieldSetElement>(
      '<fieldset disabled><dass-switch label="Lote"></dass-switch></fieldset>',
    );
    const element = fieldset.querySelector('dass-switch')!;
    const events = recordEvents(element);
    await user.click(control(element));
    await user.click(find(element, 'label'));
    element.click();
    fieldset.disabled = false;
    element.readOnly = true;
    await element.updateComplete;
    await user.click(control(element));
    element.click();
    expect(events).to.deep.equal([]);
    expectFocus(control(element), 'a read-only switch can be focused');
    expect(control(element).ariaReadOnly).to.equal('true');
  });

  it('must be on when it is required, and shows the error after blur', async () => {
    const element = await mount('dass-switch', { properties: { label: 'Aceito', required: true } });
    await mountHtml('<button>Salvar</button>');
    expect(element.validity.valueMissing).to.equal(true);
    element.focus();
    expect(find(element, '#message').textContent).to.equal('');
    await user.press('Tab');
    await element.updateComplete;
    expect(find(element, '#message').textContent).to.equal('Campo obrigatório');
    expect(control(element).getAttribute('aria-invalid')).to.equal('true');
    await user.click(control(element));
    expect(element.validity.valid).to.equal(true);
    expect(find(element, '#message').textContent).to.equal('');
  });

  it('has the mark of the theme when it is required', async () => {
    const element = await mount('dass-switch', { properties: { label: 'Aceito', required: true } });
    expect(pseudoContent(find(element, '.text'), '::after')).to.equal('"\u00a0*" / ""');
    element.style.setProperty('--dass-required-mark', 'none');
    expect(pseudoContent(find(element, '.text'), '::after')).to.equal('none');
  });

  it('is read as a switch with its label and its state', async () => {
    await mountHtml(
      '<section id="tree"><dass-switch checked label="Ativo"></dass-switch><dass-switch>Aceito os <b>termos</b></dass-switch></section>',
    );
    const [first, second] = document.querySelectorAll('dass-switch');
    expect((control(first!) as HTMLButtonElement).labels[0]!.textContent).to.equal('Ativo');
    expect(on(first!)).to.equal(true);
    expect((control(second!) as HTMLButtonElement).labels).to.have.length(1);
    expect(await ariaTree('#tree'))
      .to.match(/switch "Ativo" \[checked\]/)
      .and.match(/switch "Aceito os termos"/);
  });
});
