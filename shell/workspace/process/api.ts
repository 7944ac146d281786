import type { OrderStep, ProcessOrder, StepParameters } from '../../../sample-data/process-order.js';
import type { CallOptions } from '../../app/service-call.js';

export type { OrderStep, ProcessOrder, StepParameters };

/**
 * The service of the process steps of a production order.
 *
 * Every call rejects with a `PlatformError` only.
 */
export interface ProcessApi {
  /** Rejects with status 404 when the order does not exist. */
  loadOrder(number: number, options?: CallOptions): Promise<ProcessOrder>;
  /**
   * Saves parameters of some steps. A step that cannot be saved is refused without a change; the others are saved.
   */
  saveParameters(order: number, changes: readonly StepChange[]): Promise<SavedSteps>;
}

/** The changed parameters of a step. */
export interface StepChange {
  /** Id of the step. */
  readonly id: number;
  readonly values: Partial<StepParameters>;
}

/** What became of the changes: each is either saved or refused. */
export interface SavedSteps {
  /** The stored steps. */
  readonly saved: readonly OrderStep[];
  readonly refused: readonly RefusedStep[];
}

export interface RefusedStep {
  /** Id of the step. */
  readonly id: number;
  /** Why the step was refused: a text or a message id. */
  readonly reason: string;
}

/** The parameters of a step, in the order in which they are shown. */
export const parameterNames = [
  'temperature',
  'pressure',
  'time',
  'speed',
  'adhesive',
  'tool',
  'responsible',
  'isInspected',
] as const satisfies readonly (keyof StepParameters)[];
