// The examples of an element: their frames with the settings, and their code, which the user can edit.
import { addCodeActions } from './code-actions.js';
import { ExampleFrame, type CodeKind, type EditedCode } from './example-frame.js';
import { showSettings, type ExampleSettings } from './example-settings.js';

export function showExamples(): void {
  const form = document.querySelector<HTMLFormElement>('form.settings');
  if (!form) return;
  const examples = [...document.querySelectorAll<HTMLElement>('.example')].map((section) => new ShownExample(section));
  showSettings(form, (settings) => examples.forEach((example) => example.update(settings)));
}

class ShownExample {
  readonly #frame: ExampleFrame;
  /** Opens the example in a page of its own. */
  readonly #link: HTMLAnchorElement;
  #settings: ExampleSettings | undefined;
  /** Edited code that is not reset, the last edited at the end. */
  #edits: readonly EditedCode[] = [];

  constructor(section: HTMLElement) {
    const sayErrors = new Map<CodeKind, (message: string) => void>();
    this.#frame = new ExampleFrame(section, (message) => {
      const edit = this.#edits.at(-1);
      if (edit) sayErrors.get(edit.kind)?.(message);
    });
    this.#link = section.querySelector<HTMLAnchorElement>('.example-actions a')!;
    for (const block of section.querySelectorAll<HTMLElement>('.source-code')) {
      const kind = block.dataset.language as CodeKind;
      const sayError = addCodeActions(block, kind, (code) => {
        const others = this.#edits.filter((edit) => edit.kind !== kind);
        this.#edits = code === undefined ? others : [...others, { kind, code }];
        return this.#show();
      });
      sayErrors.set(kind, sayError);
    }
  }

  update(settings: ExampleSettings): void {
    this.#settings = settings;
    this.#link.href = this.#frame.addressWith(settings);
    // Code with an error has said so when it was edited.
    this.#show().catch(() => undefined);
  }

  #show(): Promise<void> {
    return this.#frame.show(this.#settings!, this.#edits.at(-1));
  }
}
