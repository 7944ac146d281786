import type { CallOptions } from '../app/service-call.js';

/** A number of things of a feature that wait for the user. The home page shows it as a link to them. */
export interface WorkCount {
  readonly id: string;
  /** Name of a registered icon. */
  readonly icon: string;
  /** What is counted, in the current language and for this number, without the number itself. */
  readonly label: (count: number) => string;
  readonly load: (options: CallOptions) => Promise<CountedWork>;
}

export interface CountedWork {
  readonly count: number;
  /** Address of the list of what is counted. */
  readonly url: string;
  /** A few words about it, in the current language. */
  readonly note?: () => string;
}
