import { tryRead } from '../../core/util/read-value.js';
import type { FormElement } from './form-element.js';
import type { Accept } from '../property.js';
import { describe, warnOnce } from '../warn.js';

/**
 * Declares the property that holds the value of a field. Until it is set, and after `undefined` or a reset of the
 * form, it is what the default property says (the `value` and `defaultValue` of native inputs); a bad value warns once
 * and does the same.
 * @param defaultProperty name of the property that holds the default value
 * @param accept the value to keep, or undefined for one that cannot be used
 * @param fit what the value is under the other properties as they are now (its bounds), whatever was set
 * @param onSet is told what was set, be it the same as before (undefined for the default), for an element that keeps more
 */
export function fieldValue<E extends FormElement, Value>(
  defaultProperty: keyof E & string,
  accept: Accept<Value>,
  fit: (value: Value, element: E) => Value = (value) => value,
  onSet?: (element: E, value: Value | undefined) => void,
) {
  return (prototype: E, name: string): void => {
    const elementClass = prototype.constructor as typeof FormElement;
    const own = new WeakMap<E, Value>();
    elementClass.valueProperty = name;
    elementClass.createProperty(name, { attribute: false, noAccessor: true });
    Object.defineProperty(prototype, name, {
      configurable: true,
      enumerable: true,
      get(this: E): Value {
        return fit(own.get(this) ?? (this[defaultProperty] as Value), this);
      },
      set(this: E, value: unknown) {
        const old: unknown = (this as unknown as Record<string, unknown>)[name];
        const taken = value === undefined ? undefined : tryRead(`'${name}'`, () => accept(value), undefined);
        if (taken === undefined && value !== undefined && value !== null) {
          warnOnce(this.localName, `'${name}' cannot be ${describe(value)}; its default is used.`);
        }
        if (taken === undefined) own.delete(this);
        else own.set(this, taken);
        onSet?.(this, taken);
        this.requestUpdate(name, old);
      },
    });
  };
}
