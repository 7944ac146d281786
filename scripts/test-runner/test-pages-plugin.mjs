// What tests fetch beside the code: a blank page for another document of the same origin, and the name of the one
// element that a run is about (`npm run test:element -- pick-list`).
const blank = '<!doctype html><html lang="pt-BR"><meta charset="utf-8"><title>Blank</title><body></body></html>';

export const testPagesPlugin = () => ({
  name: 'test-pages',
  serve(context) {
    if (context.path === '/blank.html') return { body: blank, type: 'html' };
    if (context.path === '/wanted.json')
      return { body: JSON.stringify({ element: process.env.DASS_ELEMENT ?? '' }), type: 'json' };
    return undefined;
  },
});
