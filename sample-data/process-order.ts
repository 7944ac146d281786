import { employeeAt } from './employees.js';
import { translated, type Translations } from './languages.js';
import { processSectors, type ProcessStep } from './process-steps.js';
import { Random } from './random.js';

/** The settings of a process step: of its machine, its tool and who is responsible. Null or an empty text: not set yet. */
export interface StepParameters {
  /** In °C. */
  temperature: number | null;
  /** In bar. */
  pressure: number | null;
  /** In seconds. */
  time: number | null;
  /** In revolutions or stitches per minute. */
  speed: number | null;
  adhesive: string;
  tool: string;
  responsible: string;
  /** Whether each pair is inspected after the step. */
  isInspected: boolean | null;
}

export interface OrderStep extends StepParameters {
  id: number;
  /** In steps of ten, as on a route sheet. */
  sequence: number;
  name: string;
  sector: string;
  translations: Translations<Record<'name' | 'sector', string>>;
  /** Number of the production line. */
  line: number;
  machine: string;
  status: ProcessStep['status'];
}

export interface ProcessOrder {
  number: number;
  /** Name of the shoe model. */
  model: string;
  pairs: number;
  steps: OrderStep[];
}

type Range = readonly [low: number, high: number];

interface SectorSettings {
  readonly lines: readonly number[];
  readonly temperature?: Range;
  readonly pressure?: Range;
  readonly time?: Range;
  readonly speed?: Range;
  readonly tools: readonly string[];
}

/** In the order of `processSectors`. Sewing and assembly run on two lines. */
const SETTINGS: readonly SectorSettings[] = [
  { lines: [1], pressure: [5, 7], time: [3, 6], tools: ['NV-038-A', 'NV-038-B', 'NV-112'] },
  { lines: [1], speed: [900, 1400], tools: ['FS-220', 'RB-060', 'CH-014'] },
  { lines: [1, 2], speed: [1800, 3200], tools: ['AG 90/14 LR', 'AG 100/16 TRI', 'AG 110/18 S'] },
  { lines: [1, 2], temperature: [65, 110], pressure: [3, 6], time: [8, 25], tools: ['FM-38 M', 'MD-02', 'CJ-117'] },
  { lines: [1], time: [10, 40], tools: ['ES-02', 'BC-31', 'EM-38'] },
];
/** Portuguese names of the operations with an adhesive. */
const GLUED = ['Aplicar reforço', 'Colar espuma da lingueta', 'Montar bico', 'Aplicar adesivo', 'Colocar palmilha'];
const ADHESIVES = ['PU 320', 'PU 110', 'PCP 55', 'HM 18'] as const;
/** The second lines have just been set up: most of their parameters are missing. */
const MISSING_ON_SECOND_LINE = 0.7;

const FIRST_STATUSES: readonly ProcessStep['status'][] = [
  ...Array<ProcessStep['status']>(13).fill('done'),
  'running',
  'running',
  'running',
  'stopped',
];

/** Generates a production order of a shoe model: 37 steps in five sectors, the first ones of which are done. */
export function processOrder(number = 10_421): ProcessOrder {
  const operations = processSectors.flatMap(({ name, machines, operations }, sectorIndex) => {
    const settings = SETTINGS[sectorIndex]!;
    return settings.lines.flatMap((line) =>
      operations.map((operation) => ({ operation, sector: name, machines, line, settings })),
    );
  });
  const steps = operations.map(({ operation, sector, machines, line, settings }, index): OrderStep => {
    const random = Random.of(number, index);
    return {
      id: index + 1,
      sequence: (index + 1) * 10,
      ...translated({ name: operation, sector, machine: random.pick(machines) }),
      line,
      status: FIRST_STATUSES[index] ?? 'waiting',
      ...parameters(random, settings, { isGlued: GLUED.includes(operation[0]), isNew: line === 2 }),
    };
  });
  return { number, model: 'Tênis Aurora 38', pairs: 1_240, steps };
}

function parameters(
  random: Random,
  { temperature, pressure, time, speed, tools }: SectorSettings,
  { isGlued, isNew }: { isGlued: boolean; isNew: boolean },
): StepParameters {
  const isMissing = (): boolean => isNew && random.chance(MISSING_ON_SECOND_LINE);
  const value = (range: Range | undefined, step: number): number | null =>
    range && !isMissing() ? Math.round(random.amount(...range) / step) * step : null;
  return {
    temperature: value(temperature, 5),
    pressure: value(pressure, 0.5),
    time: value(time, 1),
    speed: value(speed, 100),
    adhesive: isGlued && !isMissing() ? random.pick(ADHESIVES) : '',
    tool: isMissing() ? '' : random.pick(tools),
    responsible: employeeAt(random.between(0, 199)).name,
    isInspected: isMissing() ? null : random.chance(0.3),
  };
}
