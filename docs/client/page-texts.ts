import type { Texts } from '../texts/texts.js';
import { fill } from '../texts/texts.js';

/** The texts of the page's language, from the page. */
export const texts = JSON.parse(document.getElementById('texts')!.textContent!) as Texts;
export { fill };

/** Address of the site's folder. */
export const siteRoot = new URL(document.documentElement.dataset.root!, document.baseURI);
