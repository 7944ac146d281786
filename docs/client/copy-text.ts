import { texts } from './page-texts.js';

/** Copies a text to the clipboard, and says in a status element whether it worked. */
export async function copyText(text: string, status: Element): Promise<void> {
  const isCopied = await navigator.clipboard?.writeText(text).then(
    () => true,
    () => false,
  );
  status.textContent = isCopied ? texts.copied : texts.copyFailed;
  status.classList.toggle('error', !isCopied);
}
