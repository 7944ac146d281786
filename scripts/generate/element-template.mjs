// The files of a new element: a button with a label and an event.

/** Returns the names of the class, the tag and the variables of an element. @param {string} name such as `my-element` */
export function namesOf(name) {
  const pascal = name.replace(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase());
  return { pascal, camel: pascal[0].toLowerCase() + pascal.slice(1), tag: `dass-${name}`, className: `Dass${pascal}` };
}

/** Returns the end of a module: the element is defined, and its tag has a type. @param {string} name */
export function definition(name) {
  const { tag, className } = namesOf(name);
  return `define('${tag}', ${className});

declare global {
  interface HTMLElementTagNameMap {
    '${tag}': ${className};
  }
}
`;
}

/** @param {string} name @returns {Record<string, string>} the text of each file */
export function elementFiles(name) {
  const { pascal, camel, tag, className } = namesOf(name);
  return {
    [`${name}.ts`]: `import { html } from 'lit';
import { resolveText } from '../../../locales/index.js';
import { DassElement } from '../../base/dass-element.js';
import { property } from '../../base/property.js';
import { define } from '../../base/registration.js';
import { baseStyles } from '../../base/styles/base.styles.js';
import { ${camel}Styles } from './${name}.styles.js';

export interface ${className}PressDetail {
  /** The label of the button that was clicked. */
  readonly label: string;
}

export interface ${pascal}Events {
  'dass-press': ${className}PressDetail;
}

/**
 * What it is for, in one or two sentences. Follows the APG pattern of its kind.
 * @summary What it is, in one line.
 * @fires {CustomEvent<${className}PressDetail>} dass-press - Fired when the user clicks the button.
 * @csspart button - The button.
 */
export class ${className} extends DassElement<${pascal}Events> {
  static override styles = [baseStyles, ${camel}Styles];

  /** Text of the button. A text that starts with \`dass\` is a message id. Default: \`''\`. */
  @property({ type: String })
  label = '';

  protected override render() {
    const { label } = this;
    return html\`<button part="button" type="button" @click=\${() => this.emit('dass-press', { label })}>
      \${resolveText(label)}
    </button>\`;
  }
}

${definition(name)}`,
    [`${name}.styles.ts`]: `import { css } from 'lit';

export const ${camel}Styles = css\`
  :host {
    display: inline-block;
  }
  button {
    min-block-size: var(--dass-control);
    background: var(--dass-color-surface);
    color: var(--dass-color-text);
  }
\`;
`,
    [`${name}.examples.ts`]: `import { defineExamples } from '../../base/examples.js';
import type { ${className} } from './${name}.js';

export default defineExamples<${className}>('${tag}', {
  default: {
    summary: 'Default.',
    properties: { label: 'Salvar' },
    userActions: { 'dass-press': (element, user) => user.click(element) },
  },
});
`,
    [`${name}.test.ts`]: `import { expect } from 'chai';
import './${name}.js';
import { listen, mount } from '../../../test/support/fixture.js';
import { user } from '../../../test/support/user.js';

describe('${tag}', () => {
  it('fires dass-press when the user clicks the button', async () => {
    const element = await mount('${tag}', { properties: { label: 'Salvar' } });
    const events = listen(element, 'dass-press');
    await user.click(element);
    expect(events.map(({ detail }) => detail)).to.deep.equal([{ label: 'Salvar' }]);
  });
});
`,
  };
}
