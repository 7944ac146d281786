/** The detail of `dass-navigate`: the link that the user followed. */
export interface NavigateDetail {
  /** The address of the link: http(s) or relative. */
  readonly url: string;
  /** The label of the link as the application set it: a text or a `dass…` key. */
  readonly label: string;
}

/**
 * Whether a click on a link asks for this very page to go there. Any other (Control, Meta, Shift, the middle button)
 * asks for a new tab, a new window or a download, which is between the user and the browser.
 */
export const staysInPage = (event: MouseEvent): boolean =>
  event.type === 'click' && event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;

/** Whether it follows the link at all: a right click does not. */
export const followsLink = (event: MouseEvent): boolean => event.button === 0 || event.button === 1;
