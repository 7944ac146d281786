import { html, nothing, type ReactiveElement, type TemplateResult } from 'lit';
import { t } from '../../../locales/picks.js';
import { Later } from '../../base/later.js';
import type { PickPane } from './pick-pane.js';

/** The filters of the two lists as chips. What draws a chip loads with the first of them. */
export class PickChips {
  readonly #later: Later;

  constructor(host: ReactiveElement) {
    this.#later = new Later(host, () => import('../../controls/chip/chip.js'));
  }

  get loading(): Promise<void> | undefined {
    return this.#later.loading;
  }

  /** Loads the chips where there are some. */
  ask(panes: readonly PickPane[]): void {
    if (panes.some(({ chips }) => chips.length > 0)) this.#later.ask();
  }

  render(pane: PickPane, isOff: boolean): TemplateResult | typeof nothing {
    const { chips } = pane;
    if (chips.length === 0) return nothing;
    return html`<div class="chips" role="group" aria-label=${t('dassPickFilters')}>
      ${chips.map(
        (label) =>
          html`<dass-chip
            tone="accent"
            removable
            ?disabled=${isOff}
            .label=${label}
            @dass-remove=${() => pane.removeChip(label)}
          ></dass-chip>`,
      )}
    </div>`;
  }
}
