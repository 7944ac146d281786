// The frame of an example: its document as the settings say, or the code that the user has edited.
import { htmlFrame, reactFrame } from '../build/examples/frames.js';
import type { ConsoleMessage } from './example-console.js';
import { queryOf, type ExampleSettings } from './example-settings.js';
import { siteRoot } from './page-texts.js';

const MIN_HEIGHT_PX = 96;
const MAX_HEIGHT_PX = 960;
/** Overlays need room: the frame is their page. */
const OVERLAY_HEIGHT_PX = 560;

export type CodeKind = 'html' | 'tsx';

export interface EditedCode {
  readonly kind: CodeKind;
  readonly code: string;
}

/** What is wrong in edited code. */
export interface CodeError {
  readonly message: string;
  /** Line of the code, from 1; undefined if it is not known. */
  readonly line?: number | undefined;
}

/** A message of `frame.js`. */
interface FrameMessage {
  readonly exampleError?: CodeError;
  readonly exampleConsole?: ConsoleMessage;
}

interface FrameListeners {
  /** An uncaught error in the document that is shown. */
  onError(error: CodeError): void;
  onConsole(message: ConsoleMessage): void;
  /** Another document is shown. */
  onLoad(): void;
}

/** A document of a frame: its address, or its text. */
type FrameDocument = { readonly src: string } | { readonly srcdoc: string };

export class ExampleFrame {
  #frame: HTMLIFrameElement;
  /** Path of the example's documents in the folder of a language, without its ending. */
  readonly #path: string;
  #shown: FrameDocument | undefined;
  /** Number of the last call of `show()`. */
  #turn = 0;
  /** Number of lines of the document before the first line of edited code. */
  #firstLine = 0;
  readonly #listeners: FrameListeners;

  constructor(section: HTMLElement, listeners: FrameListeners) {
    this.#listeners = listeners;
    this.#frame = section.querySelector('iframe')!;
    addEventListener('message', ({ source, data }: MessageEvent<FrameMessage | null>) => {
      if (source !== this.#frame.contentWindow) return;
      if (data?.exampleConsole) listeners.onConsole(data.exampleConsole);
      if (data?.exampleError) {
        const { message, line } = data.exampleError;
        listeners.onError({ message, line: line && line > this.#firstLine ? line - this.#firstLine : undefined });
      }
    });
    this.#path = section.dataset.example!;
  }

  /** Address of the example's document with the settings. Each language has its own. */
  addressWith(settings: ExampleSettings): string {
    return new URL(`examples/${settings.language}/${this.#path}.html${queryOf(settings)}`, siteRoot).href;
  }

  /**
   * Shows the example, or edited code instead. What is shown already is not loaded again. Of several calls the last one
   * applies.
   *
   * @throws {Error} what is wrong in edited React code; the frame stays as it is
   */
  async show(settings: ExampleSettings, edited?: EditedCode): Promise<void> {
    const turn = ++this.#turn;
    this.#frame.style.inlineSize = settings.width === 'full' ? '' : `${settings.width}px`;
    const wanted = edited ? { srcdoc: await this.#documentOf(settings, edited) } : { src: this.addressWith(settings) };
    if (turn === this.#turn && JSON.stringify(wanted) !== JSON.stringify(this.#shown)) this.#load(wanted);
  }

  /** Loads a document in a new frame: in the same one, each would be a step of the browser's history. */
  #load(wanted: FrameDocument): void {
    this.#shown = wanted;
    this.#listeners.onLoad();
    const frame = this.#frame.cloneNode() as HTMLIFrameElement;
    for (const name of ['src', 'srcdoc']) frame.removeAttribute(name);
    frame.addEventListener('load', () => followHeight(frame));
    Object.assign(frame, wanted);
    this.#frame.replaceWith(frame);
    this.#frame = frame;
  }

  async #documentOf(settings: ExampleSettings, { kind, code }: EditedCode): Promise<string> {
    const { language } = settings;
    const moreHead = `<base href="${new URL(`examples/${language}/${this.#path}.html`, siteRoot).href}">\n`;
    const options = { title: this.#frame.title, root: siteRoot.href, moreHead };
    let document: string;
    if (kind === 'html') {
      document = htmlFrame(code, options);
      const start = document.indexOf(code);
      // A whole document has lines of the site in its head.
      this.#firstLine = start < 0 ? lines(document) - lines(code) : lines(document.slice(0, start)) - 1;
    } else {
      const { compileReact, LINES_BEFORE_CODE } = await import('../build/examples/compile-react.js');
      const compiled = compileReact(code);
      document = reactFrame(compiled, options);
      this.#firstLine = lines(document.slice(0, document.indexOf(FIRST_COMPILED))) - 1 + LINES_BEFORE_CODE;
    }
    return document.replace(/<html [^>]*data-theme[^>]*(?=>)/, () => rootTag(settings));
  }
}

/** What compiled code begins with. */
const FIRST_COMPILED = 'import { createElement as createExample }';

const lines = (text: string): number => text.split('\n').length;

const rootTag = ({ theme, language, direction, density }: ExampleSettings): string =>
  `<html lang="${language}" dir="${direction}" data-theme="${theme}" data-density="${density}"`;

/** Makes a frame as high as its content. */
function followHeight(frame: HTMLIFrameElement): void {
  const content = frame.contentDocument?.body;
  if (!content) return;
  const isTall = frame.classList.contains('tall');
  const update = (): void => {
    const height = isTall ? OVERLAY_HEIGHT_PX : Math.min(Math.max(content.scrollHeight, MIN_HEIGHT_PX), MAX_HEIGHT_PX);
    frame.style.blockSize = `${height}px`;
  };
  new ResizeObserver(update).observe(content);
  update();
}
