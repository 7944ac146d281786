import { applyTheme } from '../../themes/apply-theme.js';
import { version } from './version.js';

type ElementClass = CustomElementConstructor & { version?: string };

/**
 * Defines a tag on import. The same version again is ignored silently. Another version logs one error and the first
 * definition stays, so that two copies of the kit never throw.
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
    console.error(`<${tagName}> ${version} is ignored: ${first.version} is defined already.`);
  }
}
