const asking = new WeakSet<HTMLFormElement>();
const told = new WeakSet<HTMLFormElement>();

/** Whether a form only asks its fields whether they are valid, and wants nothing shown. */
export const isAsking = (form: HTMLFormElement | null): boolean => form !== null && asking.has(form);

/**
 * `form.checkValidity()` fires at its fields the very `invalid` events of a submit, though it asks only. No event and
 * no state tells the two apart, so the form's own method is made to say when it runs; it does and answers the same.
 */
export function tellChecksApart(form: HTMLFormElement): void {
  if (told.has(form)) return;
  told.add(form);
  const check = form.checkValidity;
  form.checkValidity = () => {
    asking.add(form);
    try {
      return check.call(form);
    } finally {
      asking.delete(form);
    }
  };
}
