/** As much of a page as the change of the language needs, for tests in Node. Imported before what they test. */
Object.assign(globalThis, { window: new EventTarget(), document: { documentElement: { lang: '' } } });
