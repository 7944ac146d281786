import { Component, CUSTOM_ELEMENTS_SCHEMA } from '@angular/core';
import 'dass-elements/dass-pick-list.js';
import 'dass-elements/dass-text-input.js';

@Component({
  selector: 'wrong-page',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <dass-pick-list (dass-pick)="note($event.detail.chosen)" />
    <dass-text-input #field [lable]="'Comprador'" (input)="note(field.values)" />
  `,
})
export class WrongPage {
  protected note(_value: unknown): void {}
}
