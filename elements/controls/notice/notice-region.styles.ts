import { css } from 'lit';

export const noticeRegionStyles = css`
  :host {
    display: contents;
  }
  .region {
    position: fixed;
    inset: 0;
    inline-size: auto;
    block-size: auto;
    max-inline-size: none;
    max-block-size: none;
    padding: 0;
    border: 0;
    background: none;
    pointer-events: none;
    overflow: visible;
  }
  .position {
    position: absolute;
    inset-inline: var(--dass-space-4);
    inset-block-start: calc(60px + var(--dass-space-3));
    display: flex;
    flex-direction: column;
    align-items: center;
    gap: var(--dass-space-2);
  }
  .bottom,
  .bottom-start,
  .bottom-end {
    inset-block: auto max(var(--dass-space-4), env(safe-area-inset-bottom));
  }
  .top-start,
  .bottom-start {
    align-items: flex-start;
  }
  .top-end,
  .bottom-end {
    align-items: flex-end;
  }
  ::slotted(*) {
    pointer-events: auto;
    inline-size: min(100%, 420px);
  }
  .waiting {
    margin: 0;
    padding: 2px var(--dass-space-3);
    border: 1px solid var(--dass-color-line);
    border-radius: 99px;
    background: var(--dass-color-raised);
    color: var(--dass-color-text-quiet);
    font-size: var(--dass-text-xs);
  }
`;
