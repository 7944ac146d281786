import { useContext } from 'react';
import { HasNavigatedContext } from './has-navigated.js';
import { isReturnFromSignIn } from './sign-in-return.js';

/** Whether the focus is nowhere, or in the header of the page that has been opened: the user has not moved it. */
const isFocusFree = (): boolean => {
  const { activeElement } = document;
  return !activeElement || activeElement === document.body || activeElement.matches('.page-header');
};

/**
 * Returns a function that moves the focus to the place to which the user returns, unless he has moved it meanwhile.
 * After a reload the focus stays with the document.
 */
export function useReturnFocus(): (element: HTMLElement) => void {
  const hasNavigated = useContext(HasNavigatedContext);
  return (element) => {
    if (!hasNavigated && !isReturnFromSignIn) return;
    const focus = (): void => {
      // The scroll position is restored, too.
      if (element.isConnected && isFocusFree()) element.focus({ preventScroll: true });
    };
    // After `PageFrame` has moved the focus to the header.
    requestAnimationFrame(() => requestAnimationFrame(focus));
  };
}
