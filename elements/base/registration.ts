import { applyTheme } from '../../themes/apply-theme.js';
import { version } from './version.js';

type ElementClass = CustomElementConstructor & { version?: string };

const reportedKey = Symbol.for('dass-elements: reported versions');

/**
 * The pairs of versions on the page that have been reported, shared by all copies of the kit: lazy modules of the first
 * copy define tags after those of the second one.
 */
const reported = ((globalThis as { [reportedKey]?: Set<string> })[reportedKey] ??= new Set());

/**
 * Defines a tag on import. The same version again is ignored silently. Another version logs one error for all its tags
 * and the first definition stays, so that two copies of the kit never throw.
 *
 * Does nothing without custom elements (Node). A function instead of a class decorator, because compilers rewrite
 * private members of decorated classes into slower and larger code.
 */
export function define(tagName: `dass-${string}`, elementClass: ElementClass): void {
  elementClass.version = version;
  if (typeof customElements === 'undefined') return;
  applyTheme();
  const first = customElements.get(tagName) as ElementClass | undefined;
  if (!first) customElements.define(tagName, elementClass);
  else if (first.version !== version) {
    const pair = [first.version ?? '', version].sort().join();
    if (reported.has(pair)) return;
    reported.add(pair);
    console.error(
      `[dass] Two versions of the kit are on this page. <${tagName}> and all further tags stay those of ${first.version ?? 'another kit'}; ${version} is ignored for them.`,
    );
  }
}
