import { createApp } from 'vue';
import 'dass-elements/dass-pick-list.js';
import 'dass-elements/dass-select-list.js';
import 'dass-elements/dass-switch.js';
import 'dass-elements/dass-text-input.js';
import Order from './order.vue';

createApp(Order).mount('#application');
