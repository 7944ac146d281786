/** How the whole page is loaded anew. An object, so that a test can put something else in its place. */
export const pageReload = {
  now(): void {
    location.reload();
  },
};
