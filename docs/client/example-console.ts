// What the code of an example writes to the console, below its frame. It is hidden until there is a message.
import { button } from './button.js';
import { fill, texts } from './page-texts.js';

/** A message as `frame.js` sends it. */
export interface ConsoleMessage {
  readonly level: 'log' | 'warn' | 'error';
  readonly text: string;
}

const MAX_MESSAGES = 200;

export class ExampleConsole {
  readonly element = Object.assign(document.createElement('details'), { className: 'console', hidden: true });
  readonly #summary = document.createElement('summary');
  readonly #list = Object.assign(document.createElement('ol'), { role: 'log', ariaLive: 'off' });
  #last: ConsoleMessage | undefined;
  /** Number of messages that are not errors, and of errors, also of those that are not shown any more. */
  #counts = { messages: 0, errors: 0 };

  constructor() {
    this.#list.setAttribute('aria-label', texts.console);
    this.element.append(
      this.#summary,
      button(texts.clear, () => this.clear()),
      this.#list,
    );
  }

  add(message: ConsoleMessage): void {
    this.#counts.messages++;
    if (message.level === 'error') this.#counts.errors++;
    const { level, text } = message;
    if (this.#last?.level === level && this.#last.text === text) this.#repeat();
    else this.#append(message);
    this.#last = message;
    this.#update();
  }

  clear(): void {
    this.#counts = { messages: 0, errors: 0 };
    this.#last = undefined;
    this.#list.replaceChildren();
    this.#update();
  }

  #append({ level, text }: ConsoleMessage): void {
    const item = Object.assign(document.createElement('li'), { className: level });
    const name = { log: '', warn: texts.consoleWarning, error: texts.consoleError }[level];
    if (name) item.append(Object.assign(document.createElement('strong'), { textContent: `${name} ` }));
    item.append(Object.assign(document.createElement('code'), { textContent: text }));
    this.#list.append(item);
    if (this.#list.children.length > MAX_MESSAGES) this.#list.firstElementChild!.remove();
  }

  /** An equal message is shown once, with a number. */
  #repeat(): void {
    const item = this.#list.lastElementChild!;
    const count = item.querySelector('.count') ?? item.appendChild(document.createElement('span'));
    count.className = 'count';
    count.textContent = `× ${Number(count.textContent?.slice(2) || 1) + 1}`;
  }

  #update(): void {
    const { messages, errors } = this.#counts;
    this.element.hidden = messages === 0;
    this.#summary.textContent = fill(errors > 0 ? texts.consoleErrors : texts.consoleCount, {
      count: messages,
      errors,
    });
  }
}
