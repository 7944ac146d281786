import { css } from 'lit';

export const switchStyles = css`
  :host {
    display: inline-block;
    vertical-align: middle;
    max-inline-size: 100%;
    --_track: var(--dass-color-line-strong);
  }
  .row {
    display: flex;
    align-items: center;
    gap: 10px;
    min-block-size: var(--dass-control);
  }
  .track {
    position: relative;
    flex: none;
    inline-size: 40px;
    block-size: 22px;
    padding: 0;
    border: 0;
    border-radius: 11px;
    background: var(--_track);
    cursor: pointer;
    transition: background-color var(--dass-time-fast) var(--dass-ease);
  }
  .thumb {
    position: absolute;
    inset-block-start: 3px;
    inset-inline-start: 3px;
    inline-size: 16px;
    block-size: 16px;
    border-radius: 50%;
    background: #fff;
    box-shadow: 0 1px 2px rgb(0 0 0 / 0.3);
    transition: inset-inline-start var(--dass-time-fast) var(--dass-ease);
  }
  .track[aria-checked='true'] {
    --_track: var(--dass-color-accent);
  }
  .track[aria-checked='true'] .thumb {
    inset-inline-start: 21px;
  }
  .track:hover {
    background: color-mix(in oklch, var(--_track) 88%, black);
  }
  .track:active {
    background: color-mix(in oklch, var(--_track) 76%, black);
  }
  :host(:state(user-invalid)) .track::before {
    content: '';
    position: absolute;
    inset: -4px;
    border: 2px solid var(--dass-color-danger);
    border-radius: 99px;
  }
  /* Around the ring of the error. */
  :host(:state(user-invalid)) .track:focus-visible {
    outline-offset: 5px;
  }
  .text {
    min-inline-size: 0;
    padding-block: 2px;
    cursor: pointer;
    overflow-wrap: anywhere;
  }
  :host([required]) .text::after {
    content: var(--dass-required-mark);
    color: var(--dass-color-danger);
  }
  :host([readonly]) :is(.track, .text) {
    cursor: default;
  }
  :host([readonly]) .track {
    background: var(--dass-color-surface);
    box-shadow: inset 0 0 0 1px var(--_track);
  }
  :host([readonly]) .thumb {
    background: var(--_track);
    box-shadow: none;
  }
  .track:disabled {
    background: var(--dass-color-neutral-line);
    cursor: not-allowed;
  }
  .track:disabled .thumb {
    background: var(--dass-color-surface);
    box-shadow: none;
  }
  :host(:disabled) .text {
    color: var(--dass-color-text-off);
    cursor: not-allowed;
  }
  .message {
    margin: 0;
    padding-inline-start: 50px;
  }
  @media (pointer: coarse) {
    .track {
      inline-size: 52px;
      block-size: 30px;
      border-radius: 15px;
    }
    .track::after {
      content: '';
      position: absolute;
      inset: -7px;
    }
    .thumb {
      inline-size: 24px;
      block-size: 24px;
    }
    .track[aria-checked='true'] .thumb {
      inset-inline-start: 25px;
    }
    .message {
      padding-inline-start: 62px;
    }
  }
  @media (forced-colors: active) {
    .track,
    .thumb {
      forced-color-adjust: none;
    }
    .track.track {
      --_track: ButtonText;
      background: Canvas;
      box-shadow: inset 0 0 0 1px var(--_track);
    }
    .track .thumb.thumb {
      background: var(--_track);
    }
    .track.track[aria-checked='true'] {
      --_track: Highlight;
    }
    .track.track:disabled {
      --_track: GrayText;
    }
  }
  @media print {
    .track,
    .thumb {
      print-color-adjust: exact;
    }
  }
`;
