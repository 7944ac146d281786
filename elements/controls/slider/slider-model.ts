/** The values of a slider. */
export interface SliderRange {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** Returns the range of a slider. With named steps there is one step for each name, from 0. */
export function sliderRange({
  min,
  max,
  step,
  stepLabels,
}: SliderRange & { readonly stepLabels: readonly string[] }): SliderRange {
  if (stepLabels.length > 0) return { min: 0, max: stepLabels.length - 1, step: 1 };
  return { min, max: Math.max(min, max), step };
}

/** Returns the nearest step, rounded like a native range input: halves up, never above the last step. */
export function nearestStep(value: number, { min, max, step }: SliderRange): number {
  const last = Math.floor((max - min) / step + 1e-9);
  const steps = Math.min(last, Math.max(0, Math.round((value - min) / step)));
  // 0.1 + 2 * 0.1 is not 0.3 in binary, so the result has as many decimals as the steps.
  return Number((min + steps * step).toFixed(Math.max(decimals(min), decimals(step))));
}

function decimals(value: number): number {
  const [mantissa = '', exponent = '0'] = String(value).split('e');
  return Math.min(100, Math.max(0, (mantissa.split('.')[1]?.length ?? 0) - Number(exponent)));
}
