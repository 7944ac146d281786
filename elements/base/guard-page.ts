/**
 * Makes the browser ask the user before the page is left.
 *
 * @returns ends it
 */
export function guardPage(): () => void {
  const prevent = (event: BeforeUnloadEvent): void => event.preventDefault();
  addEventListener('beforeunload', prevent);
  return () => removeEventListener('beforeunload', prevent);
}
