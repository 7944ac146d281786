/* A first page: a header with a menu, and fields. */
import 'dass-elements/dass-header-layout.js';
import 'dass-elements/dass-text-input.js';
import 'dass-elements/dass-select-list.js';
import 'dass-elements/dass-date-input.js';
