import { css } from 'lit';

/**
 * The box of a field: border, hover, focus ring and states, the same for every field. Use it after `formStyles` in
 * `static styles`:
 *
 * ```
 *     <span class="box" part="box">
 *       <span class="affix">R$</span>
 *       <input id="control" />
 *       <dass-spinner></dass-spinner>
 *       <button class="inside" type="button" tabindex="-1">…icon…</button>
 *     </span>
 * ```
 *
 * - `#control` fills the remaining space; the focus ring is around the box. A control that is the box itself is
 *   `<button id="control" class="box">`.
 * - `.inside` is a button, `.affix` a text or icon before or after it, `dass-spinner` shows loading.
 * - Disabled, read-only and invalid follow the host: `:disabled`, `[readonly]`, `:state(user-invalid)`.
 * - `.box.lines` is for a control with several lines: its neighbours stay at the first line.
 */
export const fieldBoxStyles = css`
  .box {
    position: relative;
    display: flex;
    align-items: center;
    inline-size: 100%;
    min-inline-size: 0;
    min-block-size: var(--dass-control);
    padding: 0;
    border: 1px solid var(--dass-color-line-strong);
    border-radius: var(--dass-radius-s);
    background: var(--dass-color-surface);
    color: var(--dass-color-text);
    text-align: start;
    cursor: text;
    transition: border-color var(--dass-time-fast) var(--dass-ease);
  }
  button.box {
    gap: var(--dass-space-2);
    padding: var(--dass-space-1) 10px;
    cursor: pointer;
  }
  .box:hover {
    border-color: var(--dass-color-text-quiet);
  }
  .box:has(> #control:focus-visible),
  .box#control:focus-visible {
    border-color: var(--dass-color-accent-text);
    outline: 1px solid var(--dass-color-accent-text);
    outline-offset: 0;
  }
  .box > #control {
    flex: 1;
    min-inline-size: 0;
    min-block-size: calc(var(--dass-control) - 2px);
    margin: 0;
    padding: var(--dass-space-1) 10px;
    border: 0;
    border-radius: inherit;
    outline: none;
    background: none;
    text-overflow: ellipsis;
    appearance: none;
  }
  .box ::placeholder {
    color: var(--dass-color-text-quiet);
    opacity: 1;
  }
  .affix {
    flex: none;
    display: flex;
    align-items: center;
    padding-inline-start: 10px;
    color: var(--dass-color-text-quiet);
    white-space: nowrap;
  }
  #control ~ .affix {
    padding-inline: 0 10px;
  }
  .box > dass-spinner {
    flex: none;
    margin-inline: 10px;
    color: var(--dass-color-text-quiet);
  }
  .inside {
    position: relative;
    flex: none;
    display: grid;
    place-items: center;
    align-self: stretch;
    inline-size: calc(var(--dass-control) - 2px);
    padding: 0;
    border: 0;
    border-radius: calc(var(--dass-radius-s) - 1px);
    background: none;
    color: var(--dass-color-text-quiet);
    cursor: pointer;
    transition: background-color var(--dass-time-fast) var(--dass-ease);
  }
  /* The border belongs to the touch target. */
  .inside::after {
    content: '';
    position: absolute;
    inset: -1px;
  }
  .inside:hover {
    background: var(--dass-color-hover);
    color: var(--dass-color-text);
  }
  .inside:active {
    background: var(--dass-color-press);
  }
  .inside:focus-visible {
    outline-offset: -2px;
  }
  .inside:disabled {
    background: none;
    color: var(--dass-color-text-off);
    cursor: not-allowed;
  }
  .box.lines {
    align-items: flex-start;
  }
  .box.lines > #control {
    padding-block: calc((var(--dass-control) - 2px - 1lh) / 2);
  }
  .box.lines > :is(.affix, .inside, dass-spinner) {
    align-self: flex-start;
    min-block-size: calc(var(--dass-control) - 2px);
  }
  :host([readonly]) .box {
    background: var(--dass-color-sunken);
  }
  :host([readonly]) button.box {
    cursor: default;
  }
  :host(:state(user-invalid)) .box {
    border-color: var(--dass-color-danger);
  }
  :host(:state(user-invalid)) .box:has(> #control:focus-visible),
  :host(:state(user-invalid)) .box#control:focus-visible {
    outline: 2px solid var(--dass-color-accent-text);
  }
  :host(:disabled) .box {
    border-color: var(--dass-color-line);
    background: var(--dass-color-sunken);
    color: var(--dass-color-text-off);
    cursor: not-allowed;
  }
  :host(:disabled) .box :is(#control, .affix, .inside),
  :host(:disabled) .box ::placeholder {
    color: var(--dass-color-text-off);
    cursor: not-allowed;
  }
  @media (pointer: coarse) {
    /* iOS zooms into the page when a field with a font below 16 px gets the focus. */
    .box {
      font-size: max(16px, 1em);
    }
  }
  @media (forced-colors: active) {
    .box:has(> #control:focus-visible),
    .box#control:focus-visible {
      outline: 2px solid Highlight;
    }
    :host(:state(user-invalid)) .box {
      border-style: dashed;
    }
    :host(:disabled) .box {
      border-color: GrayText;
      color: GrayText;
    }
  }
`;
