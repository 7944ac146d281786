import { css, html, LitElement, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import 'dass-elements/dass-pick-list.js';

@customElement('app-parts')
export class Parts extends LitElement {
  static override readonly styles = css`
    dass-pick-list::part(list) { max-block-size: 20rem; }
  `;
  @property({ attribute: false }) accessor parts: readonly Part[] = [];
  override render() {
    return html`
      <dass-pick-list label="Parts" .items=${this.parts} ?required=${this.parts.length > 2} selection=${this.parts.length > 1 ? 'multiple' : 'single'} @dass-pick=${(event: CustomEvent<{ selected: Part[] }>) => this.save(event)}></dass-pick-list>
      ${this.parts.map((part) => html`<dass-chip label=${part.label}></dass-chip>`)}
      <dass-page-header heading="Parts">${this.parts.length ? html`<dass-button slot="actions">Save</dass-button>` : nothing}</dass-page-header>
    `;
  }
}
