/**
 * Copies a text to the clipboard. Without the Clipboard API (plain http on an intranet), selects the text and uses
 * the deprecated copy command.
 *
 * @param text the text
 * @param near the temporary text field is inserted after this element; it must be inside the open modal dialog, if
 * there is one
 * @returns whether the text was copied
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
    // Deprecated, but the only way without a secure context.
    worked = document.execCommand('copy');
  } catch {
    worked = false;
  }
  field.remove();
  (active as HTMLElement | null)?.focus({ preventScroll: true });
  return worked;
}
