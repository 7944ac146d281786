import { html, nothing, type ReactiveElement, type TemplateResult } from 'lit';
import { resolveText } from '../../../locales/index.js';
import { formatCount, msg, plural, str } from '../../../locales/localize.js';
import { announce } from '../../base/announce.js';
import { LazyImport } from '../../base/loading/lazy-import.js';
import '../../controls/button/button.js';
import { close, undo } from '../../controls/icon/icons.js';
import { renderIcon } from '../../controls/icon/render-icon.js';
import { notify } from '../../controls/notice/notify.js';
import type { confirmDelete } from '../../messages/delete-dialog/confirm-delete.js';
import type { RemovedRow } from '../shared/changed-rows-model.js';
import { readRowResults, textOfError, type FailedRow } from '../shared/removal-model.js';
import type { RemoveRows, RestoreRows } from '../shared/remove-rows.js';

/** Maximum number of failed rows that are listed. */
const MAX_FAILED = 50;

/** The dialog whose rows are removed. */
export interface RemovalHost extends ReactiveElement {
  readonly open: boolean;
  readonly removeRows?: RemoveRows;
  readonly restoreRows?: RestoreRows;
}

export interface RemovalOptions {
  labelOf(row: object): string;
  /** The user has confirmed that these rows are to be removed. */
  confirmed(rows: readonly object[]): void;
  /** Removes the rows from the table. @returns what `restored` needs */
  removed(rows: readonly object[]): readonly RemovedRow[];
  restored(rows: readonly RemovedRow[]): void;
  /** Tells the application: the rows that the user wants to remove, or those that were removed. */
  report(rows: readonly object[]): void;
  /** Focuses the table, when what had the focus disappears. */
  refocus(): void;
}

/** What the last removal has led to. */
type Outcome =
  | { readonly status: 'running'; readonly action: 'remove' | 'restore'; readonly controller: AbortController }
  | {
      readonly status: 'done';
      readonly action: 'remove' | 'restore';
      /** The rows that were removed, or restored. */
      readonly rows: readonly RemovedRow[];
      readonly failed: readonly FailedRow[];
      /** Restores: rows that were removed, or those that were not restored. */
      readonly restore: (() => void) | undefined;
    }
  | { readonly status: 'failed'; readonly text: string; readonly retry: () => void };

/** Removes rows: asks, runs `removeRows`, and shows above the table what came of it. */
export class RemovalController {
  readonly #host: RemovalHost;
  readonly #options: RemovalOptions;
  readonly #deleteDialog: LazyImport<{ confirmDelete: typeof confirmDelete }>;
  #outcome: Outcome | undefined;
  #isAsking = false;

