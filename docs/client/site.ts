// Every page of the documentation: menu, language, theme, search, examples, code to copy.
import { ready } from 'dass-elements/dass.js';
import { showExamples } from './examples.js';
import { addCopyButtons } from './guide-code.js';
import { startFrameOfSite } from './site-frame.js';
import { startSearch } from './search.js';

startFrameOfSite();
startSearch();
showExamples();
addCopyButtons();
const anatomy = document.querySelector<HTMLElement>('[data-anatomy]');
if (anatomy) void import('./anatomy.js').then(({ showAnatomy }) => showAnatomy(anatomy));
if (document.querySelector('.gallery')) void import('./home.js').then(({ showHome }) => showHome());
if (document.querySelector('.theme-editor')) void import('./theme-editor.js');
await ready();
