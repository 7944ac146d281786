import { css } from 'lit';
import { createPart } from '../../../base/rows/row-part.js';

/** Where the columns that scroll begin and end, in pixels from the edges of the table. */
export interface ScrolledArea {
  /** Width of the columns that stay in sight at the start and at the end. */
  readonly start: number;
  readonly end: number;
  /** Width of the columns that does not fit into the table. */
  readonly overflow: number;
}

/**
 * A shadow at each edge behind which columns are cut off: of the table, of the first column, or of a pinned one. They stand
 * above the rows, so that scrolling changes no cell.
 */
export class CutEdges {
  readonly #start = createEdge('start');
  readonly #end = createEdge('end');
  #overflow = 0;
  #position = 0;

  /** Follows a change of the columns. Without overflow, there are no shadows. */
  setArea(scroller: HTMLElement, { start, end, overflow }: ScrolledArea): void {
    this.#overflow = overflow;
    const frame = scroller.parentElement;
    if (frame && this.#start.parentElement !== frame) {
      if (overflow <= 0) return;
      frame.append(this.#start, this.#end);
    }
    this.#start.style.setProperty('inset-inline-start', `${start}px`);
    this.#end.style.setProperty('inset-inline-end', `calc(var(--_scroll-bar, 0px) + ${end}px)`);
    this.scrollTo(this.#position);
  }

  /** Follows a change of the size, of which the scroll bars are no part. */
  setSize({ clientHeight, offsetWidth, clientWidth }: HTMLElement): void {
    for (const { style } of [this.#start, this.#end]) style.setProperty('block-size', `${clientHeight}px`);
    this.#end.style.setProperty('--_scroll-bar', `${offsetWidth - clientWidth}px`);
  }

  /** Follows the scroll position: the distance from the start, in pixels. */
  scrollTo(position: number): void {
    this.#position = position;
    setHidden(this.#start, this.#overflow <= 0 || position < 1);
    setHidden(this.#end, position > this.#overflow - 1);
  }
}

function createEdge(side: 'start' | 'end'): HTMLElement {
  const edge = createPart('div', `edge ${side}`, { role: 'presentation' });
  edge.hidden = true;
  return edge;
}

function setHidden(edge: HTMLElement, isHidden: boolean): void {
  if (edge.hidden !== isHidden) edge.hidden = isHidden;
}

export const cutEdgesStyles = css`
  .frame {
    position: relative;
  }
  .edge {
    position: absolute;
    inset-block-start: 0;
    z-index: 1;
    inline-size: 12px;
    background: linear-gradient(to right, light-dark(rgb(15 25 45 / 0.16), rgb(0 0 0 / 0.55)), transparent);
    pointer-events: none;
  }
  .edge:is(.end:dir(ltr), .start:dir(rtl)) {
    scale: -1 1;
  }
  /* Cards do not scroll sideways. */
  .edge[hidden],
  .cards ~ .edge {
    display: none;
  }
  @media (forced-colors: active) {
    .edge {
      inline-size: 2px;
      background: CanvasText;
      forced-color-adjust: none;
    }
  }
  @media print {
    .edge {
      display: none;
    }
  }
`;
