// The document of an example, of the site and of the playground. Shows it as the query of its address says:
// `?theme=dark&language=en&direction=rtl&density=compact`. It has a storage of its own, which ends with it: what an example
// stores, such as the language, the theme or visited pages, would otherwise be that of the site, which has the same
// origin.
class ExampleStorage {
  #values = new Map();
  get length() {
    return this.#values.size;
  }
  key(index) {
    return [...this.#values.keys()][index] ?? null;
  }
  getItem(key) {
    return this.#values.get(String(key)) ?? null;
  }
  setItem(key, value) {
    this.#values.set(String(key), String(value));
  }
  removeItem(key) {
    this.#values.delete(String(key));
  }
  clear() {
    this.#values.clear();
  }
}
for (const name of ['localStorage', 'sessionStorage'])
  Object.defineProperty(window, name, { value: new ExampleStorage(), configurable: true });
const root = document.documentElement;
const query = new URLSearchParams(location.search);
// A document without a theme has one look only.
if (query.has('theme') && root.dataset.theme) root.dataset.theme = query.get('theme');
// A document of edited code has no address that it could change.
if (location.protocol === 'about:') history.pushState = history.replaceState = () => undefined;
if (query.has('density')) root.dataset.density = query.get('density');
if (query.has('language')) root.lang = query.get('language');
if (query.has('direction')) root.dir = query.get('direction');
// The page around the frame shows what is wrong in edited code, and what is written to the console.
const tell = (message) => {
  if (parent !== window) parent.postMessage(message, origin);
};
// The page around the frame loads other things when the example is alive.
addEventListener('load', async () => {
  const tags = [...document.querySelectorAll(':not(:defined)')].map(({ localName }) => localName);
  await Promise.all(tags.map((tag) => customElements.whenDefined(tag)));
  requestAnimationFrame(() => tell({ exampleShown: true }));
});
addEventListener('error', ({ message, filename, lineno }) => {
  // The line counts only in the document itself, not in a module of the kit.
  tell({ exampleError: { message, line: filename === location.href ? lineno : undefined } });
  tell({ exampleConsole: { level: 'error', text: message } });
});
addEventListener('unhandledrejection', ({ reason }) => {
  const message = `Uncaught (in promise) ${reason}`;
  const [, line] = /about:srcdoc:(\d+)/.exec(reason?.stack ?? '') ?? [];
  tell({ exampleError: { message, line: line && Number(line) } });
  tell({ exampleConsole: { level: 'error', text: message } });
});
const textOf = (value) => {
  if (typeof value === 'string') return value;
  if (value instanceof Error) return String(value);
  if (value instanceof Element) return value.cloneNode().outerHTML;
  try {
    return JSON.stringify(value) ?? String(value);
  } catch {
    return String(value);
  }
};
const LEVELS = { log: 'log', info: 'log', debug: 'log', warn: 'warn', error: 'error' };
for (const [name, level] of Object.entries(LEVELS)) {
  const write = console[name];
  console[name] = (...values) => {
    write.apply(console, values);
    tell({ exampleConsole: { level, text: values.map(textOf).join(' ') } });
  };
}
