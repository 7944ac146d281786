import { css } from 'lit';

export const badgeStyles = css`
  :host {
    display: inline-block;
    vertical-align: middle;
    line-height: 0;
    --_fill: var(--dass-color-danger);
    --_ink: var(--dass-color-surface);
  }
  :host([tone='accent']) {
    --_fill: var(--dass-color-accent-text);
  }
  :host([tone='neutral']) {
    --_fill: var(--dass-color-neutral);
  }
  :host([tone='info']) {
    --_fill: var(--dass-color-info);
  }
  :host([tone='success']) {
    --_fill: var(--dass-color-success);
  }
  :host([tone='warning']) {
    --_fill: var(--dass-color-warning);
  }
  .badge {
    display: inline-block;
    min-inline-size: 18px;
    padding-inline: 5px;
    border-radius: 9px;
    background: var(--_fill);
    color: var(--_ink);
    font-size: var(--dass-text-xs);
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    line-height: 18px;
    text-align: center;
    white-space: nowrap;
    direction: ltr;
  }
  .dot {
    min-inline-size: 0;
    inline-size: 8px;
    block-size: 8px;
    padding: 0;
    border-radius: 50%;
  }
  @media (forced-colors: active) {
    .badge {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
  @media print {
    .badge {
      print-color-adjust: exact;
    }
  }
`;
