import { css } from 'lit';

/**
 * The check mark of a row with `.on`. With `.ticks` on the list each row has a checkbox. A standalone checkbox is a
 * `.tick-box` with an icon, or a `.tick` with `aria-checked`.
 */
export const tickStyles = css`
  .tick {
    flex: none;
    display: grid;
    place-items: center;
    inline-size: 18px;
    color: var(--dass-color-accent-text);
  }
  /* Drawn with CSS: an icon element in each row would double the cost of a list. */
  :is(.on .tick, .tick[aria-checked='true'])::before {
    content: '';
    inline-size: 12px;
    block-size: 12px;
    background: currentColor;
    clip-path: polygon(14% 47%, 4% 58%, 38% 90%, 97% 22%, 86% 12%, 37% 68%);
  }
  .ticks .tick,
  .tick-box {
    flex: none;
    display: grid;
    place-items: center;
    inline-size: 18px;
    block-size: 18px;
    border: 1px solid var(--dass-color-line-strong);
    border-radius: var(--dass-radius-s);
    background: var(--dass-color-surface);
    color: var(--dass-color-on-accent);
    font-size: 12px;
  }
  .ticks :is(.on .tick, .tick:is([aria-checked='true'], [aria-checked='mixed'])),
  .tick-box.on {
    border-color: var(--dass-color-accent);
    background: var(--dass-color-accent);
  }
  @media (forced-colors: active) {
    .ticks :is(.on .tick, .tick:is([aria-checked='true'], [aria-checked='mixed'])),
    .tick-box.on {
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
    .on .tick::before {
      forced-color-adjust: none;
    }
  }
`;
