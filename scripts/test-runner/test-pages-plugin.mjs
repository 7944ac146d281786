// Serves files for tests: a blank page as another document of the same origin, and the name of the only tested element
// (`npm run test:element -- pick-list`).
const blank = `<!doctype html><html lang="pt-BR"><meta charset="utf-8"><title>Blank</title>
<script>
  // An error in a frame is an error of the page that has the frame.
  const forward = (error, message) => {
    if (parent !== window) parent.dispatchEvent(new parent.ErrorEvent('error', { error, message }));
  };
  addEventListener('error', (event) => forward(event.error, event.message));
  addEventListener('unhandledrejection', (event) => forward(event.reason, String(event.reason)));
</script><body></body></html>`;

export const testPagesPlugin = () => ({
  name: 'test-pages',
  serve(context) {
    if (context.path === '/blank.html') return { body: blank, type: 'html' };
    if (context.path === '/wanted.json')
      return { body: JSON.stringify({ element: process.env.DASS_ELEMENT ?? '' }), type: 'json' };
    return undefined;
  },
});