  constructor(host: RemovalHost, options: RemovalOptions) {
    this.#host = host;
    this.#options = options;
    this.#deleteDialog = new LazyImport(host, async () => {
      const module = await import('../../messages/delete-dialog/confirm-delete.js');
      await module.deleteDialog.import();
      return module;
    });
  }

  /** Whether a removal is running. Then no other one can begin. */
  get isRunning(): boolean {
    return this.#outcome?.status === 'running';
  }

  /** Asks whether to remove these rows. */
  ask(rows: readonly object[]): void {
    if (this.#isAsking || this.isRunning || rows.length === 0) return;
    this.#deleteDialog.load((modules) => void this.#ask(modules.confirmDelete, rows));
  }

  /** The dialog has closed: a removal goes on, and its failure is shown in the page. */
  reset(): void {
    if (!this.isRunning) this.#set(undefined);
  }

  render(): TemplateResult | typeof nothing {
    const outcome = this.#outcome;
    if (!outcome) return nothing;
    const isError = outcome.status === 'failed' || (outcome.status === 'done' && outcome.failed.length > 0);
    return html`<div class=${isError ? 'outcome error' : 'outcome'}>
      ${outcome.status === 'done' ? this.#renderDone(outcome) : this.#renderUnfinished(outcome)}
    </div>`;
  }

  #renderDone(outcome: Outcome & { status: 'done' }): TemplateResult {
    const { action, failed, restore } = outcome;
    return html`<div class="outcome-text">
        <p>${outcomeText(outcome)}</p>
        ${
          failed.length > 0
            ? html`<ul>
                ${failed
                  .slice(0, MAX_FAILED)
                  .map(
                    ({ row, reason }) => html`<li><b>${this.#options.labelOf(row)}</b>: ${resolveText(reason)}</li>`,
                  )}
              </ul>`
            : nothing
        }
      </div>
      ${
        restore
          ? html`<dass-button class="undo" @click=${restore}
              >${
                action === 'remove'
                  ? html`${renderIcon(undo)}${msg('Desfazer', { id: 'dassLookupUndo' })}`
                  : msg('Tentar de novo', { id: 'dassLookupRetry' })
              }</dass-button
            >`
          : nothing
      }<dass-button
        class="dismiss"
        icon-only
        appearance="plain"
        label=${msg('Fechar aviso', { id: 'dassLookupDismiss' })}
        @click=${() => this.#end(undefined)}
        >${renderIcon(close)}</dass-button
      >`;
  }

  #renderUnfinished(outcome: Outcome & { status: 'running' | 'failed' }): TemplateResult {
    if (outcome.status === 'failed')
      return html`<p class="outcome-text">${resolveText(outcome.text)}</p>
        <dass-button class="retry" @click=${outcome.retry}
          >${msg('Tentar de novo', { id: 'dassLookupRetry' })}</dass-button
        ><dass-button
          class="dismiss"
          icon-only
          appearance="plain"
          label=${msg('Fechar aviso', { id: 'dassLookupDismiss' })}
          @click=${() => this.#end(undefined)}
          >${renderIcon(close)}</dass-button
        >`;
    return html`<p class="outcome-text">
        ${
          outcome.action === 'remove'
            ? msg('Removendo…', { id: 'dassLookupRemoving' })
            : msg('Restaurando…', { id: 'dassLookupRestoring' })
        }
      </p>
      <dass-button class="stop" @click=${() => this.#cancel(outcome.controller)}
        >${msg('Interromper', { id: 'dassLookupStop' })}</dass-button
      >`;
  }

  async #ask(ask: typeof confirmDelete, rows: readonly object[]): Promise<void> {
    this.#isAsking = true;
    try {
      const isConfirmed = await ask(rows.map((row) => this.#options.labelOf(row)));
      if (!isConfirmed || !this.#host.isConnected) return;
    } finally {
      this.#isAsking = false;
    }
    this.#options.confirmed(rows);
    if (this.#host.removeRows) await this.#remove(rows);
    else this.#options.report(rows);
  }

  async #remove(rows: readonly object[]): Promise<void> {
    const controller = this.#begin('remove');
    try {
      const answer = await this.#host.removeRows?.({ rows, signal: controller.signal });
      if (!this.#isCurrent(controller)) return;
      const { succeeded, failed } = readRowResults(rows, answer);
      const removed = this.#options.removed(succeeded);
      const canRestore = this.#host.restoreRows !== undefined && removed.length > 0;
      const restore = canRestore ? () => void this.#restore(removed) : undefined;
      this.#end({ status: 'done', action: 'remove', rows: removed, failed, restore });
      if (succeeded.length > 0) this.#options.report(succeeded);
    } catch (error) {
      this.#fail(controller, error, () => void this.#remove(rows));
    }
  }

  async #restore(removed: readonly RemovedRow[]): Promise<void> {
    const controller = this.#begin('restore');
    try {
      const rows = removed.map(({ row }) => row);
      const answer = await this.#host.restoreRows?.({ rows, signal: controller.signal });
      if (!this.#isCurrent(controller)) return;
      const { succeeded, failed } = readRowResults(rows, answer);
      const restored = removed.filter(({ row }) => succeeded.includes(row));
      this.#options.restored(restored);
      if (failed.length > 0) {
        const others = removed.filter((one) => !restored.includes(one));
        const restore = (): void => void this.#restore(others);
        return this.#end({ status: 'done', action: 'restore', rows: restored, failed, restore });
      }
      announce(restoredText(restored.length));
      this.#end(undefined);
    } catch (error) {
      this.#fail(controller, error, () => void this.#restore(removed));
    }
  }

  #begin(action: 'remove' | 'restore'): AbortController {
    const controller = new AbortController();
    this.#end({ status: 'running', action, controller });
    return controller;
  }

  #isCurrent(controller: AbortController): boolean {
    return this.#outcome?.status === 'running' && this.#outcome.controller === controller;
  }

  /** The user does not wait for the answer any longer. */
  #cancel(controller: AbortController): void {
    if (!this.#isCurrent(controller)) return;
    this.#end(undefined);
    controller.abort();
  }

  #fail(controller: AbortController, error: unknown, retry: () => void): void {
    if (!this.#isCurrent(controller)) return;
    this.#end({ status: 'failed', text: textOfError(error), retry });
  }

  /** Shows another outcome. The focus does not get lost with a button of the old one. */
  #end(outcome: Outcome | undefined): void {
    const hadFocus = this.#host.shadowRoot?.activeElement?.closest('.outcome') != null;
    this.#set(this.#host.open || outcome?.status === 'running' ? outcome : undefined);
    if (!this.#host.open) this.#notifyFailure(outcome);
    else if (outcome) announce(outcomeText(outcome), outcome.status === 'failed' ? 'assertive' : 'polite');
    if (hadFocus) this.#options.refocus();
  }

  #notifyFailure(outcome: Outcome | undefined): void {
    if (outcome?.status !== 'failed' && !(outcome?.status === 'done' && outcome.failed.length > 0)) return;
    void notify({ message: () => outcomeText(outcome), type: 'error' });
  }

  #set(outcome: Outcome | undefined): void {
    this.#outcome = outcome;
    this.#host.requestUpdate();
  }
}

