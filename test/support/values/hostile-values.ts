const fails = (): never => {
  throw new Error('A value of an application cannot be read');
};

/** A Proxy that every operation fails on, `Array.isArray` and `instanceof` included. */
export function revoked<T extends object>(target: T): T {
  const { proxy, revoke } = Proxy.revocable(target, {});
  revoke();
  return proxy;
}

/** An object in which every named field throws when it is read. */
export function withFailingFields<T extends object = Record<string, unknown>>(...fields: string[]): T {
  return Object.defineProperties(
    {},
    Object.fromEntries(fields.map((field) => [field, { enumerable: true, configurable: true, get: fails }])),
  ) as T;
}

/** A function that cannot be written out. */
export const functionWithoutText = (): (() => void) => Object.assign(() => {}, { toString: fails, valueOf: fails });

/** Values that most code cannot even look at: new ones each time, as an application would hand them over. */
export function hostileValues(): Readonly<Record<string, unknown>> {
  const list: unknown[] = [{ id: 1 }];
  return {
    'a revoked object': revoked({}),
    'a revoked list': revoked([]),
    'a revoked function': revoked(() => {}),
    'a revoked date': revoked(new Date()),
    'an object without prototype': Object.create(null),
    'an object without primitive value': { toString: 0, valueOf: 0 },
    'a function without text': functionWithoutText(),
    'a list of a revoked object': [revoked({}), { id: 2 }],
    'a list of an object without primitive value': [{ toString: 0, valueOf: 0 }],
    'a list with an entry that throws': Object.defineProperty(list, 1, { get: fails, enumerable: true }),
    'a symbol': Symbol('hostile'),
  };
}
