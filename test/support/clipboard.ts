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
