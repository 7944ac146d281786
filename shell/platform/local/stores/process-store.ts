import { processOrder } from '../../../../sample-data/process-order.js';
import {
  type OrderStep,
  type ProcessOrder,
  type RefusedStep,
  type SavedSteps,
  type StepParameters,
  parameterNames,
} from '../../../workspace/process/api.js';
import type { Database } from '../database/database.js';
import { RecordTable } from '../database/record-table.js';
import { isObject } from '../http/body-fields.js';

/** The process steps of a sample production order. The parameters that users change are stored on disk. */
export class ProcessStore {
  readonly #database: Database;
  /** The changed parameters by the id of the step. */
  readonly #parameters: RecordTable<number, Partial<StepParameters>>;
  readonly #order = processOrder();

  constructor(database: Database) {
    this.#database = database;
    this.#parameters = new RecordTable(database, 'step_parameters');
  }

  /** Returns the order with its steps; undefined if there is none with this number. */
  find(number: number): ProcessOrder | undefined {
    if (number !== this.#order.number) return undefined;
    const steps = this.#order.steps.map((step) => ({ ...step, ...this.#parameters.find(step.id) }));
    return { ...this.#order, steps };
  }

  /**
   * Stores parameters of steps. A step that is done, and one with an invalid parameter, is refused.
   * @param changes `{id, values}` each
   * @throws StorageError
   */
  save(changes: readonly unknown[]): SavedSteps {
    return this.#database.change(() => {
      const saved = new Map<number, OrderStep>();
      const refused: RefusedStep[] = [];
      for (const change of changes) {
        const { id, values } = isObject(change) ? change : {};
        const step = this.#order.steps.find((one) => one.id === id);
        const parameters = readParameters(values);
        if (!step || !parameters || step.status === 'done') {
          refused.push({ id: typeof id === 'number' ? id : 0, reason: reasonOf(step) });
          continue;
        }
        const all = { ...this.#parameters.find(step.id), ...parameters };
        this.#parameters.put(step.id, all);
        saved.set(step.id, { ...step, ...all });
      }
      return { saved: [...saved.values()], refused };
    });
  }
}

function reasonOf(step: OrderStep | undefined): string {
  if (!step) return 'dassProcessStepMissing';
  return step.status === 'done' ? 'dassProcessStepDone' : 'dassProcessInvalid';
}

type Range = readonly [min: number, max: number];

const ranges: Readonly<Partial<Record<keyof StepParameters, Range>>> = {
  temperature: [-40, 400],
  pressure: [0, 60],
  time: [0, 3_600],
  speed: [0, 20_000],
};
const MAX_TEXT_LENGTH = 80;

/** Reads parameters of a step. @returns undefined if one is unknown or invalid, or there is none */
function readParameters(value: unknown): Partial<StepParameters> | undefined {
  if (!isObject(value)) return undefined;
  const entries = Object.entries(value);
  const areValid = entries.length > 0 && entries.every(([name, each]) => isParameter(name, each));
  return areValid ? value : undefined;
}

function isParameter(name: string, value: unknown): boolean {
  const parameter = parameterNames.find((one) => one === name);
  if (!parameter) return false;
  if (parameter === 'isInspected') return value === null || typeof value === 'boolean';
  const range = ranges[parameter];
  if (!range) return typeof value === 'string' && value.length <= MAX_TEXT_LENGTH;
  return value === null || (typeof value === 'number' && value >= range[0] && value <= range[1]);
}
