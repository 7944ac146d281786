// Playwright sends these functions to the page, so they must not use anything outside of themselves.

/** Waits up to 10 seconds until the editor of a row is closed, or shows why the row was not saved. */
export async function whenSaved(editor: Element): Promise<void> {
  const end = performance.now() + 10_000;
  const hasErrors = (): boolean =>
    [...(editor.shadowRoot?.querySelectorAll('.form *') ?? [])].some((field) =>
      field.shadowRoot?.querySelector('.error')?.textContent?.trim(),
    ) || editor.shadowRoot?.querySelector('.refusal') != null;
  const isSaving = (): boolean => editor.shadowRoot?.querySelector('.save')?.hasAttribute('busy') === true;
  // Errors of the last attempt are removed when it is rendered.
  await (editor as Element & { readonly updateComplete?: Promise<unknown> }).updateComplete;
  while ((editor as HTMLDialogElement).open && (isSaving() || !hasErrors()) && performance.now() < end)
    await new Promise((resolve) => setTimeout(resolve, 10));
}

/** The texts that say why a row was not saved: above the fields, and at the fields. */
export function readEditorErrors(editor: Element): string[] {
  const root = editor.shadowRoot;
  const errors = [...(root?.querySelectorAll('.form *') ?? [])].map((field) =>
    field.shadowRoot?.querySelector('.error'),
  );
  return [root?.querySelector('.refusal'), ...errors]
    .map((error) => (error?.textContent ?? '').trim())
    .filter((text) => text !== '');
}
