// The buttons of a code block: copy, copy link, edit and reset.
import { button } from './button.js';
import { linkTo } from './code-link.js';
import { copyText } from './copy-text.js';
import type { Editor } from './editor.js';
import type { CodeError, CodeKind } from './example-frame.js';
import { fill, texts } from './page-texts.js';

export interface CodeActionsOptions {
  readonly block: HTMLElement;
  readonly kind: CodeKind;
  /** Name of the example in its folder. */
  readonly example: string;
  /** Shows edited code, or the original if it is undefined; rejects with what is wrong in the code. */
  show(code?: string): Promise<void>;
}

export class CodeActions {
  readonly #options: CodeActionsOptions;
  readonly #code: HTMLElement;
  readonly #original: string;
  #current: string;
  #editor: Editor | undefined;
  /** Asks before code of a link runs. */
  #question: HTMLElement | undefined;
  readonly #status = Object.assign(document.createElement('span'), { role: 'status', className: 'code-status' });
  readonly #edit = button(texts.edit, () => this.#open(this.#original));
  readonly #reset = button(texts.reset, () => this.#close());

  constructor(options: CodeActionsOptions) {
    this.#options = options;
    const { block, kind, example } = options;
    this.#code = block.querySelector('pre')!;
    this.#original = this.#code.textContent!;
    this.#current = this.#original;
    this.#reset.hidden = true;
    const copy = button(texts.copy, () => copyText(this.#current, this.#status));
    const copyLink = button(texts.copyLink, async () => {
      const link = await linkTo({ example, kind, code: this.#current });
      if (link) await copyText(link, this.#status);
      else this.#say(texts.linkTooLong, true);
    });
    const actions = Object.assign(document.createElement('p'), { className: 'code-actions' });
    actions.append(copy, copyLink, this.#edit, this.#reset, this.#status);
    block.querySelector('h3, h4')!.after(actions);
  }

  /** Says what is wrong in the edited code, and marks its line. */
  sayError({ message, line }: CodeError): void {
    this.#say(fill(line ? texts.codeErrorLine : texts.codeError, { message, line: line ?? '' }), true);
    this.#editor?.markError(line);
  }

  /** Opens code of a link in the editor. The frame has the storage and the rights of the site: the user decides whether it runs. */
  async openLinked(code: string): Promise<void> {
    const question = Object.assign(document.createElement('div'), { className: 'code-question' });
    const text = Object.assign(document.createElement('p'), { textContent: texts.linkedCode });
    const run = Object.assign(document.createElement('dass-button'), { textContent: texts.runCode });
    run.addEventListener('click', () => {
      this.#endQuestion();
      this.#show(this.#current);
      this.#editor?.focus();
    });
    question.append(text, run);
    this.#question = question;
    this.#current = code;
    await this.#open(code);
    this.#options.block.append(question);
    this.#options.block.scrollIntoView({ block: 'center' });
  }

  async #open(code: string): Promise<void> {
    this.#edit.hidden = true;
    const { block, kind } = this.#options;
    try {
      const { createEditor } = await import('./editor.js');
      this.#editor = createEditor(code, kind, block.dataset.label!, (edited) => this.#show(edited));
      this.#code.hidden = true;
      block.append(this.#editor.element);
      this.#editor.focus();
      this.#reset.hidden = false;
    } catch {
      this.#edit.hidden = false;
      this.#say(texts.editorFailed, true);
    }
  }

  #close(): void {
    this.#endQuestion();
    this.#editor?.close();
    this.#editor = undefined;
    this.#code.hidden = false;
    this.#edit.hidden = false;
    this.#reset.hidden = true;
    this.#show();
    this.#edit.focus();
  }

  #endQuestion(): void {
    this.#question?.remove();
    this.#question = undefined;
  }

  #show(edited?: string): void {
    this.#current = edited ?? this.#original;
    if (this.#question) return;
    this.#say('');
    this.#editor?.markError(undefined);
    this.#options.show(edited).catch((error: Error & { readonly loc?: { readonly line: number } }) => {
      if (this.#current === edited) this.sayError({ message: error.message, line: error.loc?.line });
    });
  }

  #say(text: string, isError = false): void {
    this.#status.textContent = text;
    this.#status.classList.toggle('error', isError);
  }
}
