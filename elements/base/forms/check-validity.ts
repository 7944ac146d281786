const checking = new WeakSet<HTMLFormElement>();
const tracked = new WeakSet<HTMLFormElement>();

/** Whether `form.checkValidity()` is running, which must not show errors. */
export const isCheckingValidity = (form: HTMLFormElement | null): boolean => form !== null && checking.has(form);

/**
 * Wraps `checkValidity()` of a form to know when it runs. It fires the same `invalid` events at the fields as a
 * submit, and no event or state distinguishes them. The wrapper returns the same result.
 */
export function trackCheckValidity(form: HTMLFormElement): void {
  if (tracked.has(form)) return;
  tracked.add(form);
  const check = form.checkValidity;
  form.checkValidity = () => {
    checking.add(form);
    try {
      return check.call(form);
    } finally {
      checking.delete(form);
    }
  };
}
