import { html, type TemplateResult } from 'lit';

/** Renders a decorative icon, hidden from assistive technology. The control around it needs a name. */
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
