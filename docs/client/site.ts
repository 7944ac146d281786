// Every page of the documentation: menu, language, theme, search, examples, code to copy.
import { showExamples } from './examples.js';
import { firstExampleShown } from './first-example.js';
import { addCopyButtons } from './guide-code.js';
import { startFrameOfSite } from './site-frame.js';
import { startSearch } from './search.js';

startFrameOfSite();
startSearch();
showExamples();
addCopyButtons();
await firstExampleShown;
const anatomy = document.querySelector<HTMLElement>('[data-anatomy]');
if (anatomy) void import('./anatomy.js').then(({ showAnatomy }) => showAnatomy(anatomy));
if (document.querySelector('.gallery')) void import('./home.js').then(({ showHome }) => showHome());
if (document.querySelector('.theme-editor')) void import('./theme-editor.js');
const { ready } = await import('dass-elements/dass.js');
await ready();
