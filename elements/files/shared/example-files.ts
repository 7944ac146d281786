/** Files for examples and tests, with the content that their names say. */

const bytes = (base64: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(base64), (one) => one.charCodeAt(0));

const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR42mNgmOQGAAFuANk7kLqPAAAAAElFTkSuQmCC';

/** Returns a picture. */
export const pictureFile = (name = 'costura-lateral.png'): File => new File([bytes(png)], name, { type: 'image/png' });

/** Returns a document. */
export const documentFile = (name = 'ficha-técnica.pdf'): File =>
  new File(['%PDF-1.7\n% ficha técnica\n'], name, { type: 'application/pdf' });

/** Closes the notice about rejected files, once it is shown. */
export async function closeNotice(): Promise<void> {
  const notices = (root: ParentNode): Element[] =>
    [...root.querySelectorAll('*')].flatMap((one) => [
      ...(one.localName === 'dass-notice' ? [one] : []),
      ...(one.shadowRoot ? notices(one.shadowRoot) : []),
    ]);
  for (let frame = 0; frame < 120; frame++) {
    await new Promise(requestAnimationFrame);
    const button = notices(document)[0]?.shadowRoot?.querySelector('button');
    if (!button) continue;
    button.click();
    await new Promise(requestAnimationFrame);
    return;
  }
}

/** Gives files to the file input of an element, as the browser does when the user has picked them. */
export function pickFiles(element: Element, ...files: readonly File[]): void {
  const inputs = (root: ParentNode): HTMLInputElement | undefined => {
    for (const one of root.querySelectorAll('*')) {
      if (one.matches('input[type=file]')) return one as HTMLInputElement;
      const inner = one.shadowRoot && inputs(one.shadowRoot);
      if (inner) return inner;
    }
    return undefined;
  };
  const input = element.shadowRoot && inputs(element.shadowRoot);
  if (!input) throw new Error('There is no file input');
  const data = new DataTransfer();
  for (const file of files) data.items.add(file);
  input.files = data.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}
