// The examples of an element: their frames with the settings, and their code, which the user can edit.
import { CodeActions } from './code-actions.js';
import { readLink, type LinkedCode } from './code-link.js';
import { arrangeCodes, showBlock } from './code-tabs.js';
import { ExampleConsole } from './example-console.js';
import { ExampleFrame, type CodeKind, type EditedCode } from './example-frame.js';
import { showSettings, type ExampleSettings } from './example-settings.js';
import { firstExampleShown } from './first-example.js';
import { texts } from './page-texts.js';

export function showExamples(): void {
  const form = document.querySelector<HTMLFormElement>('form.settings');
  if (!form) return;
  const examples = [...document.querySelectorAll<HTMLElement>('.example')].map(
    (section, index) => new ShownExample(section, index === 0 ? undefined : firstExampleShown),
  );
  showSettings(form, (settings) => examples.forEach((example) => example.update(settings)));
  const openLink = (): void => void openLinkedCode(examples);
  addEventListener('hashchange', openLink);
  openLink();
}

/** Opens the code that is in the address of the page. */
async function openLinkedCode(examples: readonly ShownExample[]): Promise<void> {
  try {
    const linked = await readLink(location.hash);
    if (linked) await examples.find(({ name }) => name === linked.example)?.open(linked);
  } catch {
    const { notify } = await import('dass-elements/dass.js');
    void notify({ message: texts.linkBroken, type: 'error' });
  }
}

class ShownExample {
  /** Name of the example in its folder. */
  readonly name: string;
  readonly #frame: ExampleFrame;
  /** What is shown before. */
  readonly #before: Promise<void> | undefined;
  /** Opens the example in a page of its own. */
  readonly #link: HTMLAnchorElement;
  readonly #codes = new Map<CodeKind, { readonly block: HTMLElement; readonly actions: CodeActions }>();
  #settings: ExampleSettings | undefined;
  /** Edited code that is not reset, the last edited at the end. */
  #edits: readonly EditedCode[] = [];

  constructor(section: HTMLElement, before: Promise<void> | undefined) {
    this.#before = before;
    this.name = section.dataset.example!.split('/').at(-1)!;
    const shownConsole = new ExampleConsole();
    section.querySelector('.stage')!.after(shownConsole.element);
    this.#frame = new ExampleFrame(section, {
      onError: (error) => {
        const edit = this.#edits.at(-1);
        if (edit) this.#codes.get(edit.kind)?.actions.sayError(error);
      },
      onConsole: (message) => shownConsole.add(message),
      onLoad: () => shownConsole.clear(),
    });
    this.#link = section.querySelector<HTMLAnchorElement>('.example-actions a')!;
    for (const block of section.querySelectorAll<HTMLElement>('.source-code')) {
      const kind = block.dataset.language as CodeKind;
      const actions = new CodeActions({
        block,
        kind,
        example: this.name,
        show: (code) => {
          const others = this.#edits.filter((edit) => edit.kind !== kind);
          this.#edits = code === undefined ? others : [...others, { kind, code }];
          return this.#show();
        },
      });
      this.#codes.set(kind, { block, actions });
    }
    arrangeCodes(section.querySelector<HTMLElement>('.codes')!);
  }

  /** Opens code of a link in the editor. It does not run yet. */
  async open({ kind, code }: LinkedCode): Promise<void> {
    const found = this.#codes.get(kind);
    if (!found) return;
    showBlock(found.block);
    await found.actions.openLinked(code);
  }

  update(settings: ExampleSettings): void {
    this.#settings = settings;
    this.#link.href = this.#frame.addressWith(settings);
    // Code with an error has said so when it was edited.
    this.#show().catch(() => undefined);
  }

  async #show(): Promise<void> {
    if (this.#before) await this.#before;
    return this.#frame.show(this.#settings!, this.#edits.at(-1));
  }
}
