import { LitElement, html } from 'lit';
import { mountHtml } from '../../support/fixture.js';

it('has a development warning of Lit', async () => {
  class UpdatesTwice extends LitElement {
    static override properties = { count: { type: Number } };
    declare count: number;
    constructor() {
      super();
      this.count = 0;
    }
    override updated(): void {
      this.count = 1;
    }
    override render() {
      return html`${this.count}`;
    }
  }
  customElements.define('updates-twice', UpdatesTwice);
  await mountHtml('<updates-twice></updates-twice>');
});
