'use client';
// Generated from custom-elements.json by scripts/generate/generate-wrappers.mjs. Do not edit.
import * as React from 'react';
import { createComponent } from './internal/create-component.js';
import { DassCarousel as DassCarouselElement } from '../entries/dass-carousel.js';
import type { DassCarouselAddDetail, DassCarouselRemoveDetail, DassCarouselSlideDetail } from '../entries/dass-carousel.js';

export type { DassCarouselElement };
export type * from '../entries/dass-carousel.js';

/** The props of <DassCarousel>, in addition to the attributes of every HTML element. */
export interface DassCarouselOwnProps {
  /**
   * The accepted types: `image`, `pdf`, `video`, `audio`, `spreadsheet`, `text`, `presentation`, `calendar` and
   * `custom` (see `customType`), as a list, or as a text with spaces. The type of a file is decided by its declared
   * type, its extension and its content. A program is never accepted, unless `customType` names its extension. Another
   * image than the name says is accepted with its own type and a corrected name. Unknown names are ignored with one
   * warning. Default: `[]`, every type.
   */
  types?: DassCarouselElement['types'] | undefined;
  /**
   * The types that `custom` accepts, and their name for the user: `{type: 'model/step,.step', message: 'Desenho
   * STEP'}`. Default: none.
   */
  customType?: DassCarouselElement['customType'] | undefined;
  /** Maximum size of a file in MB (1,000,000 bytes), compared with 4 decimals. A larger file is rejected. Default: 10. */
  maxSize?: DassCarouselElement['maxSize'] | undefined;
  /** The files. The list and its objects are not changed. Default: `[]`. */
  files?: DassCarouselElement['files'] | undefined;
  /**
   * Index of the current slide. When `files` is replaced, the current slide stays current and its index may change;
   * setting the index again that it had before then has no effect, as frameworks set unchanged values (use `goTo()`).
   * With an index after the last slide, the last slide is current. Default: 0.
   */
  index?: DassCarouselElement['index'] | undefined;
  /** Prevents the user from adding and removing files. Default: `false`. */
  readOnly?: DassCarouselElement['readOnly'] | undefined;
  /** Prevents the user from adding and removing files, like `readOnly`. Files can still be viewed. Default: `false`. */
  disabled?: DassCarouselElement['disabled'] | undefined;
  /**
   * Accessible name of the carousel. A text that starts with `dass` is a message id. Default: `''`, 'Imagens e
   * documentos'.
   */
  label?: DassCarouselElement['label'] | undefined;
  /** Fired when the user has picked files to add. Files that are not accepted are shown in a notice. */
  onAdd?: ((event: CustomEvent<DassCarouselAddDetail> & { readonly target: DassCarouselElement; readonly currentTarget: DassCarouselElement }) => void) | undefined;
  /** Fired when the user wants to remove the current file. It stays until the application sets `files` without it. */
  onRemove?: ((event: CustomEvent<DassCarouselRemoveDetail> & { readonly target: DassCarouselElement; readonly currentTarget: DassCarouselElement }) => void) | undefined;
  /** Fired when the user has moved to another slide. */
  onSlide?: ((event: CustomEvent<DassCarouselSlideDetail> & { readonly target: DassCarouselElement; readonly currentTarget: DassCarouselElement }) => void) | undefined;
}
export type DassCarouselProps = DassCarouselOwnProps & Omit<React.HTMLAttributes<DassCarouselElement>, keyof DassCarouselOwnProps>;

const component: unknown = createComponent({
  tagName: 'dass-carousel',
  elementClass: DassCarouselElement,
  react: React,
  events: {
    onAdd: 'dass-add',
    onRemove: 'dass-remove',
    onSlide: 'dass-slide',
  },
  displayName: 'DassCarousel',
});

/**
 * Shows files one at a time: images, videos, audios, PDFs and texts by their content, anything else as a card with a
 * download. Only the current slide and its neighbors are loaded. Follows the APG carousel pattern.
 *
 * The user moves by swiping, with the buttons, or with the arrow keys, Page Up, Page Down, Home and End. F is full
 * screen. There, images can be fitted, zoomed (click, wheel, two fingers, +, - and 0), moved (drag, arrow keys) and
 * rotated (R). A PDF where the browser has no viewer has pages (Page Up, Page Down, Home and End) and a zoom (+, - and 0).
 *
 * The element never changes `files`: it fires events, and shows what the application then sets.
 *
 * Slots:
 * - `data`: `<script type="application/json">` with a JSON object whose keys are names of properties, or a list for `files`. It is not shown.
 */
export const DassCarousel = component as React.FunctionComponent<DassCarouselProps & React.RefAttributes<DassCarouselElement>>;
