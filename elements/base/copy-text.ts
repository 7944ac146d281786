/**
 * Copies a text to the clipboard. Without the Clipboard API (plain http on an intranet), selects the text and uses
 * the deprecated copy command.
 *
 * @param text the text, or a promise of one that takes longer: browsers allow copying only directly after a user action
 * @param near the temporary text field is inserted after this element; it must be inside the open modal dialog, if
 * there is one
 * @returns whether the text was copied. Rejects when the promise of the text does
 */
export async function copyText(text: string | Promise<string>, near: Element): Promise<boolean> {
  if (typeof text !== 'string' && !(await isAlwaysAllowed()) && (await copyLater(text))) return true;
  const known = await text;
  try {
    await navigator.clipboard.writeText(known);
    return true;
  } catch {
    return copyBySelection(known, near);
  }
}

/** Whether the page may copy at any time. Chromium allows it, and has no permission to ask the user for. */
async function isAlwaysAllowed(): Promise<boolean> {
  try {
    const { state } = await navigator.permissions.query({ name: 'clipboard-write' as PermissionName });
    return state === 'granted';
  } catch {
    return false;
  }
}

/** Copies a text that is not known yet. Chromium writes and reads the blob in the page: slower than the text itself. */
async function copyLater(text: Promise<string>): Promise<boolean> {
  const data = text.then((known) => new Blob([known], { type: 'text/plain' }));
  // A browser that refuses the item does not handle its promise.
  data.catch(() => {});
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': data })]);
    return true;
  } catch {
    return false;
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
