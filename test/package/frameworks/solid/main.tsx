import { render } from 'solid-js/web';
import 'dass-elements/dass-data-table.js';
import 'dass-elements/dass-select-list.js';
import 'dass-elements/dass-text-input.js';
import { Order } from './order.jsx';

render(() => <Order />, document.querySelector('#application')!);
