// An element's page begins with its first example: it is alive before the site's own elements and the other examples load.
const LIMIT_MS = 3000;

/** Resolves when the first example is alive, or after three seconds; at once if the page has none or opens another part. */
export const firstExampleShown: Promise<void> =
  document.querySelector('.first-example') && !location.hash
    ? new Promise((resolve) => {
        addEventListener('message', ({ data }: MessageEvent<{ exampleShown?: boolean } | null>) => {
          if (data?.exampleShown) resolve();
        });
        setTimeout(resolve, LIMIT_MS);
      })
    : Promise.resolve();
