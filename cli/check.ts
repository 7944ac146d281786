import type { Manifest } from '../elements/core/manifest/element-names.js';
import { ProblemFinder, type Problem } from './find-problems.js';
import { readUses } from './read-uses.js';
import { applyEdits, positionOf } from './source-file.js';

/** A mistake and its place, as `--json` writes it. The documentation of the command names the fields. */
export interface Finding {
  readonly file: string;
  /** Starts at 1. */
  readonly line: number;
  /** Starts at 1, in UTF-16 code units. */
  readonly column: number;
  readonly message: string;
  /** What `--fix` writes, if there is exactly one right name. */
  readonly suggestion?: string;
  /** Whether `--fix` has written it. */
  readonly fixed?: boolean;
}

/** Names may be right only after others are: those of an element whose tag was wrong. */
const MAX_PASSES = 3;

/** Finds, and with `fix` corrects, the mistakes in a text. */
export class Checker {
  readonly #finder: ProblemFinder;

  constructor(manifest: Manifest) {
    this.#finder = new ProblemFinder(manifest);
  }

  /**
   * Returns the mistakes in a text.
   *
   * @param path its ending says how the text is read
   * @throws CodeError
   */
  check(path: string, text: string): Finding[] {
    return this.#problems(path, text).map((problem) => this.#finding(path, text, problem));
  }

  /** @throws CodeError */
  fix(path: string, text: string): { text: string; findings: Finding[] } {
    const fixed: Finding[] = [];
    for (let pass = 0; pass < MAX_PASSES; pass++) {
      const problems = this.#problems(path, text).filter(({ suggestion }) => suggestion !== undefined);
      if (problems.length === 0) break;
      fixed.push(...problems.map((problem) => ({ ...this.#finding(path, text, problem), fixed: true })));
      const edits = problems.flatMap(({ use, suggestion = '' }) =>
        use.places.map((place) => ({ ...place, text: suggestion })),
      );
      text = applyEdits(text, edits);
    }
    const findings = [...fixed, ...this.check(path, text)];
    return { text, findings: findings.sort((a, b) => a.line - b.line || a.column - b.column) };
  }

  #problems(path: string, text: string): Problem[] {
    return readUses(path, text).flatMap((use) => this.#finder.find(use) ?? []);
  }

  #finding(file: string, text: string, { use, message, suggestion }: Problem): Finding {
    return { file, ...positionOf(text, use.offset), message, ...(suggestion === undefined ? {} : { suggestion }) };
  }
}
