import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { readManifest } from '../../docs/build/manifest.js';
import { tokenList } from '../../docs/build/content/theme-tokens.js';
import { tokens } from '../../themes/tokens.js';
import type { DocsPage } from './support/docs-browser.js';
import { startSite, type DocsSite } from './support/docs-site.js';
import { blocksOfKind, blockTitle } from './support/guide-code.js';

interface Rule {
  readonly selector: string;
  readonly declarations: readonly (readonly [name: string, value: string])[];
}

/** Reads rules without nesting, as the guides have them. */
const rulesOf = (css: string): Rule[] =>
  [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => ({
    selector: selector.trim(),
    declarations: [...body.matchAll(/([\w-]+)\s*:\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  }));

/** The markup of an element that a selector of a guide matches. */
function markupFor(selector: string): string {
  const name = selector.replace(/::part\(.*\)$/, '');
  if ([':root', 'body'].includes(name)) return '';
  return name.startsWith('.') ? `<div class="${name.slice(1)}"></div>` : `<${name}></${name}>`;
}

describe('style sheets of the guides', () => {
  const manifest = readManifest();
  const customProperties = new Set([
    ...tokenList(tokens.cssText).map(({ name }) => name),
    ...manifest.flatMap(({ cssProperties = [] }) => cssProperties.map(({ name }) => name)),
  ]);
  let site: DocsSite;
  let shown: DocsPage;
  before(async () => {
    site = await startSite();
    shown = await site.open();
    await shown.page.goto(`${site.home}examples/pt-BR/button/default.html`);
  });
  after(() => site.close());

  for (const block of blocksOfKind('css')) {
    const rules = rulesOf(block.code);

    it(`name custom properties and parts that exist: ${blockTitle(block)}`, () => {
      const used = [...block.code.matchAll(/--dass-[\w-]+/g)].map(([name]) => name);
      assert.deepEqual(
        used.filter((name) => !customProperties.has(name)),
        [],
      );
      for (const [, tag, part] of block.code.matchAll(/([\w-]+)::part\(([\w-]+)\)/g))
        assert.ok(
          manifest.some(({ tagName, cssParts = [] }) => tagName === tag && cssParts.some(({ name }) => name === part)),
          `${tag}::part(${part})`,
        );
    });

    it(`take effect in a page: ${blockTitle(block)}`, async () => {
      assert.ok(rules.some(({ declarations }) => declarations.length > 0));
      const lost = await shown.page.evaluate(
        ({ css, rules }) => {
          const style = document.head.appendChild(document.createElement('style'));
          style.textContent = css;
          const area = document.body.appendChild(document.createElement('div'));
          area.innerHTML = rules.map(({ markup }) => markup).join('');
          const problems: string[] = [];
          for (const [index, { selector, declarations }] of rules.entries()) {
            const rule = style.sheet!.cssRules[index];
            for (const [name, value] of declarations) {
              // A declaration that the browser does not know is not in the rule.
              const parsed = rule instanceof CSSStyleRule ? rule.style.getPropertyValue(name) : '';
              if (!parsed) problems.push(`${selector}: ${name} is dropped`);
              const element = selector.includes('::') ? null : document.querySelector(selector);
              if (element && name.startsWith('--') && getComputedStyle(element).getPropertyValue(name) !== value)
                problems.push(`${selector}: ${name} is overridden`);
            }
          }
          style.remove();
          area.remove();
          return problems;
        },
        { css: block.code, rules: rules.map((rule) => ({ ...rule, markup: markupFor(rule.selector) })) },
      );
      assert.deepEqual(lost, []);
    });
  }
});
