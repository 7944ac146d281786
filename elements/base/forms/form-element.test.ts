import { expect } from 'chai';
import { executeServerCommand } from '@web/test-runner-commands';
import { html, nothing } from 'lit';
import { setLanguage } from '../../../locales/index.js';
import { expectFocus } from '../../../test/support/assertions/expect-focus.js';
import { itNeeds } from '../../../test/support/engine.js';
import { keep, listen, mount, mountHtml } from '../../../test/support/fixture.js';
import { focused, middle, user, until } from '../../../test/support/user.js';
import { fieldValue } from './field-value.js';
import { FormElement, type FormValue, type Problem } from './form-element.js';
import { property, text } from '../property.js';
import { define } from '../registration.js';
import { expectConsole } from '../../../test/support/assertions/page-problems.js';

/** A minimal field. */
class TestField extends FormElement {
  @property({ type: String, attribute: 'value' })
  defaultValue = '';

  @fieldValue<TestField, string>('defaultValue', text)
  declare value: string;

  @property({ type: Number, attribute: 'minlength' })
  minLength = 0;

  protected get formValue(): FormValue {
    return this.value;
  }

  protected get isEmpty(): boolean {
    return this.value === '';
  }

  protected override findProblem(): Problem | undefined {
    return this.value.length < this.minLength
      ? { flags: { tooShort: true }, message: `>= ${this.minLength}` }
      : undefined;
  }

  protected override render() {
    return html`${this.renderLabel()}<input
        id="control"
        .value=${this.value}
        ?disabled=${this.effectivelyDisabled}
        ?readonly=${this.readOnly}
        aria-label=${this.outerLabel || nothing}
        aria-invalid=${this.userInvalid ? 'true' : nothing}
        aria-describedby="message"
        @input=${this.#onInput}
        @change=${() => this.emitNative('change')}
      />${this.renderMessage()}`;
  }

  #onInput(event: Event): void {
    event.stopPropagation();
    this.value = (event.target as HTMLInputElement).value;
    this.emitNative('input');
  }
}

define('dass-test-field', TestField);

declare global {
  interface HTMLElementTagNameMap {
    'dass-test-field': TestField;
  }
}

const entries = (form: Element): [string, string][] => [...new FormData(form as HTMLFormElement)] as [string, string][];
const message = (field: TestField): string => field.shadowRoot!.querySelector('#message')!.textContent?.trim() ?? '';
const shown = (field: TestField): boolean => field.matches(':state(user-invalid)');
const inner = (field: TestField): HTMLInputElement => field.shadowRoot!.querySelector('input')!;

/** A form that never submits, and records what it would submit. */
async function mountForm(
  markup: string,
): Promise<{ form: HTMLFormElement; field: TestField; submits: [string, string][][] }> {
  const form = await mountHtml<HTMLFormElement>(`<form>${markup}</form>`);
  const submits: [string, string][][] = [];
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    submits.push(entries(form));
  });
  return { form, field: form.querySelector('dass-test-field')!, submits };
}

