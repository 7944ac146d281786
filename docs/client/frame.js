// Shows an example as the query of its address says: `?theme=dark&language=en&direction=rtl&density=compact`.
const root = document.documentElement;
const query = new URLSearchParams(location.search);
if (query.has('theme')) root.dataset.theme = query.get('theme');
if (query.has('density')) root.dataset.density = query.get('density');
if (query.has('language')) root.lang = query.get('language');
if (query.has('direction')) root.dir = query.get('direction');
// The page around the frame shows what is wrong in edited code.
addEventListener('error', ({ message }) => parent.postMessage({ exampleError: message }, origin));
