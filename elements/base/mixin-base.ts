/**
 * The base class of a mixin that adds properties to elements. TypeScript requires `any[]` for its constructor.
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type MixinBase = abstract new (...args: any[]) => object;
