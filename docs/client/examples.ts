// The examples of an element: their frames with the settings, and their code, which the user can edit.
import { htmlFrame, reactFrame } from '../build/examples/frames.js';
import { copyText } from './copy-text.js';
import { queryOf, showSettings, type ExampleSettings } from './example-settings.js';
import { fill, siteRoot, texts } from './page-texts.js';

const MIN_HEIGHT_PX = 96;
const MAX_HEIGHT_PX = 640;
/** Overlays need room: the frame is their page. */
const OVERLAY_HEIGHT_PX = 560;

type CodeKind = 'html' | 'tsx';

export function showExamples(): void {
  const form = document.querySelector<HTMLFormElement>('form.settings');
  if (!form) return;
  const examples = [...document.querySelectorAll<HTMLElement>('.example')].map((section) => new ShownExample(section));
  showSettings(form, (settings) => examples.forEach((example) => example.update(settings)));
}

class ShownExample {
  readonly #frame: HTMLIFrameElement;
  /** Address of the example's documents, without its ending. */
  readonly #address: string;
  #settings: ExampleSettings | undefined;
  /** The code that the frame shows instead of its document. */
  #edited: { readonly kind: CodeKind; readonly code: string } | undefined;

  constructor(section: HTMLElement) {
    this.#frame = section.querySelector('iframe')!;
    this.#address = new URL(section.dataset.example!, document.baseURI).href;
    this.#frame.addEventListener('load', () => this.#followHeight());
    for (const block of section.querySelectorAll<HTMLElement>('.source-code')) this.#addActions(block);
  }

  update(settings: ExampleSettings): void {
    this.#settings = settings;
    this.#frame.style.inlineSize = settings.width === 'full' ? '' : `${settings.width}px`;
    void this.#show();
  }

  async #show(): Promise<void> {
    const query = queryOf(this.#settings!);
    if (!this.#edited) {
      this.#frame.removeAttribute('srcdoc');
      this.#frame.src = `${this.#address}.html${query}`;
      return;
    }
    const { kind, code } = this.#edited;
    const base = `<base href="${this.#address}.html">\n`;
    const root = siteRoot.href;
    const title = this.#frame.title;
    const document =
      kind === 'html'
        ? htmlFrame(code, title, root, base)
        : reactFrame((await import('../build/examples/compile-react.js')).compileReact(code), title, root, base);
    this.#frame.srcdoc = document.replace('<html lang="pt-BR" data-theme="light"', () => this.#rootTag());
  }

  #rootTag(): string {
    const { theme, language, direction, density } = this.#settings!;
    return `<html lang="${language}" dir="${direction}" data-theme="${theme}" data-density="${density}"`;
  }

  /** The frame is as high as its content. */
  #followHeight(): void {
    const content = this.#frame.contentDocument?.body;
    if (!content) return;
    const isTall = this.#frame.classList.contains('tall');
    const update = (): void => {
      const height = isTall
        ? OVERLAY_HEIGHT_PX
        : Math.min(Math.max(content.scrollHeight, MIN_HEIGHT_PX), MAX_HEIGHT_PX);
      this.#frame.style.blockSize = `${height}px`;
    };
    new ResizeObserver(update).observe(content);
    update();
  }

  #addActions(block: HTMLElement): void {
    const kind = block.dataset.language as CodeKind;
    const code = block.querySelector('pre')!;
    const original = code.textContent!;
    const actions = document.createElement('p');
    actions.className = 'code-actions';
    const status = Object.assign(document.createElement('span'), { role: 'status', className: 'code-status' });
    const say = (text: string, isError = false): void => {
      status.textContent = text;
      status.classList.toggle('error', isError);
    };
    let current = original;

    const copy = button(texts.copy, () => copyText(current, status));
    const edit = button(texts.edit, async () => {
      edit.hidden = true;
      try {
        const { createEditor } = await import('./editor.js');
        const label = block.dataset.label!;
        const editor = createEditor(original, kind, label, (changed) => {
          current = changed;
          this.#edited = { kind, code: changed };
          say('');
          this.#show().catch((error: Error) => say(fill(texts.codeError, { message: error.message }), true));
        });
        code.hidden = true;
        block.append(editor.element);
        editor.focus();
        reset.hidden = false;
        reset.addEventListener(
          'click',
          () => {
            editor.element.remove();
            code.hidden = false;
            edit.hidden = false;
            reset.hidden = true;
            current = original;
            this.#edited = undefined;
            say('');
            void this.#show();
            edit.focus();
          },
          { once: true },
        );
      } catch {
        edit.hidden = false;
        say(texts.editorFailed, true);
      }
    });
    const reset = button(texts.reset, () => undefined);
    reset.hidden = true;
    actions.append(copy, edit, reset, status);
    block.querySelector('h4')!.after(actions);
  }
}

function button(label: string, onClick: () => unknown): HTMLElement {
  const created = Object.assign(document.createElement('dass-button'), { textContent: label, appearance: 'plain' });
  created.addEventListener('click', () => void onClick());
  return created;
}
