// An example alone in its document, as the settings in its address show it.
// First: the example has a storage of its own.
import '../docs/client/frame.js';
import '../elements/autoloader.js';
import { createExample } from '../elements/base/examples.js';
import { setLanguage } from 'dass-elements/language.js';
import { findExample } from './catalogue.js';
import { readSettings } from './settings.js';

const { theme, language, direction, density } = readSettings(location.search);
const root = document.documentElement;
root.dataset.theme = theme;
root.dataset.density = density;
root.dir = direction;
await setLanguage(language);

const found = findExample(location.pathname.replace('/example', ''));
if (found) {
  const element = createExample(found.tag, found.example);
  document.body.append(element);
  await customElements.whenDefined(found.tag);
  if (found.example.overlay && 'open' in element) {
    const button = document.createElement('dass-button');
    button.className = 'open-again';
    button.textContent = 'Open';
    const open = () => Object.assign(element, { open: true });
    button.addEventListener('click', open);
    element.before(button);
    open();
  }
}
