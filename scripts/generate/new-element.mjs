// Creates the folder of an element from a template: `npm run new-element -- picking/my-element`
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';

const [path = ''] = process.argv.slice(2);
const match = /^([a-z]+)\/([a-z][a-z0-9]*(?:-[a-z0-9]+)*)$/.exec(path);
if (!match) stop('Which element? npm run new-element -- picking/my-element');
const [, family, name] = match;
if (['core', 'base'].includes(family)) stop(`${family} holds no elements`);
const folder = `elements/${family}/${name}`;
if (existsSync(folder)) stop(`${folder} exists already`);

const pascal = name.replace(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase());
const camel = pascal[0].toLowerCase() + pascal.slice(1);
const [tag, className] = [`dass-${name}`, `Dass${pascal}`];
const files = {
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

define('${tag}', ${className});

declare global {
  interface HTMLElementTagNameMap {
    '${tag}': ${className};
  }
}
`,
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
mkdirSync(folder, { recursive: true });
for (const [file, text] of Object.entries(files)) writeFileSync(`${folder}/${file}`, text);
console.log(`${folder} is there. Next: npm run generate, then npm run test:element -- ${name}`);

function stop(message) {
  console.error(message);
  process.exit(1);
}
