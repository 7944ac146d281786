/** Native fields that block implicit submission: a form without a submit button may have only one of them. */
const BLOCKING_TYPES = new Set(
  'text search tel url email password number date month week time datetime-local'.split(' '),
);

/**
 * Submits a form as Enter in a native text field does: clicks the first submit button, or submits a form with a
 * single text field. Browsers do this for native controls only.
 *
 * @returns whether the form was asked to submit
 */
export function submitImplicitly(form: HTMLFormElement | null): boolean {
  if (!form) return false;
  const elements = [...form.elements] as (HTMLElement & { type?: unknown })[];
  const button = elements.find(({ type }) => type === 'submit');
  if (!button && elements.filter(({ type }) => BLOCKING_TYPES.has(String(type))).length > 1) return false;
  if (button) button.click();
  else form.requestSubmit();
  return true;
}
