import { css } from 'lit';

/**
 * A square button that shows an icon alone, for every element alike; with an accessible name. After `baseStyles` in
 * `static styles`: `<button class="icon-button" aria-label=…>`. `--_icon-button` is its width and height, `--dass-control`
 * by default.
 */
export const iconButtonStyles = css`
  .icon-button {
    flex: none;
    display: grid;
    place-items: center;
    inline-size: var(--_icon-button, var(--dass-control));
    block-size: var(--_icon-button, var(--dass-control));
    padding: 0;
    border: 0;
    border-radius: var(--dass-radius-s);
    background: none;
    color: var(--dass-color-text-quiet);
    cursor: pointer;
    transition: background-color var(--dass-time-fast) var(--dass-ease);
  }
  .icon-button:hover {
    background: var(--dass-color-hover);
    color: var(--dass-color-text);
  }
  .icon-button:active {
    background: var(--dass-color-press);
  }
`;
