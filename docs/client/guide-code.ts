// The code blocks of the guides, with a button that copies them.
import { button } from './button.js';
import { copyText } from './copy-text.js';
import { texts } from './page-texts.js';

export function addCopyButtons(): void {
  for (const code of document.querySelectorAll<HTMLElement>('article > pre.code')) {
    const status = Object.assign(document.createElement('span'), { role: 'status', className: 'code-status' });
    const copy = button(texts.copy, () => copyText(code.textContent!, status));
    const actions = Object.assign(document.createElement('p'), { className: 'code-actions' });
    actions.append(copy, status);
    const block = Object.assign(document.createElement('div'), { className: 'guide-code' });
    code.replaceWith(block);
    block.append(code, actions);
  }
}
