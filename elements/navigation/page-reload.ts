/** Reloads the page. An object, so that tests can replace the function. */
export const pageReload = {
  now(): void {
    location.reload();
  },
};
