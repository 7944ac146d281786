import * as React from 'react';
import { isServer } from './create-component.js';

interface Props {
  readonly value?: unknown;
}
interface Field extends HTMLElement {
  value: unknown;
}

const isEmpty = (value: unknown): boolean => value == null || (value as { readonly length?: number }).length === 0;

/**
 * Sets an empty `value` only when it is another one than in the last rendering, as React does with native fields. The
 * elements remove an incomplete text when they get an empty value, also an equal one; rendering again must not do that.
 */
export function withChangedValue(
  component: React.ComponentType<Props & { ref?: unknown }>,
  displayName: string,
): React.ComponentType<Props> {
  // There is nothing that the user has typed.
  if (isServer) return component;
  const WithChangedValue = React.forwardRef<Field, Props>((props, ref) => {
    const { value, ...others } = props;
    const [given] = React.useState<{ field: Field | null; props: Props }>({ field: null, props: {} });
    const setField = React.useCallback(
      (field: Field | null) => {
        given.field = field;
        if (typeof ref === 'function') ref(field);
        else if (ref) (ref as React.MutableRefObject<Field | null>).current = field;
      },
      [given, ref],
    );
    // No dependencies: what the user has typed gives way to a value that the application keeps.
    React.useLayoutEffect(() => {
      const { field, props: last } = given;
      given.props = props;
      if (!field || !('value' in props || 'value' in last)) return;
      if (last.value === value && 'value' in last && isEmpty(value) && isEmpty(field.value)) return;
      field.value = value;
    });
    return React.createElement(component, { ...others, ref: setField });
  });
  WithChangedValue.displayName = displayName;
  return WithChangedValue;
}
