import { css } from 'lit';

/** Styles of a field whose box has chips and the control: `.box`, `.values`, `#control`. With `.lines`, chips can wrap. */
export const chipFieldStyles = css`
  .box:has(#control:focus-visible) {
    border-color: var(--dass-color-accent-text);
    outline: 1px solid var(--dass-color-accent-text);
  }
  .values {
    flex: 1;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 2px var(--dass-space-1);
    min-inline-size: 0;
  }
  .lines > .values {
    padding-block: 2px;
    padding-inline-start: 3px;
  }
  dass-chip {
    --dass-chip-max-width: calc(16 * var(--dass-font-size));
  }
  #control {
    flex: 1 1 calc(5 * var(--dass-font-size));
    min-inline-size: 0;
    min-block-size: calc(var(--dass-control) - 2px);
    margin: 0;
    padding: var(--dass-space-1) 10px;
    border: 0;
    border-radius: inherit;
    outline: none;
    background: none;
    text-align: start;
    text-overflow: ellipsis;
    white-space: nowrap;
    overflow: hidden;
    appearance: none;
  }
  .lines #control {
    min-block-size: calc(var(--dass-control) - 6px);
    padding-inline-start: 7px;
  }
  /* The user cannot type: no separate line for the control. */
  .lines:not(:focus-within) #control:not(:only-child) {
    flex-basis: var(--dass-font-size);
    padding-inline: 0;
  }
`;
