import { tryRead } from '../../core/util/read-value.js';
import type { FormElement } from './form-element.js';
import type { Accept } from '../property.js';
import { describe, warnOnce } from '../warn.js';

/**
 * Decorator of the value property of a field. Until it is set, and after `undefined` or a form reset, it returns the
 * default property, like `value` and `defaultValue` of native inputs. An invalid value logs one warning and does the
 * same.
 *
 * @param defaultProperty name of the property with the default value
 * @param accept converts the value, or returns `undefined` for an invalid one
 * @param fit adapts the value to other properties at each read, such as its bounds
 * @param onSet called at each set, also with an equal value; `undefined` for the default
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
        const accepted = value === undefined ? undefined : tryRead(`'${name}'`, () => accept(value), undefined);
        if (accepted === undefined && value !== undefined && value !== null) {
          warnOnce(this.localName, `'${name}' cannot be ${describe(value)}; its default is used.`);
        }
        if (accepted === undefined) own.delete(this);
        else own.set(this, accepted);
        onSet?.(this, accepted);
        this.valueSet((accepted ?? this[defaultProperty]) === '');
        this.requestUpdate(name, old);
      },
    });
  };
}
