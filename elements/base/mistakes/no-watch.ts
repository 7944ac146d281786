/**
 * In place of `watchMistakes()` of `watch.ts` in production: the package's `imports` choose one of them by the condition
 * `development`. Does nothing. A function declaration, because bundlers then remove its calls.
 */
export function watchMistakes(_base: unknown): undefined {}
