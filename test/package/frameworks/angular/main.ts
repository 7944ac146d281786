import { bootstrapApplication } from '@angular/platform-browser';
import 'dass-elements/dass-data-table.js';
import 'dass-elements/dass-select-list.js';
import 'dass-elements/dass-text-input.js';
import { OrderPage } from './order.js';

void bootstrapApplication(OrderPage);
