import { parameterNames, type StepParameters } from '../../../workspace/process/api.js';
import { isObject } from '../http/body-fields.js';

type Range = readonly [min: number, max: number];

const ranges: Readonly<Partial<Record<keyof StepParameters, Range>>> = {
  temperature: [-40, 400],
  pressure: [0, 60],
  time: [0, 3_600],
  speed: [0, 20_000],
};
const MAX_TEXT_LENGTH = 80;

/** Reads parameters of a step. @returns undefined if one is unknown or invalid, or there is none */
export function readParameters(value: unknown): Partial<StepParameters> | undefined {
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
