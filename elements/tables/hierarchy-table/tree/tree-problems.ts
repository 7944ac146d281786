import { warnOnce } from '../../../base/warn.js';
import { problem, type TreeShape } from '../../../core/tree/tree-shape.js';

/** The detail of `dass-tree-problems`: keys of the rows that do not fit into a tree. */
export interface TreeProblems {
  /** Keys of the rows whose parent is not among the rows. They are shown as roots. Empty when there are none. */
  readonly orphans: readonly string[];
  /** Keys of the rows that are shown as roots because they are among their own ancestors. Empty when there are none. */
  readonly cycles: readonly string[];
  /**
   * Keys of the rows whose id an earlier row has: `7#2` for the second row with the id 7. Empty when there are none.
   */
  readonly duplicates: readonly string[];
  /** Keys of the rows without an id: `#` and a number. Empty when there are none. */
  readonly missingIds: readonly string[];
}

/** So many keys are named in the console. */
const MOST_NAMED = 5;

function problemsOf(shape: TreeShape): TreeProblems {
  const keysOf = (what: number): string[] => {
    const keys: string[] = [];
    shape.problems?.forEach((bits, place) => {
      if (bits & what) keys.push(shape.keyOf(place));
    });
    return keys;
  };
  return {
    orphans: keysOf(problem.orphan),
    cycles: keysOf(problem.cycle),
    duplicates: keysOf(problem.duplicate),
    missingIds: keysOf(problem.missingId),
  };
}

/** Tells the host what is wrong with the rows, in the console and by an event. */
export function tellProblems(table: HTMLElement, shape: TreeShape): void {
  const problems = problemsOf(shape);
  const { orphans, cycles, duplicates, missingIds } = problems;
  const say = (keys: readonly string[], what: string): string => {
    const named = keys.slice(0, MOST_NAMED).join(', ');
    return keys.length === 0 ? '' : ` ${keys.length} ${what}: ${named}${keys.length > MOST_NAMED ? ', …' : ''}.`;
  };
  warnOnce(
    table.localName,
    'Some rows do not fit into the tree; all of them are shown.' +
      say(orphans, 'without their parent, as roots') +
      say(cycles, 'cut out of a circle of parents, as roots') +
      say(duplicates, 'with a key that another has, too') +
      say(missingIds, 'without an id'),
  );
  table.dispatchEvent(new CustomEvent('dass-tree-problems', { detail: problems }));
}
