/** The detail of `dass-navigate`: the link that the user followed. */
export interface NavigateDetail {
  /** The address of the link: http(s) or relative. */
  readonly url: string;
  /** The label of the link as the application set it: a text or a `dass…` key. */
  readonly label: string;
}

/**
 * Whether a click on a link navigates in the current tab. Other clicks (Control, Meta, Shift, middle button) open a new
 * tab or window, or start a download. The browser handles them.
 */
export const staysInPage = (event: MouseEvent): boolean =>
  event.type === 'click' && event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;

/** Whether a click follows the link. A right click does not. */
export const followsLink = (event: MouseEvent): boolean => event.button === 0 || event.button === 1;
