/** Replaces the clipboard while `during` runs. @param isOpen whether the page may write to it */
export async function withClipboardStub(
  isOpen: boolean,
  during: (copied: () => string) => Promise<void>,
): Promise<void> {
  const before = navigator.clipboard;
  const { execCommand } = document;
  let copied = '';
  const writeText = (text: string): Promise<void> =>
    isOpen ? Promise.resolve(void (copied = text)) : Promise.reject(new Error('No'));
  const write = async ([item]: readonly ClipboardItem[]): Promise<void> =>
    writeText((await (await item?.getType('text/plain'))?.text()) ?? '');
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText, write } });
  document.execCommand = () => false;
  try {
    await during(() => copied);
  } finally {
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: before });
    document.execCommand = execCommand;
  }
}
