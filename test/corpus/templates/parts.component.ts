import { Component, CUSTOM_ELEMENTS_SCHEMA, Inject, input, output } from '@angular/core';
import 'dass-elements/dass-pick-list.js';
import type { DassPickList } from 'dass-elements/dass-pick-list.js';
import { PARTS, type Parts } from './parts';

@Component({
  selector: 'app-parts',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    @if (parts.all().length > 0) {
      <dass-pick-list label="Parts" [items]="parts.all()" selection="single" (dass-pick)="picked.emit($event.detail)" />
    }
  `,
})
export class PartsComponent {
  readonly label = input.required<string>();
  readonly picked = output<unknown>();
  constructor(@Inject(PARTS) protected readonly parts: Parts) {}
  reset(list: DassPickList): void {
    list.items = <never[]>[];
  }
}