describe('FormElement', () => {
  after(() => setLanguage('pt-BR'));

  describe('its value', () => {
    it('is the default until it is set, and again after undefined and after a reset', async () => {
      const { form, field } = await mountForm('<dass-test-field name="a" value="um"></dass-test-field>');
      expect(field.value).to.equal('um');
      field.setAttribute('value', 'dois');
      expect(field.value, 'the default has changed').to.equal('dois');
      await user.click(inner(field));
      await user.type('!');
      expect(field.value).to.equal('dois!');
      field.setAttribute('value', 'três');
      expect(field.value, 'typed text stays').to.equal('dois!');
      form.reset();
      expect(field.value).to.equal('três');
      await field.updateComplete;
      expect(inner(field).value).to.equal('três');
      field.value = 'quatro';
      (field as { value?: string }).value = undefined;
      expect(field.value).to.equal('três');
    });

    it('is the default if it is invalid, with one warning', async () => {
      const field = await mount('dass-test-field', { properties: { defaultValue: 'um', value: 'dois' } });
      const warnings = await expectConsole(/^\[dass\] <dass-test-field> 'value'/, () => {
        for (const invalid of [{}, () => 1, Symbol('x')]) {
          (field as { value: unknown }).value = invalid;
          expect(field.value).to.equal('um');
        }
        (field as { value: unknown }).value = {};
        (field as { value: unknown }).value = null;
      });
      expect(warnings).to.have.length(3);
      expect(field.value).to.equal('um');
    });

    it('fires native input and change for user actions, and nothing for scripts', async () => {
      const field = await mount('dass-test-field');
      const fired: string[] = [];
      for (const type of ['input', 'change'])
        document.body.addEventListener(type, () => fired.push(`${type} ${field.value}`), { once: true });
      field.value = 'x';
      await field.updateComplete;
      expect(fired).to.deep.equal([]);
      inner(field).focus();
      await user.press('End');
      await user.type('y');
      inner(field).blur();
      expect(fired).to.deep.equal(['input xy', 'change xy']);
      const events = listen(field, 'input', 'change');
      inner(field).focus();
      await user.type('z');
      inner(field).blur();
      expect(
        events.map(({ event }) => event.composed),
        'input leaves shadow trees, change does not, as those of native fields',
      ).to.deep.equal([true, false]);
    });

    it('keeps a value that was set before the element is defined and before it is inserted', async () => {
      const field = document.createElement('dass-test-field');
      Object.assign(field, { name: 'a', value: 'antes', required: true });
      const form = keep(document.createElement('form'));
      form.append(field);
      expect(entries(form), 'in a form outside the document').to.deep.equal([['a', 'antes']]);
      document.body.append(form);
      await field.updateComplete;
      expect(entries(form)).to.deep.equal([['a', 'antes']]);
    });
  });

  describe('in a form', () => {
    it('is in FormData immediately after each change, with its name', async () => {
      const { form, field } = await mountForm('<dass-test-field name="a" value="1"></dass-test-field>');
      expect(entries(form)).to.deep.equal([['a', '1']]);
      field.value = '2';
      expect(entries(form)).to.deep.equal([['a', '2']]);
      field.name = 'b';
      expect(entries(form)).to.deep.equal([['b', '2']]);
      field.disabled = true;
      expect(entries(form)).to.deep.equal([]);
      field.disabled = false;
      field.readOnly = true;
      expect(entries(form), 'read-only is submitted').to.deep.equal([['b', '2']]);
      field.name = '';
      expect(entries(form)).to.deep.equal([]);
    });

    it('knows its form, also through the form attribute, and follows it', async () => {
      const host = await mountHtml(
        '<div><form id="one"></form><dass-test-field name="a" form="one" value="x"></dass-test-field></div>',
      );
      const field = host.querySelector('dass-test-field')!;
      expect(field.form === host.querySelector('form')).to.equal(true);
      expect(entries(host.querySelector('form')!)).to.deep.equal([['a', 'x']]);
      field.removeAttribute('form');
      expect(field.form).to.equal(null);
    });

    it('is disabled with its fieldset, independently of its own property', async () => {
      const { form, field } = await mountForm(
        '<fieldset disabled><dass-test-field name="a" value="x"></dass-test-field></fieldset>',
      );
      const fieldset = form.querySelector('fieldset')!;
      const looksDisabled = async (): Promise<boolean> => {
        await field.updateComplete;
        return inner(field).disabled;
      };
      expect(await looksDisabled()).to.equal(true);
      field.disabled = true;
      await field.updateComplete;
      field.disabled = false;
      expect(await looksDisabled()).to.equal(true);
      expect(field.effectivelyDisabled).to.equal(true);
      field.disabled = true;
      fieldset.disabled = false;
      expect(await looksDisabled()).to.equal(true);
      field.disabled = false;
      expect(await looksDisabled()).to.equal(false);
      expect(entries(form)).to.deep.equal([['a', 'x']]);
      fieldset.disabled = true;
      expect(await looksDisabled(), 'by the fieldset alone').to.equal(true);
      fieldset.disabled = false;
      expect(await looksDisabled()).to.equal(false);
    });

    it('restores the state that the browser has stored', async () => {
      const field = await mount('dass-test-field', { properties: { value: 'agora' } });
      field.formStateRestoreCallback('antes');
      expect(field.value).to.equal('antes');
    });

    it('is labelled by a label of the page, and focused by a click on it', async () => {
      const host = await mountHtml(
        '<div><label for="f">Fornecedor</label><dass-test-field id="f"></dass-test-field></div>',
      );
      const field = host.querySelector('dass-test-field')!;
      await user.click(host.querySelector('label')!);
      expectFocus(inner(field));
      expect(field.labels[0] === host.querySelector('label') && field.labels.length === 1).to.equal(true);
      expect(inner(field).getAttribute('aria-label')).to.equal('Fornecedor');
      inner(field).blur();
      await field.updateComplete;
      host.querySelector('label')!.textContent = 'Fornecedor do couro';
      inner(field).focus();
      await field.updateComplete;
      expect(inner(field).getAttribute('aria-label'), 'as it is now').to.equal('Fornecedor do couro');
      host.querySelector('label')!.firstChild!.nodeValue = 'Fornecedor da lona';
      await until('the name follows the label', () => inner(field).ariaLabel === 'Fornecedor da lona');
      host.querySelector('label')!.remove();
      await until('the name is removed', () => inner(field).ariaLabel === null);
      host.insertAdjacentHTML('beforeend', '<p><label for="f">Fornecedor novo</label></p>');
      await until('an added label names the field', () => inner(field).ariaLabel === 'Fornecedor novo');
      inner(field).blur();
      field.disabled = true;
      await field.updateComplete;
      await user.click(host.querySelector('label')!);
      expect(focused() === inner(field)).to.equal(false);
    });

    itNeeds('labels for another', 'loses the name of a label that names another element now', async () => {
      const host = await mountHtml(
        '<div><label for="f">Fornecedor</label><dass-test-field id="f"></dass-test-field></div>',
      );
      const field = host.querySelector('dass-test-field')!;
      host.querySelector('label')!.htmlFor = 'another';
      await until('the label names another element', () => inner(field).ariaLabel === null);
      host.querySelector('label')!.htmlFor = 'f';
      await until('the label names the field again', () => inner(field).ariaLabel === 'Fornecedor');
    });
  });

  describe('validity', () => {
    it('[TI-03] says "Campo obrigatório", "Campo obligatorio", "Field is required"', async () => {
      const field = await mount('dass-test-field', { properties: { required: true } });
      expect(field.validity.valueMissing).to.equal(true);
      for (const [language, expected] of [
        ['pt-BR', 'Campo obrigatório'],
        ['es', 'Campo obligatorio'],
        ['en', 'Field is required'],
      ] as const) {
        await setLanguage(language);
        expect(field.validationMessage).to.equal(expected);
      }
      await setLanguage('pt-BR');
      field.value = 'x';
      expect(field.validity.valid).to.equal(true);
      expect(field.validationMessage).to.equal('');
    });

    it('is not shown before the first blur, and is shown after it', async () => {
      const field = await mount('dass-test-field', {
        properties: { required: true, label: 'Motivo', hint: 'Em poucas palavras' },
      });
      await mountHtml('<button>Salvar</button>');
      expect(message(field)).to.equal('Em poucas palavras');
      await user.click(inner(field));
      expect(shown(field)).to.equal(false);
      await user.press('Tab');
      await field.updateComplete;
      expect(shown(field)).to.equal(true);
      expect(message(field), 'the help stays').to.equal('Em poucas palavras Campo obrigatório');
      expect(inner(field).getAttribute('aria-invalid')).to.equal('true');
      await user.click(inner(field));
      await user.type('a');
      expect(shown(field), 'no error for a valid value').to.equal(false);
      expect(message(field)).to.equal('Em poucas palavras');
    });

    it('the shown error does not change while a pointer is down', async () => {
      const field = await mount('dass-test-field', { properties: { required: true } });
      const button = await mountHtml('<button>Salvar</button>');
      field.reportValidity();
      await field.updateComplete;
      const { x, y } = middle(button);
      await executeServerCommand('dass:mouse', { steps: [['move', x, y], ['down']] });
      field.value = 'x';
      await field.updateComplete;
      expect([field.validity.valid, message(field)]).to.deep.equal([true, 'Campo obrigatório']);
      await executeServerCommand('dass:mouse', { steps: [['up']] });
      await until('the error is hidden', () => message(field) === '' && !shown(field));
    });

    it('prevents a submit, shows the errors and focuses the first invalid field', async () => {
      const { form, submits } = await mountForm(
        '<dass-test-field name="a" value="ok"></dass-test-field><dass-test-field name="b" required></dass-test-field>' +
          '<dass-test-field name="c" required></dass-test-field><button>Salvar</button>',
      );
      const [first, second, third] = form.querySelectorAll('dass-test-field');
      const bubbles = listen(second!, 'invalid');
      await user.click(form.querySelector('button')!);
      await until('the focus is in the first invalid field', () => focused() === inner(second!));
      expect(submits).to.deep.equal([]);
      expect(bubbles[0]?.event.defaultPrevented, 'the browser shows no validation popup').to.equal(true);
      expect([first, second, third].map((field) => shown(field!))).to.deep.equal([false, true, true]);
      await user.type('x');
      third!.value = 'y';
      form.requestSubmit();
      expect(submits).to.deep.equal([
        [
          ['a', 'ok'],
          ['b', 'x'],
          ['c', 'y'],
        ],
      ]);
    });

    it('leaves the focus on an invalid native control before it', async () => {
      const { form, field } = await mountForm(
        '<input id="native" required><dass-test-field required></dass-test-field><button>Salvar</button>',
      );
      await user.click(form.querySelector('button')!);
      await until('the error is shown', () => shown(field));
      expectFocus(form.querySelector('#native'));
    });

    it('checkValidity() of the field and of the form shows no error', async () => {
      const { form, field } = await mountForm('<dass-test-field required></dass-test-field>');
      const events = listen(field, 'invalid');
      expect(field.checkValidity()).to.equal(false);
      expect(form.checkValidity()).to.equal(false);
      expect(events).to.have.length(2);
      expect(shown(field)).to.equal(false);
      form.requestSubmit();
      expect(shown(field)).to.equal(true);
    });

    it('reportValidity() shows the error and focuses the field', async () => {
      const { form, field } = await mountForm('<dass-test-field required></dass-test-field>');
      expect(field.reportValidity()).to.equal(false);
      await field.updateComplete;
      expect(message(field)).to.equal('Campo obrigatório');
      expectFocus(inner(field));
      form.reset();
      await field.updateComplete;
      expect(shown(field), 'a reset field shows no error').to.equal(false);
      form.reportValidity();
      expect(shown(field)).to.equal(true);
    });

    it('works for a field that is not in the page', () => {
      const field = document.createElement('dass-test-field');
      field.required = true;
      expect(field.checkValidity()).to.equal(false);
      field.value = 'x';
      expect(field.checkValidity()).to.equal(true);
    });

    it('shows an error of the application as plain text, and a message id in the language', async () => {
      const field = await mount('dass-test-field', {
        properties: { value: 'x', customValidity: '<b>Código já usado</b>' },
      });
      expect(field.validity.customError).to.equal(true);
      field.reportValidity();
      await field.updateComplete;
      expect(message(field)).to.equal('<b>Código já usado</b>');
      field.setCustomValidity('dassFieldRequired');
      await field.updateComplete;
      expect(message(field)).to.equal('Campo obrigatório');
      field.setCustomValidity('');
      expect(field.checkValidity()).to.equal(true);
    });

    it('is not checked for a disabled or read-only field', async () => {
      const { form, field } = await mountForm('<dass-test-field required></dass-test-field>');
      field.readOnly = true;
      expect(field.willValidate).to.equal(false);
      expect(form.checkValidity()).to.equal(true);
      field.readOnly = false;
      expect(form.checkValidity()).to.equal(false);
      field.disabled = true;
      expect(form.checkValidity()).to.equal(true);
    });

    it('uses the problem that the field finds in a value', async () => {
      const field = await mount('dass-test-field', { properties: { minLength: 3 } });
      expect(field.checkValidity(), 'an empty value is not too short').to.equal(true);
      field.value = 'ab';
      expect(field.validity.tooShort).to.equal(true);
      field.value = 'abc';
      expect(field.validity.valid).to.equal(true);
    });
  });

  it('continues after the field was removed and inserted again', async () => {
    const { form, field } = await mountForm('<dass-test-field name="a" required></dass-test-field>');
    field.remove();
    field.value = 'x';
    form.append(field);
    await field.updateComplete;
    expect(entries(form)).to.deep.equal([['a', 'x']]);
    expect(inner(field).value).to.equal('x');
    field.value = '';
    expect(form.checkValidity()).to.equal(false);
  });
});