function outcomeText(outcome: Outcome): string {
  if (outcome.status === 'failed') return resolveText(outcome.text);
  if (outcome.status === 'done') return doneText(outcome);
  return outcome.action === 'remove' ? msg('Removendo…', { id: 'dassLookupRemoving' }) : '';
}

function doneText({ action, rows, failed }: Outcome & { status: 'done' }): string {
  const [done, notDone] = action === 'remove' ? [removedText, failedText] : [restoredText, notRestoredText];
  const texts = [rows.length > 0 ? done(rows.length) : '', failed.length > 0 ? notDone(failed.length) : ''];
  return texts.filter(Boolean).join(', ');
}

const removedText = (count: number): string =>
  plural(count, {
    one: msg(str`${formatCount(count)} registro removido`, { id: 'dassLookupRemovedOne' }),
    many: msg(str`${formatCount(count)} de registros removidos`, { id: 'dassLookupRemovedMany' }),
    other: msg(str`${formatCount(count)} registros removidos`, { id: 'dassLookupRemovedOther' }),
  });

const failedText = (count: number): string =>
  plural(count, {
    one: msg(str`${formatCount(count)} não removido`, { id: 'dassLookupFailedOne' }),
    many: msg(str`${formatCount(count)} de registros não removidos`, { id: 'dassLookupFailedMany' }),
    other: msg(str`${formatCount(count)} não removidos`, { id: 'dassLookupFailedOther' }),
  });

const restoredText = (count: number): string =>
  plural(count, {
    one: msg(str`${formatCount(count)} registro restaurado`, { id: 'dassLookupRestoredOne' }),
    many: msg(str`${formatCount(count)} de registros restaurados`, { id: 'dassLookupRestoredMany' }),
    other: msg(str`${formatCount(count)} registros restaurados`, { id: 'dassLookupRestoredOther' }),
  });

const notRestoredText = (count: number): string =>
  plural(count, {
    one: msg(str`${formatCount(count)} não restaurado`, { id: 'dassLookupNotRestoredOne' }),
    many: msg(str`${formatCount(count)} de registros não restaurados`, { id: 'dassLookupNotRestoredMany' }),
    other: msg(str`${formatCount(count)} não restaurados`, { id: 'dassLookupNotRestoredOther' }),
  });
