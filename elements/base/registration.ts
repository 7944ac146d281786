import { applyTheme } from '../../themes/apply-theme.js';
import { version } from './version.js';

type ElementClass = CustomElementConstructor & { version?: string };

/**
 * Defines a tag on import, safely: the same tag from the same version again is silent; from another version it is one
 * error in the console and the first definition stays, so that two copies of the kit on a page never throw.
 * Does nothing where there are no custom elements (Node). A call and not a class decorator: for those the compilers
 * rewrite private members into slower and larger code.
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
