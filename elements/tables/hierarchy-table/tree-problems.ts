import { warnOnce } from '../../base/warn.js';
import { problem, type TreeShape } from '../../core/tree/tree-shape.js';
import type { TreeProblems } from './hierarchy-table-events.js';

/** Maximum number of keys in the console warning. */
const MAX_NAMED_KEYS = 5;

function problemsOf(shape: TreeShape): TreeProblems {
  const keysOf = (bit: number): string[] => {
    const keys: string[] = [];
    shape.problems?.forEach((bits, rowIndex) => {
      if (bits & bit) keys.push(shape.keyOf(rowIndex));
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

/** Reports rows that do not fit into a tree in the console. @returns the detail of the event */
export function reportProblems(tag: string, shape: TreeShape): TreeProblems {
  const problems = problemsOf(shape);
  const { orphans, cycles, duplicates, missingIds } = problems;
  const describe = (keys: readonly string[], what: string): string => {
    const named = keys.slice(0, MAX_NAMED_KEYS).join(', ');
    return keys.length === 0 ? '' : ` ${keys.length} ${what}: ${named}${keys.length > MAX_NAMED_KEYS ? ', …' : ''}.`;
  };
  warnOnce(
    tag,
    'Some rows do not fit into the tree; all of them are shown.' +
      describe(orphans, 'without their parent, as roots') +
      describe(cycles, 'cut out of a circle of parents, as roots') +
      describe(duplicates, 'with a key that another has, too') +
      describe(missingIds, 'without an id'),
  );
  return problems;
}
