import { css } from 'lit';

export const accountPanelStyles = css`
  .who {
    display: grid;
    margin: 0;
    padding: var(--dass-space-4);
    border-block-end: 1px solid var(--dass-color-line);
    overflow-wrap: anywhere;
  }
  strong {
    font-weight: 600;
  }
  .who span {
    color: var(--dass-color-text-quiet);
    font-size: var(--dass-text-xs);
  }
  .settings {
    display: grid;
    gap: var(--dass-space-4);
    padding: var(--dass-space-4);
  }
  fieldset {
    display: flex;
    min-inline-size: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }
  legend {
    margin-block-end: var(--dass-space-1);
    padding: 0;
    font-weight: 500;
  }
  fieldset label {
    position: relative;
    display: grid;
    place-items: center;
    flex: 1;
    min-block-size: var(--dass-control);
    margin-inline-start: -1px;
    padding: var(--dass-space-1) var(--dass-space-2);
    border: 1px solid var(--dass-color-line-strong);
    background: var(--dass-color-surface);
    text-align: center;
    cursor: pointer;
  }
  legend + label {
    margin-inline-start: 0;
    border-start-start-radius: var(--dass-radius-s);
    border-end-start-radius: var(--dass-radius-s);
  }
  label:last-child {
    border-start-end-radius: var(--dass-radius-s);
    border-end-end-radius: var(--dass-radius-s);
  }
  label:hover {
    background: linear-gradient(var(--dass-color-hover), var(--dass-color-hover)) var(--dass-color-surface);
  }
  label:has(:checked) {
    z-index: 1;
    border-color: var(--dass-color-accent-text);
    background: var(--dass-color-accent-soft);
    color: var(--dass-color-accent-text);
    font-weight: 600;
  }
  label:has(:focus-visible) {
    outline: 2px solid var(--dass-color-accent-text);
    outline-offset: 2px;
  }
  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  ::slotted(*) {
    display: block;
    margin: 0 var(--dass-space-4) var(--dass-space-4);
  }
  .sign-out {
    display: flex;
    align-items: center;
    gap: var(--dass-space-3);
    inline-size: 100%;
    min-block-size: max(44px, var(--dass-control));
    padding: var(--dass-space-2) var(--dass-space-4);
    border: 0;
    border-block-start: 1px solid var(--dass-color-line);
    background: none;
    text-align: start;
    cursor: pointer;
  }
  .sign-out:hover {
    background: var(--dass-color-hover);
  }
  .sign-out:active {
    background: var(--dass-color-press);
  }
  .sign-out:focus-visible {
    outline-offset: -2px;
  }
  @media (forced-colors: active) {
    label:has(:checked) {
      border-color: Highlight;
      color: Highlight;
      outline: 1px solid Highlight;
      outline-offset: -2px;
    }
  }
`;
