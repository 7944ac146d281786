/**
 * Copies a text. Where the clipboard is closed to the page (plain http on an intranet), the old way: a selection.
 * @param near the text is selected beside it for a moment: outside a modal dialog nothing can be selected
 * @returns whether it worked
 */
export async function copyText(text: string, near: Element): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text, near);
  }
}

function copyBySelection(text: string, near: Element): boolean {
  const active = (near.getRootNode() as Document | ShadowRoot).activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  Object.assign(field.style, { position: 'fixed', opacity: '0' });
  near.after(field);
  field.select();
  let worked = false;
  try {
    // Deprecated, and the only way there is without a secure context.
    worked = document.execCommand('copy');
  } catch {
    worked = false;
  }
  field.remove();
  (active as HTMLElement | null)?.focus({ preventScroll: true });
  return worked;
}
