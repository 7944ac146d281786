import { css } from 'lit';

export const sliderStyles = css`
  :host {
    display: block;
    --_to: right;
    --_tone: var(--dass-color-accent-text);
    --_rail: var(--dass-color-neutral-line);
  }
  :host(:dir(rtl)) {
    --_to: left;
  }
  .head {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: var(--dass-space-3);
  }
  .label {
    margin: 0;
  }
  .output {
    flex: none;
    margin-inline-start: auto;
    color: var(--dass-color-text-quiet);
    font-variant-numeric: tabular-nums;
  }
  input {
    appearance: none;
    display: block;
    inline-size: 100%;
    block-size: max(28px, calc(var(--dass-control) - 8px));
    margin: 0;
    background: none;
    cursor: pointer;
    --_at: calc(10px + (100% - 20px) * var(--_share, 0));
    --_line: linear-gradient(to var(--_to), var(--_tone) var(--_at), var(--_rail) var(--_at));
    --_thumb: var(--dass-color-surface);
  }
  input::-webkit-slider-runnable-track {
    block-size: 4px;
    border-radius: 2px;
    background: var(--_line);
  }
  input::-moz-range-track {
    block-size: 4px;
    border-radius: 2px;
    background: var(--_line);
  }
  input::-webkit-slider-thumb {
    appearance: none;
    inline-size: 20px;
    block-size: 20px;
    margin-block-start: -8px;
    border: 2px solid var(--_tone);
    border-radius: 50%;
    background: var(--_thumb);
    box-shadow: 0 1px 2px rgb(0 0 0 / 0.2);
  }
  input::-moz-range-thumb {
    box-sizing: border-box;
    inline-size: 20px;
    block-size: 20px;
    border: 2px solid var(--_tone);
    border-radius: 50%;
    background: var(--_thumb);
    box-shadow: 0 1px 2px rgb(0 0 0 / 0.2);
  }
  /* A mark below the track for each named step, at the centre of the thumb. */
  .rail {
    display: block;
    position: relative;
  }
  .step-marks {
    position: absolute;
    inset-block-end: -1px;
    inset-inline: 9px;
    display: flex;
    justify-content: space-between;
    pointer-events: none;
  }
  .step-marks span {
    inline-size: 2px;
    block-size: 5px;
    border-radius: 1px;
    background: var(--dass-color-line-strong);
  }
  input:hover {
    --_thumb: var(--dass-color-accent-soft);
  }
  input:active {
    --_thumb: var(--dass-color-accent-text);
  }
  input:focus-visible {
    outline: none;
  }
  input:focus-visible::-webkit-slider-thumb {
    outline: 2px solid var(--dass-color-accent-text);
    outline-offset: 2px;
  }
  input:focus-visible::-moz-range-thumb {
    outline: 2px solid var(--dass-color-accent-text);
    outline-offset: 2px;
  }
  :host(:state(user-invalid)) {
    --_tone: var(--dass-color-danger);
  }
  :host([readonly]) input {
    --_thumb: var(--dass-color-sunken);
    --_tone: var(--dass-color-line-strong);
    cursor: default;
  }
  input:disabled {
    --_thumb: var(--dass-color-sunken);
    --_tone: var(--dass-color-neutral-line);
    cursor: not-allowed;
  }
  @media (pointer: coarse) {
    input {
      --_at: calc(14px + (100% - 28px) * var(--_share, 0));
      block-size: var(--dass-control);
    }
    .step-marks {
      inset-block-end: 2px;
      inset-inline: 13px;
    }
    input::-webkit-slider-thumb {
      inline-size: 28px;
      block-size: 28px;
      margin-block-start: -12px;
    }
    input::-moz-range-thumb {
      inline-size: 28px;
      block-size: 28px;
    }
  }
  @media (forced-colors: active) {
    input {
      appearance: auto;
    }
    .step-marks span {
      background: CanvasText;
      forced-color-adjust: none;
    }
  }
`;
