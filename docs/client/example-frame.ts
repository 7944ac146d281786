// The frame of an example: its document as the settings say, or the code that the user has edited.
import { htmlFrame, reactFrame } from '../build/examples/frames.js';
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

/** A document of a frame: its address, or its text. */
type FrameDocument = { readonly src: string } | { readonly srcdoc: string };

export class ExampleFrame {
  #frame: HTMLIFrameElement;
  /** Address of the example's documents, without its ending. */
  readonly #address: string;
  #shown: FrameDocument | undefined;
  /** Number of the last call of `show()`. */
  #turn = 0;

  /** @param onError is called with the message of an uncaught error in the document that is shown */
  constructor(section: HTMLElement, onError: (message: string) => void) {
    this.#frame = section.querySelector('iframe')!;
    addEventListener('message', ({ source, data }: MessageEvent<{ exampleError?: string } | null>) => {
      if (source === this.#frame.contentWindow && data?.exampleError) onError(data.exampleError);
    });
    this.#address = new URL(section.dataset.example!, document.baseURI).href;
  }

  /** Address of the example's document with the settings. */
  addressWith(settings: ExampleSettings): string {
    return `${this.#address}.html${queryOf(settings)}`;
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
    const frame = this.#frame.cloneNode() as HTMLIFrameElement;
    for (const name of ['src', 'srcdoc']) frame.removeAttribute(name);
    frame.addEventListener('load', () => followHeight(frame));
    Object.assign(frame, wanted);
    this.#frame.replaceWith(frame);
    this.#frame = frame;
  }

  async #documentOf(settings: ExampleSettings, { kind, code }: EditedCode): Promise<string> {
    const base = `<base href="${this.#address}.html">\n`;
    const root = siteRoot.href;
    const { title } = this.#frame;
    const document =
      kind === 'html'
        ? htmlFrame(code, title, root, base)
        : reactFrame((await import('../build/examples/compile-react.js')).compileReact(code), title, root, base);
    return document.replace(/<html [^>]*data-theme[^>]*(?=>)/, () => rootTag(settings));
  }
}

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
