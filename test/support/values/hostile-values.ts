const fails = (): never => {
  throw new Error('A value of an application cannot be read');
};

/** A Proxy on which every operation throws, `Array.isArray` and `instanceof` included. */
export function revoked<T extends object>(target: T): T {
  const { proxy, revoke } = Proxy.revocable(target, {});
  revoke();
  return proxy;
}

/** An object in which reading any of these fields throws. */
export function withFailingFields<T extends object = Record<string, unknown>>(...fields: string[]): T {
  return Object.defineProperties(
    {},
    Object.fromEntries(fields.map((field) => [field, { enumerable: true, configurable: true, get: fails }])),
  ) as T;
}

/** A function that throws when it is converted to text. */
export const functionWithoutText = (): (() => void) => Object.assign(() => {}, { toString: fails, valueOf: fails });

/** New values that throw when they are read or converted, as an application could pass them. */
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
