import { css } from 'lit';

/**
 * A square button that shows an icon alone, for every element alike; with an accessible name. After `baseStyles` in
 * `static styles`: `<button class="icon-button" aria-label=…>`.
 */
export const iconButtonStyles = css`
  .icon-button {
    inline-size: var(--dass-control);
    block-size: var(--dass-control);
    display: grid;
    place-items: center;
    padding: 0;
    border: 0;
    border-radius: var(--dass-radius-s);
    background: none;
    color: var(--dass-color-text-quiet);
    cursor: pointer;
    flex: none;
  }
  .icon-button:hover {
    background: var(--dass-color-hover);
    color: var(--dass-color-text);
  }
  .icon-button:active {
    background: var(--dass-color-press);
  }
`;
