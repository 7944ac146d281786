import { css } from 'lit';

/** Cells that show a flag, a chip or an image. */
export const kindCellsStyles = css`
  .flag {
    display: grid;
    align-items: center;
    justify-content: start;
  }
  .flag.center {
    justify-content: center;
  }
  .flag.end {
    justify-content: end;
  }
  .flag .editable {
    cursor: pointer;
  }
  .checkbox:not(.editable)[aria-readonly][aria-checked='true'] {
    border-color: var(--dass-color-line-strong);
    background: var(--dass-color-surface);
    color: var(--dass-color-text);
  }
  .checkbox:not(.editable)[aria-readonly][aria-checked='false'] {
    border-color: var(--dass-color-line);
  }
  .toggle-box {
    position: relative;
    inline-size: 34px;
    block-size: 20px;
    border-radius: 10px;
    background: var(--dass-color-line-strong);
  }
  .toggle-box::before {
    content: '';
    position: absolute;
    inset-block-start: 3px;
    inset-inline-start: 3px;
    inline-size: 14px;
    block-size: 14px;
    border-radius: 50%;
    background: #fff;
  }
  .toggle-box[aria-checked='true'] {
    background: var(--dass-color-accent);
  }
  .toggle-box[aria-checked='true']::before {
    inset-inline-start: 17px;
  }
  .toggle-box[aria-readonly] {
    background: none;
    box-shadow: inset 0 0 0 1px var(--dass-color-line-strong);
  }
  .toggle-box[aria-readonly]::before {
    background: var(--dass-color-line-strong);
  }
  .toggle-box[aria-readonly][aria-checked='true']::before {
    background: var(--dass-color-text);
  }
  .editable:hover {
    outline: 4px solid var(--dass-color-hover);
  }

  /* As \`dass-boolean-chip\` looks, without an element for each cell. */
  .flag-chip {
    --_ink: var(--dass-color-neutral);
    padding: 2px 10px;
    border: 1px solid color-mix(in oklch, var(--_ink) 40%, var(--dass-color-surface));
    border-radius: 22px;
    background: color-mix(in oklch, var(--_ink) 12%, var(--dass-color-surface));
    color: var(--_ink);
    font-size: calc(0.8125 * var(--dass-font-size));
  }
  .flag-chip:is([data-meaning='yes'], [data-meaning='active']) {
    --_ink: var(--dass-color-success);
  }
  .flag-chip[data-meaning='inactive'] {
    --_ink: var(--dass-color-danger);
  }

  .image {
    display: flex;
    align-items: center;
  }
  .image img,
  .no-image {
    block-size: calc(100% - 8px);
    max-inline-size: 100%;
    border-radius: var(--dass-radius-s);
  }
  .image img {
    object-fit: contain;
  }
  .no-image {
    aspect-ratio: 1;
    border: 1px dashed var(--dass-color-line);
  }
  @media (pointer: coarse) {
    .editable::after {
      content: '';
      position: absolute;
      inset: -12px;
    }
    .checkbox.editable {
      position: relative;
    }
  }
  @media (forced-colors: active) {
    .toggle-box {
      border: 1px solid ButtonText;
      forced-color-adjust: none;
      background: Canvas;
    }
    .toggle-box::before {
      background: ButtonText;
    }
    .toggle-box[aria-checked='true'] {
      background: Highlight;
    }
    .toggle-box[aria-checked='true']::before {
      background: HighlightText;
    }
    .flag-chip {
      border: 1px solid;
    }
  }
  @media print {
    .toggle-box,
    .checkbox,
    .flag-chip {
      print-color-adjust: exact;
    }
  }
`;
