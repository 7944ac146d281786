import { css } from 'lit';

export const textInputStyles = css`
  :host {
    display: inline-block;
    inline-size: calc(20 * var(--dass-font-size));
    max-inline-size: 100%;
    vertical-align: top;
  }
  :host([multiline]) {
    inline-size: calc(32 * var(--dass-font-size));
  }
  :host([type='number']) #control {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  :host([type='number']:dir(rtl)) #control[dir='ltr'] {
    text-align: left;
  }
  slot::slotted(*) {
    flex: none;
    margin-inline-start: 10px;
    color: var(--dass-color-text-quiet);
  }
  slot[name='end']::slotted(*) {
    margin-inline: 0 10px;
  }
  .box.lines > slot::slotted(*) {
    align-self: flex-start;
  }
  .box > .countdown {
    inset-inline: var(--dass-space-2);
    inset-block-end: 2px;
  }
`;

/** The text, the counter and the note. They are in the keyboard dialog, too. */
export const textPartStyles = css`
  :host(:dir(rtl)) #control[dir='ltr'] {
    text-align: right;
  }
  textarea {
    display: block;
    max-block-size: calc(var(--_lines) * 1lh + var(--dass-control) - 2px - 1lh);
    resize: none;
    overflow-y: auto;
    scrollbar-width: thin;
  }
  .below {
    display: flex;
    align-items: flex-start;
    gap: var(--dass-space-3);
  }
  .message {
    flex: 1;
    min-inline-size: 0;
  }
  .count {
    flex: none;
    direction: ltr;
    margin-block-start: var(--dass-space-1);
    font-size: var(--dass-text-xs);
    font-variant-numeric: tabular-nums;
    color: var(--dass-color-text-quiet);
  }
  .over {
    color: var(--dass-color-danger);
    font-weight: 600;
  }
  .note {
    font-size: var(--dass-text-xs);
    color: var(--dass-color-warning);
  }
`;
