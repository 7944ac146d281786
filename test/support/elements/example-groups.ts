import type { Example } from '../../../elements/base/examples.js';

type ExampleGroup = readonly (readonly [name: string, example: Example])[];

/** The examples that can be shown at the same time: together, which saves time; one that covers the page is alone. */
export function groupsOf(examples: Readonly<Record<string, Example>>): readonly ExampleGroup[] {
  const all = Object.entries(examples);
  return [all.filter(([, { overlay }]) => !overlay), ...all.filter(([, { overlay }]) => overlay).map((one) => [one])];
}
