// The files of a new field: a text field of forms with label, hint, value and error.
import { definition, namesOf } from './element-template.mjs';

/** @param {string} name @returns {Record<string, string>} the text of each file */
export function fieldFiles(name) {
  const { camel, tag, className } = namesOf(name);
  return {
    [`${name}.ts`]: `import { html, nothing } from 'lit';
import { live } from 'lit/directives/live.js';
import { isComposing } from '../../base/focus/is-composing.js';
import { fieldValue } from '../../base/forms/field-value.js';
import { FormElement, type FormValue } from '../../base/forms/form-element.js';
import { submitImplicitly } from '../../base/forms/implicit-submit.js';
import { property, text } from '../../base/property.js';
import { define } from '../../base/registration.js';
import { baseStyles } from '../../base/styles/base.styles.js';
import { fieldBoxStyles } from '../../base/styles/field-box.styles.js';
import { formStyles } from '../../base/styles/form.styles.js';
import { iconButtonStyles } from '../../base/styles/icon-button.styles.js';
import { KeyboardAccess } from '../shared/keyboard-access.js';
import { ${camel}Styles } from './${name}.styles.js';

/**
 * What the user enters, in one or two sentences. Follows the APG pattern of its kind.
 * @summary What it is, in one line.
 * @fires {Event} input - Fired when the user changes the value.
 * @fires {Event} change - Fired when the user has changed the value and leaves the field or presses Enter.
 * @csspart box - The frame around the field.
 */
export class ${className} extends FormElement {
  static override styles = [baseStyles, formStyles, fieldBoxStyles, iconButtonStyles, ${camel}Styles];

  /** The value. Default: \`defaultValue\`, also after a reset of the form. */
  @fieldValue<${className}, string>('defaultValue', text)
  declare value: string;

  /** The value until one is set, and after a reset of the form. Default: \`''\`. */
  @property({ type: String, attribute: 'value' })
  defaultValue = '';

  readonly #keyboard = new KeyboardAccess(this, {
    open: () => ({ label: this.label || this.outerLabel, value: this.value }),
    control: () => this.control as HTMLInputElement | null,
    isWritable: () => !this.readOnly && !this.effectivelyDisabled,
    onConfirmed: () => this.#commit(),
  });
  /** The value of the last \`change\` event, or when the field got the focus. */
  #committed = '';

  protected get formValue(): FormValue {
    return this.value;
  }

  protected get isEmpty(): boolean {
    return this.value === '';
  }

  protected override render() {
    return html\`\${this.renderLabel()}<span class="box" part="box">
        <input
          id="control"
          type="text"
          inputmode=\${this.#keyboard.isShown ? 'none' : nothing}
          aria-label=\${this.outerLabel || nothing}
          aria-describedby="message"
          aria-invalid=\${this.userInvalid ? 'true' : nothing}
          ?disabled=\${this.effectivelyDisabled}
          ?readonly=\${this.readOnly}
          ?required=\${this.required}
          .value=\${live(this.value)}
          @focus=\${() => (this.#committed = this.value)}
          @input=\${this.#handleInput}
          @change=\${this.#commit}
          @keydown=\${this.#handleKeyDown}
        />
        \${this.#keyboard.render()}
      </span>
      \${this.renderMessage()}\`;
  }

  #handleInput(event: Event): void {
    event.stopPropagation();
    this.value = (event.target as HTMLInputElement).value;
    this.emitNative('input');
  }

  #commit(): void {
    if (this.value === this.#committed) return;
    this.#committed = this.value;
    this.emitNative('change');
  }

  #handleKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Enter' && !event.repeat && !isComposing(event)) submitImplicitly(this.form);
  }
}

${definition(name)}`,
    [`${name}.styles.ts`]: `import { css } from 'lit';

export const ${camel}Styles = css\`
  :host {
    display: inline-block;
    inline-size: 20rem;
    max-inline-size: 100%;
    vertical-align: top;
  }
\`;
`,
    [`${name}.examples.ts`]: `import { defineExamples, type TestUser } from '../../base/examples.js';
import type { ${className} } from './${name}.js';

const enterText = async (element: ${className}, user: TestUser): Promise<void> => {
  element.focus();
  await user.type('PD-7');
  await user.press('Tab');
};

export default defineExamples<${className}>('${tag}', {
  default: {
    summary: 'Default.',
    properties: { label: 'Pedido' },
    userActions: { input: enterText, change: enterText },
  },
  required: {
    summary: 'Required, with a hint.',
    properties: { label: 'Pedido', required: true, name: 'order', hint: 'Como está na nota.' },
  },
  readonly: { summary: 'To be read.', properties: { label: 'Pedido', readOnly: true, value: 'PD-48213' } },
  disabled: { summary: 'Disabled.', properties: { label: 'Pedido', disabled: true, value: 'PD-48213' } },
});
`,
    [`${name}.test.ts`]: `import { expect } from 'chai';
import './${name}.js';
import { listen, mount, mountHtml } from '../../../test/support/fixture.js';
import { find, user } from '../../../test/support/user.js';

describe('${tag}', () => {
  it('fires input and change for what the user types', async () => {
    const element = await mount('${tag}', { properties: { label: 'Pedido' } });
    const inputs = listen(element, 'input');
    const changes = listen(element, 'change');
    await user.click(find(element, '#control'));
    await user.type('PD');
    expect(element.value).to.equal('PD');
    await user.press('Tab');
    expect([inputs.length, changes.length]).to.deep.equal([2, 1]);
  });

  it('takes part in a form: its value is submitted and reset', async () => {
    const form = await mountHtml<HTMLFormElement>(
      '<form><${tag} label="Pedido" name="order" value="PD-1"></${tag}></form>',
    );
    const element = form.querySelector('${tag}')!;
    await user.click(find(element, '#control'));
    await user.press('End');
    await user.type('2');
    expect(new FormData(form).get('order')).to.equal('PD-12');
    form.reset();
    expect(new FormData(form).get('order')).to.equal('PD-1');
  });

  it('shows an error when the user leaves a required field empty', async () => {
    const element = await mount('${tag}', { properties: { label: 'Pedido', required: true } });
    expect(find(element, '.error').textContent).to.equal('');
    await user.click(find(element, '#control'));
    await user.press('Tab');
    await element.updateComplete;
    expect(find(element, '.error').textContent).to.equal('Campo obrigatório');
    expect(element.validity.valueMissing).to.equal(true);
  });
});
`,
  };
}
