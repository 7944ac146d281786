// Filters of lists beside folded strings. `node --expose-gc --import tsx bench/models/filtering.ts [rows …]`
import { fold } from '../../elements/core/text/text-fold.js';
import { ListFilter, type WhenIdle } from '../../elements/core/text/list-filter.js';
import { compare, type Contender } from './measure-cpu.js';
import { rowsOf, sizes, type Row } from './rows.js';

const lists: Readonly<Record<string, (row: Row) => string>> = {
  'code and name': ({ code, name }) => `${String(code)} ${String(name)}`,
  description: ({ description }) => String(description),
};
/** What is typed, key by key. */
const typed = ['a', 'al', 'alg'] as const;

/** Idle time that is given on request. */
class Idle {
  readonly #works = new Set<(hasTime: () => boolean) => boolean>();
  readonly whenIdle: WhenIdle = (work) => {
    this.#works.add(work);
    return () => this.#works.delete(work);
  };

  run(): void {
    for (const work of this.#works) {
      while (work(() => true));
      this.#works.delete(work);
    }
  }
}

function matching(folded: readonly string[], query: string, candidates?: Uint32Array): Uint32Array {
  const found = new Uint32Array(candidates?.length ?? folded.length);
  let count = 0;
  for (let at = 0; at < found.length; at++) {
    const index = candidates ? (candidates[at] as number) : at;
    if (folded[index]?.includes(query)) found[count++] = index;
  }
  return found.slice(0, count);
}

for (const size of sizes) {
  const rows = rowsOf(size);
  const cases: Record<string, Record<string, Contender>> = {};
  for (const [name, textOf] of Object.entries(lists)) {
    const texts = rows.map(textOf);
    const create = (options: { readsOnce?: boolean; whenIdle?: WhenIdle } = {}): ListFilter => {
      const filter = new ListFilter(options);
      filter.setList(texts.length, (at) => texts[at] as string);
      return filter;
    };
    const folded = texts.map(fold);
    cases[`${name}: first key`] = {
      filter: () => () => create({ whenIdle: new Idle().whenIdle }).filter('al'),
      'without pattern': () => () => create({ readsOnce: true }).filter('al'),
      strings: () => () => matching(texts.map(fold), 'al'),
    };
    for (const [at, key] of typed.entries()) {
      if (at === 0) continue;
      const before = typed[at - 1] as string;
      const prepared = (idle?: Idle): ListFilter => {
        const filter = create(idle && { whenIdle: idle.whenIdle });
        filter.filter('xyz');
        idle?.run();
        filter.filter(before);
        return filter;
      };
      cases[`${name}: '${key}' after '${before}', with idle time`] = {
        filter: () => {
          const idle = new Idle();
          const filter = prepared(idle);
          return () => {
            idle.run();
            filter.filter(key);
          };
        },
        'without pattern': () => {
          const filter = prepared();
          return () => filter.filter(key);
        },
        strings: () => {
          const last = matching(folded, before);
          return () => matching(folded, key, last);
        },
      };
    }
  }
  compare(`Filters, ${size} texts`, cases);
}
