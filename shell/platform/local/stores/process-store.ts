import { processOrder } from '../../../../sample-data/process-order.js';
import {
  type OrderStep,
  type ProcessOrder,
  type RefusedStep,
  type SavedSteps,
  type StepParameters,
  parameterNames,
} from '../../../workspace/process/api.js';
import { isObject } from '../http/body-fields.js';
import { readEntries, StateFile, type StateFileOptions, type StateFormat } from './state-file.js';

/** The changed parameters by the id of the step. */
type ChangedParameters = ReadonlyMap<number, Partial<StepParameters>>;

/** The process steps of a sample production order. The parameters that users change are stored on disk. */
export class ProcessStore {
  readonly #file: StateFile<ChangedParameters>;
  readonly #order = processOrder();

  private constructor(file: StateFile<ChangedParameters>) {
    this.#file = file;
  }

  static async open(file: StateFileOptions): Promise<ProcessStore> {
    return new ProcessStore(await StateFile.open(file, format));
  }

  /** Returns the order with its steps; undefined if there is none with this number. */
  find(number: number): ProcessOrder | undefined {
    if (number !== this.#order.number) return undefined;
    const changed = this.#file.state;
    return { ...this.#order, steps: this.#order.steps.map((step) => ({ ...step, ...changed.get(step.id) })) };
  }

  /**
   * Stores parameters of steps. A step that is done, and one with an invalid parameter, is refused.
   * @param changes `{id, values}` each
   * @throws StorageError
   */
  async save(changes: readonly unknown[]): Promise<SavedSteps> {
    return this.#file.change<SavedSteps>((state) => {
      const next = new Map(state);
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
        const all = { ...next.get(step.id), ...parameters };
        next.set(step.id, all);
        saved.set(step.id, { ...step, ...all });
      }
      const result = { saved: [...saved.values()], refused };
      return saved.size > 0 ? { state: next, result } : { result };
    });
  }

  /** Resolves when no write is pending. */
  flush(): Promise<void> {
    return this.#file.flush();
  }
}

function reasonOf(step: OrderStep | undefined): string {
  if (!step) return 'dassProcessStepMissing';
  return step.status === 'done' ? 'dassProcessStepDone' : 'dassProcessInvalid';
}

interface StoredParameters {
  readonly id: number;
  readonly values: Partial<StepParameters>;
}

const format: StateFormat<ChangedParameters> = {
  initial: () => new Map(),
  write: (changed) => [...changed].map(([id, values]): StoredParameters => ({ id, values })),
  read: (stored) => {
    if (!Array.isArray(stored)) return undefined;
    const { entries, skipped } = readEntries(stored, isStored);
    return { state: new Map(entries.map(({ id, values }) => [id, values])), skipped };
  },
};

const isStored = (value: unknown): value is StoredParameters =>
  isObject(value) && Number.isSafeInteger(value.id) && readParameters(value.values) !== undefined;

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
