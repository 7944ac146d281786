import { html, nothing } from 'lit';
import { resolveText } from '../../../locales/index.js';
import { DassElement } from '../../base/dass-element.js';
import { number, oneOf, property } from '../../base/property.js';
import { define } from '../../base/registration.js';
import { baseStyles } from '../../base/styles/base.styles.js';
import { BarPadding } from './bar-padding.js';
import { formLayoutStyles } from './form-layout.styles.js';

const LABEL_POSITIONS = ['top', 'side'] as const;
/** Where the fields have their labels. */
export type FormLayoutLabels = (typeof LABEL_POSITIONS)[number];

/**
 * Arranges the fields of a form in columns, row by row in the order of the page. Its own width decides how many columns
 * there are. The controls of a row stay aligned when one of them shows an error.
 *
 * A child with `data-span="2"` or `data-span="3"` is as wide as that number of columns, or as the layout when it has
 * fewer; one with `data-span="full"` is always as wide as the layout.
 *
 * A section is a form layout with a `heading` in another one. It has its own `columns` and `labels`.
 *
 * The actions stay at the bottom of the window, or of what scrolls, while a part of the fields is below it. Their height
 * is part of its `scroll-padding`, so that they never hide a field that gets the focus. In a window that is lower than
 * 30rem they are at the end of the form.
 * @summary Arranges the fields of a form in columns, with sections and actions.
 * @slot - The fields, and sections: form layouts with a `heading`. Any element can be a field.
 * @slot actions - The buttons of the form. They stay together.
 * @slot status - What is said about the form, such as 'Unsaved changes': before the buttons, or above them where there is
 *   no room for both.
 * @csspart heading - The heading.
 * @csspart description - The description.
 * @csspart fields - The grid with the fields.
 * @csspart actions - The bar with the status and the actions.
 * @cssproperty [--dass-form-layout-padding=0px] - Space around the fields. The bar with the actions has no space around it.
 * @cssproperty [--dass-form-layout-label-width=calc(11 * var(--dass-font-size))] - Width of labels at the side.
 */
export class DassFormLayout extends DassElement {
  static override styles = [baseStyles, formLayoutStyles];

  /**
   * The greatest number of columns, 1 to 4. There are two from a width of 30rem, three from 40rem and four from 60rem;
   * with labels at the side from 52rem, 78rem and 104rem. A layout of up to four columns never has three, so that fields
   * that span two columns fill its rows. Default: `4`.
   */
  @property({ type: Number, reflect: true, accept: number({ min: 1, max: 4, whole: true }) })
  columns = 4;

  /**
   * Where the fields of the kit have their labels: `top` (default), or `side`, before the field. In a layout narrower
   * than 28rem they are always above the field. Fields inside of other children have their labels above.
   */
  @property({ type: String, reflect: true, accept: oneOf(LABEL_POSITIONS) })
  labels: FormLayoutLabels = 'top';

  /**
   * Heading of a section, and the accessible name of its group. It is not a heading of the page's outline. A text that
   * starts with `dass` is a message id. Default: `''`, the fields are no group.
   */
  @property({ type: String })
  heading = '';

  /** A sentence below the heading. A text that starts with `dass` is a message id. Default: `''`. */
  @property({ type: String })
  description = '';

  constructor() {
    super();
    this.addController(new BarPadding(this, () => this.renderRoot.querySelector<HTMLElement>('.actions')));
  }

  protected override render() {
    const heading = resolveText(this.heading);
    const description = resolveText(this.description);
    const hasBar = [...this.children].some(({ slot }) => slot === 'actions' || slot === 'status');
    const update = (): void => this.requestUpdate();
    return html`<div
        class="section"
        role=${heading ? 'group' : nothing}
        aria-labelledby=${heading ? 'heading' : nothing}
        aria-describedby=${heading && description ? 'description' : nothing}
      >
        ${heading ? html`<p id="heading" part="heading">${heading}</p>` : nothing}
        ${description ? html`<p id="description" part="description">${description}</p>` : nothing}
        <div class="fields" part="fields"><slot></slot></div>
      </div>
      <div class="actions" part="actions" ?hidden=${!hasBar}>
        <slot name="status" @slotchange=${update}></slot>
        <div class="buttons"><slot name="actions" @slotchange=${update}></slot></div>
      </div>`;
  }
}

define('dass-form-layout', DassFormLayout);

declare global {
  interface HTMLElementTagNameMap {
    'dass-form-layout': DassFormLayout;
  }
}
