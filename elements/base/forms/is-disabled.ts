/**
 * Whether a form-associated element is disabled, itself or by a fieldset around it. Its attribute is reflected after
 * rendering: while it is still set, `:disabled` says nothing about a fieldset.
 */
export const isDisabled = (element: HTMLElement & { readonly disabled: boolean }): boolean =>
  element.disabled || (element.matches(':disabled') && !element.hasAttribute('disabled'));
