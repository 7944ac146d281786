/** Native fields of which there may be only one when a form without a submit button is to be submitted by Enter. */
const written = new Set('text search tel url email password number date month week time datetime-local'.split(' '));

/**
 * What Enter in a native text field does to its form: it presses the first submit button; where there is none, a form
 * with a single field to write in is submitted. A browser does this for its own controls only.
 * @returns whether the form was asked to submit
 */
export function submitImplicitly(form: HTMLFormElement | null): boolean {
  if (!form) return false;
  const elements = [...form.elements] as (HTMLElement & { type?: unknown })[];
  const button = elements.find(({ type }) => type === 'submit');
  if (!button && elements.filter(({ type }) => written.has(String(type))).length > 1) return false;
  if (button) button.click();
  else form.requestSubmit();
  return true;
}
