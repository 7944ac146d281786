import type { DataRequest, DataSource } from '../../elements/core/data/data-source.js';

/**
 * A source of 10,000,000 rows `Peça 0`, `Peça 1` … with the ids `0`, `1` … that answers at once, unless `wait` or `fails`
 * says otherwise. A search for `x` finds three, `Peça x0` to `Peça x2`.
 */
export class TestSource implements DataSource {
  readonly requests: DataRequest[] = [];
  fails = false;
  wait: Promise<unknown> | undefined;
  total = 10_000_000;

  async load(request: DataRequest) {
    this.requests.push(request);
    await this.wait;
    if (this.fails) throw new Error('down');
    const { from, count, search } = request;
    const total = search ? 3 : this.total;
    const rows = Array.from({ length: Math.max(0, Math.min(count, total - from)) }, (_, at) => ({
      id: `${search}${from + at}`,
      label: `Peça ${search}${from + at}`,
    }));
    return { rows, total };
  }

  /** Delays the answers. @returns lets them arrive */
  delay(): () => void {
    let answer = (): void => {};
    this.wait = new Promise<void>((resolve) => (answer = resolve));
    return () => {
      this.wait = undefined;
      answer();
    };
  }
}
