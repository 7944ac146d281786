import { mount } from 'svelte';
import 'dass-elements/dass-data-table.js';
import 'dass-elements/dass-select-list.js';
import 'dass-elements/dass-text-input.js';
import Order from './order.svelte';

mount(Order, { target: document.querySelector('#application')! });
