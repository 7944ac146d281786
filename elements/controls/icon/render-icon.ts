import { html, type TemplateResult } from 'lit';

/** An icon in a template of the kit: decoration, hidden from assistive technology; the control around it has the name. */
export const renderIcon = (path: string): TemplateResult =>
  html`<svg
    class="icon"
    viewBox="0 0 24 24"
    width="1.25em"
    height="1.25em"
    fill="none"
    stroke="currentColor"
    stroke-width="1.75"
    stroke-linecap="round"
    stroke-linejoin="round"
    aria-hidden="true"
  >
    <path d=${path}></path>
  </svg>`;
