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
  #scroller: HTMLElement | undefined;
  #overflow = 0;

  /** Follows a change of the columns. Without overflow, there are no shadows. */
  setArea(scroller: HTMLElement, { start, end, overflow }: ScrolledArea): void {
    this.#overflow = overflow;
    if (scroller !== this.#scroller) {
      if (overflow <= 0) return;
      this.#scroller?.removeEventListener('scroll', this.#update);
      this.#scroller = scroller;
      scroller.addEventListener('scroll', this.#update, { passive: true });
      scroller.parentElement?.append(this.#start, this.#end);
    }
    this.#start.style.setProperty('inset-inline-start', `${start}px`);
    this.#end.style.setProperty('inset-inline-end', `calc(var(--_scroll-bar, 0px) + ${end}px)`);
    this.#update();
  }

  /** Follows a change of the size, of which the scroll bars are no part. */
  setSize({ clientHeight, offsetWidth, clientWidth }: HTMLElement): void {
    for (const { style } of [this.#start, this.#end]) style.setProperty('block-size', `${clientHeight}px`);
    this.#end.style.setProperty('--_scroll-bar', `${offsetWidth - clientWidth}px`);
  }

  #update = (): void => {
    // In a right-to-left table, positions are negative.
    const position = this.#overflow > 0 ? Math.abs(this.#scroller?.scrollLeft ?? 0) : 0;
    setHidden(this.#start, position < 1);
    setHidden(this.#end, position > this.#overflow - 1);
  };
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
