'use client';
// Generated from custom-elements.json by scripts/generate/generate-wrappers.mjs. Do not edit.
import * as React from 'react';
import { createComponent } from './internal/create-component.js';
import { DassFormLayout as DassFormLayoutElement } from '../entries/dass-form-layout.js';

export type { DassFormLayoutElement };
export type * from '../entries/dass-form-layout.js';

/** The props of <DassFormLayout>, in addition to the attributes of every HTML element. */
export interface DassFormLayoutOwnProps {
  /**
   * The greatest number of columns, 1 to 4. There are two from a width of 30rem, three from 40rem and four from 60rem;
   * with labels at the side from 52rem, 78rem and 104rem. A layout of up to four columns never has three, so that fields
   * that span two columns fill its rows. Default: `4`.
   */
  columns?: DassFormLayoutElement['columns'] | undefined;
  /**
   * Where the fields of the kit have their labels: `top` (default), or `side`, before the field. In a layout narrower
   * than 28rem they are always above the field. Fields inside of other children have their labels above.
   */
  labels?: DassFormLayoutElement['labels'] | undefined;
  /**
   * Heading of a section, and the accessible name of its group. It is not a heading of the page's outline. A text that
   * starts with `dass` is a message id. Default: `''`, the fields are no group.
   */
  heading?: DassFormLayoutElement['heading'] | undefined;
  /** A sentence below the heading. A text that starts with `dass` is a message id. Default: `''`. */
  description?: DassFormLayoutElement['description'] | undefined;
}
export type DassFormLayoutProps = DassFormLayoutOwnProps & Omit<React.HTMLAttributes<DassFormLayoutElement>, keyof DassFormLayoutOwnProps>;

const component: unknown = createComponent({
  tagName: 'dass-form-layout',
  elementClass: DassFormLayoutElement,
  react: React,
  events: {},
  displayName: 'DassFormLayout',
});

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
 *
 * Slots:
 * - default: The fields, and sections: form layouts with a `heading`. Any element can be a field.
 * - `actions`: The buttons of the form. They stay together.
 * - `status`: What is said about the form, such as 'Unsaved changes': before the buttons, or above them where there is no room for both.
 */
export const DassFormLayout = component as React.FunctionComponent<DassFormLayoutProps & React.RefAttributes<DassFormLayoutElement>>;
