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
// The page around the frame shows what is wrong in edited code.
addEventListener('error', ({ message }) => parent.postMessage({ exampleError: message }, origin));
