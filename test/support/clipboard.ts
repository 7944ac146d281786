import { executeServerCommand } from '@web/test-runner-commands';
import { keep } from './fixture.js';
import { user } from './user.js';

/** Runs a test's use of the real clipboard, from copying to pasting: no other page uses it in the meantime. */
export async function withClipboard<Result>(use: () => Promise<Result>): Promise<Result> {
  await executeServerCommand('dass:acquire-clipboard');
  try {
    return await use();
  } finally {
    await executeServerCommand('dass:release-clipboard');
  }
}

/**
 * Pastes a text with real keys and the real clipboard.
 * @param into the element that gets the focus before pasting
 * @param beside the text is copied from a field beside this element. Default: `into`
 */
export async function pasteText(text: string, into: HTMLElement, beside: Element = into): Promise<void> {
  const source = keep(document.createElement('textarea'));
  source.ariaLabel = 'Outro';
  beside.after(source);
  source.value = text;
  await withClipboard(async () => {
    source.select();
    await user.press('Control+c');
    source.remove();
    into.focus();
    await user.press('Control+v');
  });
}

/** A clipboard event with data. Firefox ignores the data of the constructor. */
export function clipboardEvent(
  type: 'copy' | 'cut' | 'paste',
  text = '',
): ClipboardEvent & { clipboardData: DataTransfer } {
  const data = new DataTransfer();
  if (text) data.setData('text/plain', text);
  const event = new ClipboardEvent(type, { bubbles: true, composed: true, cancelable: true });
  return Object.defineProperty(event, 'clipboardData', { value: data }) as ClipboardEvent & {
    clipboardData: DataTransfer;
  };
}
