// The playground: every example of every element at its own address, in a frame, with switches for how it is shown.
import 'dass-elements/dass-header-bar.js';
import 'dass-elements/dass-select-list.js';
import 'dass-elements/dass-text-input.js';
import { setLanguage } from 'dass-elements/language.js';
import { html, nothing, render, type TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { elements, families, findExample, type FoundExample, type ListedElement } from './catalogue.js';
import { version } from '../package.json';
import { readSettings, SETTINGS, settingNames, writeSettings, type Setting } from './settings.js';

/** What the user has typed to find an element. */
let filter = '';

const settings = () => readSettings(location.search);
const addressOf = (element: ListedElement, example = Object.keys(element.examples)[0]): string =>
  `/${element.name}/${example}${writeSettings(settings())}`;

/** Follows a link within the playground, or changes a setting. */
function goTo(address: string): void {
  history.pushState(null, '', address);
  update();
}

function update(): void {
  const found = findExample(location.pathname);
  document.title = found ? `${found.element.name}, ${found.name} · Playground` : 'Playground';
  document.documentElement.dataset.theme = settings().theme;
  render(renderPage(found), document.body);
}

function renderPage(found: FoundExample | undefined): TemplateResult {
  return html`<dass-header-bar
      heading="Playground"
      home-link=${`/${writeSettings(settings())}`}
      without-menu
      version-label=${`v${version}`}
      ><a slot="logo" class="logo" href=${`/${writeSettings(settings())}`}>dass elements</a></dass-header-bar
    >
    <div class=${found ? 'page' : 'page index'}>
      <nav class="elements" aria-label="Elements">${renderFilter()} ${renderElementLinks(found)}</nav>
      <main>${found ? renderExample(found) : renderIndex()}</main>
    </div>`;
}

const renderFilter = () =>
  html`<dass-text-input
    label="Find an element"
    type="search"
    label-hidden
    placeholder="Find an element"
    @input=${(event: Event) => {
      filter = (event.target as HTMLElement & { value: string }).value.trim().toLowerCase();
      update();
    }}
  ></dass-text-input>`;

const matching = (family: string): ListedElement[] =>
  elements.filter((element) => element.family === family && element.name.includes(filter));

const renderFamilies = (renderFamily: (found: ListedElement[]) => TemplateResult) =>
  families.map((family) => {
    const found = matching(family);
    return found.length > 0
      ? html`<h2>${family}</h2>
          ${renderFamily(found)}`
      : nothing;
  });

const renderElementLinks = (current: FoundExample | undefined) =>
  renderFamilies(
    (found) =>
      html`<ul>
        ${found.map(
          (element) =>
            html`<li>
              <a href=${addressOf(element)} aria-current=${element === current?.element ? 'page' : nothing}
                >${element.name}</a
              >
            </li>`,
        )}
      </ul>`,
  );

const renderIndex = () =>
  html`<h1>Every element, every example</h1>
    <p class="lead">${elements.length} elements. Each example has its own address, with the settings in it.</p>
    ${renderFamilies(
      (found) =>
        html`<ul class="cards">
          ${found.map(
            (element) =>
              html`<li class="card">
                <h3><a href=${addressOf(element)}>${element.name}</a></h3>
                <p>${element.summary}</p>
                <p class="examples">
                  ${Object.keys(element.examples).map((name) => html`<a href=${addressOf(element, name)}>${name}</a> `)}
                </p>
              </li>`,
          )}
        </ul>`,
    )}`;

function renderExample({ element, tag, name, example }: FoundExample): TemplateResult {
  const { width } = settings();
  const address = `/example/${element.name}/${name}${writeSettings(settings())}`;
  return html`<h1>&lt;${tag}&gt;</h1>
    <p class="lead">${element.summary}</p>
    <ul class="choices" aria-label="Examples">
      ${Object.keys(element.examples).map(
        (one) =>
          html`<li>
            <a href=${addressOf(element, one)} aria-current=${one === name ? 'page' : nothing}>${one}</a>
          </li>`,
      )}
    </ul>
    <form class="settings" aria-label="How it is shown">${settingNames.map(renderSetting)}</form>
    <p>${example.summary}</p>
    <div class="stage">
      ${keyed(
        // Another address in the same frame would be a separate history entry.
        address,
        html`<iframe
          title=${`${element.name}, ${name}`}
          class=${width === 'full' ? 'full' : `px-${width}`}
          src=${address}
        ></iframe>`,
      )}
    </div>`;
}

function renderSetting(name: Setting): TemplateResult {
  const change = (event: Event) => {
    const value = (event.target as HTMLElement & { value: string }).value;
    goTo(location.pathname + writeSettings({ ...settings(), [name]: value }));
  };
  return html`<dass-select-list
    name=${name}
    required
    .label=${name[0]!.toUpperCase() + name.slice(1)}
    .options=${SETTINGS[name]}
    .value=${settings()[name]}
    @change=${change}
  ></dass-select-list>`;
}

/** Links within the playground do not reload the page. */
addEventListener('click', (event) => {
  const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
  if (!link || link.origin !== location.origin || event.defaultPrevented) return;
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  goTo(link.pathname + link.search);
  scrollTo(0, 0);
});
addEventListener('popstate', update);

await setLanguage('en');
update();
