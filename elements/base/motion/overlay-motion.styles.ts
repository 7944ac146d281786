import { css } from 'lit';

/**
 * The motion of an overlay (`class="overlay"`, a dialog or a popover), which comes from `--_away` and goes there. When it
 * closes it is out of reach at once: only its picture stays, above the page. Engines that cannot do that (Firefox 153,
 * WebKitGTK) hide it at once. The theme makes the times 0 where the user wants no motion.
 */
export const overlayMotionStyles = css`
  :where(.overlay) {
    --_away: 0 -4px;
  }
  .overlay:is([open], :popover-open) {
    animation: come var(--_coming, var(--dass-time-fast)) var(--dass-ease);
  }
  .overlay[open]::backdrop {
    animation: darken var(--_coming, var(--dass-time-fast)) var(--dass-ease);
  }
  @keyframes come {
    from {
      opacity: var(--_away-opacity, 0);
      translate: var(--_away);
    }
  }
  @keyframes darken {
    from {
      opacity: 0;
    }
  }
  @supports (overlay: auto) {
    .overlay,
    .overlay::backdrop {
      transition: allow-discrete var(--dass-time-fast) var(--dass-ease);
      transition-property: opacity, translate, display, overlay;
    }
    .overlay:not([open], :popover-open) {
      opacity: var(--_away-opacity, 0);
      translate: var(--_away);
      pointer-events: none;
      interactivity: inert;
    }
    .overlay:not([open], :popover-open)::backdrop {
      opacity: 0;
    }
  }
`;
